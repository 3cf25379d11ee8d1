extension UIContextMenuInteraction {
    /// The appearance of an open menu.
    public enum Appearance: Int, Sendable {
        /// No menu is open.
        case unknown = 0
        /// With a preview of the content.
        case rich = 1
        /// The menu alone.
        case compact = 2
    }
}
