extension UINavigationController {
    /// The effect of a transition on the stack.
    public nonisolated enum Operation: Int, Sendable {
        /// Nothing that shows.
        case none
        /// A controller comes on top.
        case push
        /// A controller that was below shows again.
        case pop
    }
}
