extension UIButton {
    /// What a button looks like by itself.
    ///
    /// Status: partial – disclosure, information, contact and close buttons follow.
    public nonisolated enum ButtonType: Int, Sendable {
        /// White title, and nothing else that the app has not set.
        case custom = 0
        /// Title and template images in the tint colour, fading while pressed.
        case system = 1

        /// An earlier name of `system`.
        public static var roundedRect: ButtonType { .system }
    }
}
