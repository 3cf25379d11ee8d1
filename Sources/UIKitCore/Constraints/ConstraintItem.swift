import CoreGraphics
import UIFoundation

/// A rectangle that takes part in a layout by constraints: a view, or a guide of one.
///
/// Its rectangle is the one to which constraints refer, in the space of its container. An item that holds others has a space of
/// its own inside, whose origin may lie elsewhere than the rectangle's.
protocol ConstraintItem: AnyObject {
    /// The item in whose space the rectangle lies; nil at the top of a hierarchy.
    var constraintContainer: (any ConstraintItem)? { get }
    /// The rectangle as it is now, in points.
    var constraintFrame: CGRect { get }
    /// For a rectangle that follows its container's: the distances from the edges of that, inwards; nil for one of its own.
    var insetsInContainer: UIEdgeInsets? { get }
    /// The origin of the item's own space, measured from the rectangle's upper left.
    var contentOrigin: CGPoint { get }
    /// Whether leading is at the right for the item's content.
    var runsRightToLeft: Bool { get }
    /// Whether constraints determine the rectangle: the item allows it, and constraints mention it or connect its inside with
    /// its outside. Otherwise the item's own rectangle counts.
    var isPlacedByConstraints: Bool { get }
    /// The same by the item's state, for callers that have it.
    func isPlacedByConstraints(asOf state: LayoutState) -> Bool
    /// Whether the item keeps its own position along an axis although constraints determine its rectangle, because none of them
    /// determines that position.
    func keepsPosition(along axis: NSLayoutConstraint.Axis) -> Bool
    /// The same by the item's state, for callers that have it.
    func keepsPosition(along axis: NSLayoutConstraint.Axis, asOf state: LayoutState) -> Bool
    /// Whether the item's own position is required, and not only a wish that constraints of its content may override.
    var positionIsFixed: Bool { get }
    /// How the item's own rectangle follows its container's size, where constraints do not determine it.
    var sharesOfContainer: ContainerShares { get }
    /// Whether content of the item that determines its size determines its container's as well: the size follows that one's.
    var followsContainerSize: Bool { get }
    /// The items in the item's own space whose sizes follow its own.
    var followers: [any ConstraintItem] { get }
    /// Whether the item can hold constraints; those of an item that cannot are held by its container.
    var holdsConstraints: Bool { get }
    /// The baselines of the item's text in a width, which is nil before the first solution; nil without text: then its
    /// edges count.
    func textBaselines(inWidth width: CGFloat?) -> TextBaselines?
    /// Whether the height for which the content wishes depends on the width.
    var wrapsContent: Bool { get }
    /// The sizes that the content wishes for, each with its strength.
    ///
    /// - Parameter width: The width that the solution gives, in points, for the height of content that is wrapped; nil before
    ///   the first.
    func sizeWishes(inWidth width: CGFloat?) -> [SizeWish]
    /// The items whose rectangles lie in the item's own space.
    var constraintChildren: [any ConstraintItem] { get }
    /// The state that constraints keep for the item; nil while none has mentioned or enclosed it.
    var layoutState: LayoutState? { get }
    /// The state, made now unless there is one.
    func makeLayoutState() -> LayoutState
    /// The item, and the attribute of it, that an equation means which was written about an attribute of this item.
    func part(
        _ attribute: NSLayoutConstraint.Attribute, in equation: LayoutEquation
    ) -> LayoutEquation.Part
    /// Whether every equation about an attribute of the item means the item itself, so that `part(_:in:)` need not be asked.
    func isOwnPart(_ attribute: NSLayoutConstraint.Attribute) -> Bool
    /// Whether another item is the item's container.
    func isDirectly(in other: any ConstraintItem) -> Bool
    /// Has the constraints that the item holds, and the island of which it is the root, looked after before the next layout.
    func markForSolution()
    /// Whether that will be.
    var isMarkedForSolution: Bool { get }
    /// Whether the item has another rectangle than the solved one.
    var differsFromSolution: Bool { get }
    /// Takes the solved rectangle over.
    func applySolvedFrame()
    /// Whether that runs none of an app's code.
    var appliesFramesUnobserved: Bool { get }
    /// Has the solved rectangle, which the item's state has, applied at the next layout of the container.
    func solvedFrameDidChange(asOf state: LayoutState)
    /// Whether the item lays out its own space at the next layout anyway.
    var isMarkedForLayout: Bool { get }
    /// Has the item lay out its own space, once more where it does so now.
    func markForFurtherLayout()
}

extension ConstraintItem {
    var positionIsFixed: Bool { false }
    var sharesOfContainer: ContainerShares { .none }
    var followsContainerSize: Bool { false }
    var followers: [any ConstraintItem] { [] }
    var appliesFramesUnobserved: Bool { false }
    var isMarkedForSolution: Bool { false }
    func isOwnPart(_ attribute: NSLayoutConstraint.Attribute) -> Bool { false }
    func isDirectly(in other: any ConstraintItem) -> Bool { constraintContainer === other }
    func keepsPosition(along axis: NSLayoutConstraint.Axis, asOf state: LayoutState) -> Bool {
        keepsPosition(along: axis)
    }

    /// The item itself, by the attribute that the constraint names.
    func ownPart(_ attribute: NSLayoutConstraint.Attribute) -> LayoutEquation.Part {
        LayoutEquation.Part(state: makeLayoutState(), attribute: attribute)
    }
}
