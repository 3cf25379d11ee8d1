extension UIAlertAction {
    /// The meaning of an action, which decides on its look and position.
    public nonisolated enum Style: Int, Sendable {
        /// Performs the action of its title.
        case `default` = 0
        /// Cancels without a change; it is last or to the left, and an alert has one at most.
        case cancel = 1
        /// Changes or deletes data for good; its title is red.
        case destructive = 2
    }
}
