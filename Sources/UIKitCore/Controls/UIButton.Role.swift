extension UIButton {
    /// The meaning of a button for the user.
    public nonisolated enum Role: Int, Sendable {
        case normal = 0
        /// The user's most likely choice.
        case primary = 1
        /// Leaves things as they are.
        case cancel = 2
        /// Destroys data; configured buttons show it in red.
        case destructive = 3
    }
}
