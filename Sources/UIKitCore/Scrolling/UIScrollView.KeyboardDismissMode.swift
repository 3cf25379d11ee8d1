extension UIScrollView {
    /// The way in which dragging dismisses the keyboard.
    public nonisolated enum KeyboardDismissMode: Int, Sendable {
        /// Not by dragging.
        case none
        /// As soon as a drag begins.
        case onDrag
        /// Along with the finger.
        ///
        /// Status: partial – like `onDrag`; a keyboard on screen, which moves with the finger, is not implemented.
        case interactive
    }
}
