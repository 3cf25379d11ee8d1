public import Foundation
import QuartzCore
import UIFoundation

/// A rectangle for layout in a view, positioned by constraints like a view.
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

    /// The owning view, which clears it when it ends: a weak reference would make every counting of references to a view with
    /// guides slow.
    let ownerReference = BackReference<UIView>()

    var owner: UIView? {
        get { ownerReference.object }
        set { ownerReference.object = newValue }
    }

    /// A name of the app's for debugging.
    open var identifier = ""

    /// The rectangle in the owning view's coordinates after its last layout; empty before, and without constraints.
    open var layoutFrame: CGRect { appliedFrame }

    /// The identifier of the element in an interface file from which the guide was made.
    var interfaceID: String?

    var appliedFrame = CGRect.zero
    var layoutMembership: LayoutMembership?

    /// For a guide that follows the edges of its view's alignment rectangle: the distances from them, inwards.
    var insetsInContainer: UIEdgeInsets? { nil }

    /// Called when the safe area of the owning view has changed.
    func ownerSafeAreaDidChange() {}

    var positionIsFixed: Bool { false }

    /// Whether the guide determines its position along an axis itself.
    func keepsPosition(along axis: NSLayoutConstraint.Axis) -> Bool {
        layoutState?.hasPosition(along: axis) != true
    }

    /// Applies the solution of the constraints, during the owning view's layout.
    func applySolvedFrame() {
        if let frame = layoutState?.solvedFrame { appliedFrame = frame }
    }

    /// Makes a guide without an owning view.
    public override init() { super.init() }

    // MARK: Anchors

    /// The leading edge.
    open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(of: self, .leading) }
    /// The trailing edge.
    open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(of: self, .trailing) }
    /// The left edge.
    open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(of: self, .left) }
    /// The right edge.
    open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(of: self, .right) }
    /// The top edge.
    open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(of: self, .top) }
    /// The bottom edge.
    open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(of: self, .bottom) }
    /// The width.
    open var widthAnchor: NSLayoutDimension { NSLayoutDimension(of: self, .width) }
    /// The height.
    open var heightAnchor: NSLayoutDimension { NSLayoutDimension(of: self, .height) }
    /// The horizontal centre.
    open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(of: self, .centerX) }
    /// The vertical centre.
    open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(of: self, .centerY) }

    // MARK: Debugging

    /// The constraints that affect the guide's layout along an axis.
    open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        constraintsAffecting(axis)
    }

    /// Whether other rectangles would satisfy the constraints, too.
    open var hasAmbiguousLayout: Bool { isAmbiguous }
}
