import CoreGraphics
import Foundation

/// The window of the status bar, which passes on all touches that the bar itself does not handle.
final class StatusBarWindow: UIWindow {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }

    override var drawsContent: Bool { false }
}
