extension UIAlertAction {
    /// The meaning of an action, which decides on its look and position.
    public nonisolated enum Style: Int, Sendable {
        /// Does what its title says.
        case `default` = 0
        /// Leaves everything as it is; it stands last or to the left, and an alert has one at most.
        case cancel = 1
        /// Changes or deletes something for good; its title is red.
        case destructive = 2
    }
}
