extension UIScrollView {
    /// The way in which dragging dismisses the keyboard.
    public nonisolated enum KeyboardDismissMode: Int, Sendable {
        /// Not by dragging.
        case none
        /// As soon as a drag begins.
        case onDrag
        /// Along with the finger: the keyboard, or the input views shown instead of it, stay below the finger when it has
        /// reached their upper edge. A finger that is lifted below that edge dismisses them, unless it moves upwards; above the
        /// edge they are as before.
        case interactive
    }
}
