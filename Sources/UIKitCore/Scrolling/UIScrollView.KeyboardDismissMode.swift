extension UIScrollView {
    /// How dragging puts the keyboard away.
    public nonisolated enum KeyboardDismissMode: Int, Sendable {
        /// It does not.
        case none
        /// As soon as a drag begins.
        case onDrag
        /// With the finger.
        ///
        /// Status: partial – like `onDrag`; a keyboard on screen, which moves with the finger, is not implemented.
        case interactive
    }
}
