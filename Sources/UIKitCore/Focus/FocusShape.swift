import CoreGraphics
package import Foundation
import QuartzCore

/// The shape that shows the focus of a view, in the space of that view or of one inside it, such as a slider's handle.
@_spi(Subclassing) public struct FocusShape {
    package let view: UIView
    package let outline: FocusOutline

    /// The rectangle of a view with its corners.
    package init(of view: UIView) { (self.view, outline) = (view, FocusOutline(of: view)) }

    /// A rectangle in a view, with round corners.
    package init(_ rect: CGRect, radius: CGFloat, in view: UIView) {
        (self.view, outline) = (view, .roundedRect(rect, radius: radius, curve: .circular))
    }

    /// A shape around the content of a button in a bar, as high as leaves room for the ring in the button.
    package init(around content: [UIView?], of button: UIView, widerBy width: CGFloat) {
        let frames = content.compactMap { $0 }.filter { !$0.isHidden }.map(\.frame)
        let around = frames.reduce(CGRect.null) { $0.union($1) }.insetBy(dx: -width, dy: -3)
        let reach = FocusRing.reach
        let room = CGRect(
            x: around.minX, y: button.bounds.minY + reach, width: around.width, height: button.bounds.height - 2 * reach
        )
        let rect = around.intersection(room)
        self = rect.isEmpty ? FocusShape(of: button) : FocusShape(rect, radius: FocusRing.minimumRadius, in: button)
    }

    /// Makes the shape that an app has chosen for a view.
    package init(_ outline: FocusOutline, in view: UIView) { (self.view, self.outline) = (view, outline) }
}
