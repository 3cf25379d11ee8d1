/// The side of an edit menu that faces its target.
public nonisolated enum UIEditMenuArrowDirection: Int, Sendable {
    /// The side that has room: the menu is above a rectangle, and beside the point of a pointer.
    case automatic = 0
    /// The upper side: the menu is below.
    case up = 1
    /// The lower side: the menu is above.
    case down = 2
    /// The left side.
    case left = 3
    /// The right side.
    case right = 4
}
