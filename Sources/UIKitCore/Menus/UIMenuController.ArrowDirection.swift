extension UIMenuController {
    /// The side of the menu that faces its target.
    public nonisolated enum ArrowDirection: Int, Sendable {
        /// The lower side where there is room, so that the menu is above.
        case `default` = 0
        /// The upper side: the menu is below.
        case up = 1
        /// The lower side: the menu is above.
        case down = 2
        /// The left side.
        case left = 3
        /// The right side.
        case right = 4
    }
}
