import CoreGraphics
import Foundation
import UIFoundation

/// A bar with a position in its container.
@preconcurrency @MainActor public protocol UIBarPositioning: AnyObject {
    /// The position of the bar.
    var barPosition: UIBarPosition { get }
}

extension UIView {
    /// The height that a bar right below the status bar adds to its background at the top, in points.
    var roomBelowStatusBar: CGFloat {
        let top = frame.minY
        return top > 0 && top <= superview?.safeAreaInsets.top ?? 0 ? top : 0
    }
}
