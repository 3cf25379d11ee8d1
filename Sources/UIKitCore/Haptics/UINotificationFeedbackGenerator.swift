/// Taps for the end of a task that the user has waited for.
@preconcurrency @MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// The result of the task.
    public nonisolated enum FeedbackType: Int, Sendable {
        /// As wished.
        case success = 0
        /// As wished, but not quite.
        case warning = 1
        /// With a failure.
        case error = 2
    }

    /// Taps the rhythm of an end.
    /// - Parameter notificationType: How it ended.
    open func notificationOccurred(_ notificationType: FeedbackType) {
        note("\(notificationType)", intensity: nil)
    }
}
