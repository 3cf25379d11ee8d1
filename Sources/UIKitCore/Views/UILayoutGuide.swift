public import Foundation
import UIFoundation

/// A rectangle of a view's layout that is no view, decided about by constraints.
@preconcurrency @MainActor open class UILayoutGuide: NSObject {
    /// The view in whose coordinates the guide lies; setting it moves the guide there.
    open weak var owningView: UIView? {
        get { owner }
        set {
            guard newValue !== owner else { return }
            owner?.removeLayoutGuide(self)
            newValue?.addLayoutGuide(self)
        }
    }

    weak var owner: UIView?

    /// A name for finding out which guide one has before one.
    open var identifier = ""

    /// The rectangle in the owning view's coordinates, as of its last layout; empty before, and while no constraint decides about
    /// it.
    open var layoutFrame: CGRect { appliedFrame }

    /// The identifier of the element in an interface file that the guide was made from.
    var interfaceID: String?

    var appliedFrame = CGRect.zero
    var layoutMembership: LayoutMembership?

    /// For a guide that follows the edges of its view's alignment rectangle: the distances from them, inwards.
    var insetsInContainer: UIEdgeInsets? { nil }

    /// Called when the safe area of the owning view has changed.
    func ownerSafeAreaDidChange() {}

    var positionIsFixed: Bool { false }

    /// Whether the guide's position along an axis is its own to say.
    func keepsPosition(along axis: NSLayoutConstraint.Axis) -> Bool {
        layoutState?.hasPosition(along: axis) != true
    }

    /// Applies what constraints have decided, in the owning view's layout.
    func applySolvedFrame() {
        if let frame = layoutState?.solvedFrame { appliedFrame = frame }
    }

    /// Makes a guide that belongs to no view.
    public override init() { super.init() }

    // MARK: Anchors

    /// The edge at which reading begins.
    open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(of: self, .leading) }
    /// The edge at which reading ends.
    open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(of: self, .trailing) }
    /// The left edge.
    open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(of: self, .left) }
    /// The right edge.
    open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(of: self, .right) }
    /// The upper edge.
    open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(of: self, .top) }
    /// The lower edge.
    open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(of: self, .bottom) }
    /// The width.
    open var widthAnchor: NSLayoutDimension { NSLayoutDimension(of: self, .width) }
    /// The height.
    open var heightAnchor: NSLayoutDimension { NSLayoutDimension(of: self, .height) }
    /// The middle from left to right.
    open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(of: self, .centerX) }
    /// The middle from top to bottom.
    open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(of: self, .centerY) }

    // MARK: Asking

    /// The constraints that have to do with where the guide is along an axis.
    open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        constraintsAffecting(axis)
    }

    /// Whether other rectangles would meet the constraints as well.
    open var hasAmbiguousLayout: Bool { isAmbiguous }
}
