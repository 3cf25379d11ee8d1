import CoreGraphics

/// A rectangle that takes part in a layout by constraints: a view, or a guide of one.
///
/// Its rectangle is the one to which constraints refer, in the space of its container. Whatever holds other items has a space of
/// its own inside, whose origin may lie elsewhere than the rectangle's.
protocol ConstraintItem: AnyObject {
    /// The item in whose space the rectangle lies; nil at the top of a hierarchy.
    var constraintContainer: (any ConstraintItem)? { get }
    /// The rectangle as it is now, in points.
    var constraintFrame: CGRect { get }
    /// The origin of the item's own space, measured from the rectangle's upper left.
    var contentOrigin: CGPoint { get }
    /// Whether constraints decide about the rectangle: the item leaves it to them, and some mention it. Else it is what the item
    /// says.
    var isPlacedByConstraints: Bool { get }
    /// The distances of the first baseline from the upper edge and of the last one from the lower edge, in points.
    var baselineDistances: (first: CGFloat, last: CGFloat) { get }
    /// The sizes that the content wishes for, each with its strength.
    var sizeWishes: [SizeWish] { get }
    /// The items whose rectangles lie in the item's own space.
    var constraintChildren: [any ConstraintItem] { get }
    /// The state that constraints keep for the item; nil while none has mentioned or enclosed it.
    var layoutState: LayoutState? { get }
    /// The state, made now unless there is one.
    func makeLayoutState() -> LayoutState
    /// Has constraints that the item encloses, or its own bounds of them, looked after before the next layout.
    func markForConstraints()
    /// Applies a rectangle that was solved.
    func adopt(constraintFrame frame: CGRect)
}
