extension UIButton {
    /// What a button means for the user.
    public nonisolated enum Role: Int, Sendable {
        case normal = 0
        /// What the user most likely wants.
        case primary = 1
        /// Leaves things as they are.
        case cancel = 2
        /// Destroys something; configured buttons show it in red.
        case destructive = 3
    }
}
