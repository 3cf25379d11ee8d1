import CoreGraphics
import Foundation
import UIFoundation

/// A bar that knows where it stands.
@preconcurrency @MainActor public protocol UIBarPositioning: AnyObject {
    /// Where the bar stands.
    var barPosition: UIBarPosition { get }
}

extension UIView {
    /// How far the background of a bar reaches up that stands right below the status bar, in points.
    var roomBelowStatusBar: CGFloat {
        let top = frame.minY
        return top > 0 && top <= superview?.safeAreaInsets.top ?? 0 ? top : 0
    }
}
