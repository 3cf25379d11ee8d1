public import Foundation
public import QuartzCore
public import UIFoundation

/// Shows the focus by a ring around a shape in the item's space.
@preconcurrency @MainActor open class UIFocusHaloEffect: UIFocusEffect {
    /// The position of the ring at the outline.
    public enum Position: Int, Sendable {
        /// Outside, or inside where there is no room.
        case automatic = 0
        case outside = 1
        case inside = 2
    }

    /// The outline that the ring follows; nil is the item's own shape.
    private(set) var outline: FocusOutline?

    /// Makes a ring around the item's own shape.
    public override init() { super.init() }

    /// Makes a ring around a rectangle.
    public convenience init(rect: CGRect) {
        self.init()
        outline = .roundedRect(rect, radius: 0, curve: .circular)
    }

    /// Makes a ring around a rectangle with round corners.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve) {
        self.init()
        outline = .roundedRect(rect, radius: cornerRadius, curve: curve)
    }

    /// Is drawn along a path, which is taken as it is.
    public convenience init(path bezierPath: UIBezierPath) {
        self.init()
        outline = .path(bezierPath.cgPath)
    }

    /// The view to which the ring is added, one around the item; nil leaves it to the system.
    open weak var containerView: UIView?

    /// The view in the container behind the ring; nil adds the ring in front of all.
    open weak var referenceView: UIView?

    /// The position of the ring at the outline.
    open var position: Position = .automatic

    override func duplicate() -> UIFocusEffect {
        let copy = UIFocusHaloEffect()
        copy.outline = outline
        (copy.containerView, copy.referenceView, copy.position) = (containerView, referenceView, position)
        return copy
    }
}
