extension UINavigationController {
    /// The change of the stack by which a transition is caused.
    public nonisolated enum Operation: Int, Sendable {
        /// No visible change.
        case none
        /// A controller is put on top.
        case push
        /// The controller on top is removed.
        case pop
    }
}
