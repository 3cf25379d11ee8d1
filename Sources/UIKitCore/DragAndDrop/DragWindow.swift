import CoreGraphics
import Foundation

/// Lies over all windows but those of alerts while items are dragged, shows them, and lets every touch through.
final class DragWindow: UIWindow {
    init(in scene: UIWindowScene) {
        super.init(windowScene: scene)
        isSystemWindow = true
        isUserInteractionEnabled = false
        windowLevel = Level(rawValue: Level.statusBar.rawValue + 1)
    }

    required init?(coder: NSCoder) { nil }

    override var canBecomeKey: Bool { false }

    override var drawsContent: Bool { false }
}
