import CoreGraphics
import QuartzCore
import UIKitCore

extension UIView {
    /// The left edge at which the view shows in the window during an animation.
    var shownX: CGFloat {
        var x: CGFloat = 0
        var current: UIView? = self
        while let next = current, !(next is UIWindow) {
            x += (next.layer.presentation() ?? next.layer).frame.minX
            current = next.superview
        }
        return x
    }
}
