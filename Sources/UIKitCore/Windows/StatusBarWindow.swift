import CoreGraphics
import Foundation

/// The window of the status bar, which lets everything through that the bar itself does not take.
final class StatusBarWindow: UIWindow {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }

    override var drawsContent: Bool { false }
}
