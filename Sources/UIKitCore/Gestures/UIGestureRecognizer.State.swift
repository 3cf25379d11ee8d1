extension UIGestureRecognizer {
    /// The progress of a gesture.
    public nonisolated enum State: Int, Sendable {
        /// Not recognized yet; may still collect touches.
        case possible
        /// A continuous gesture began, continued, finished, or was interrupted; `ended` is also a discrete gesture's success.
        case began, changed, ended, cancelled
        /// The touches are not this gesture.
        case failed

        /// The success of a discrete gesture: the same as `ended`.
        public nonisolated static var recognized: State { .ended }

        /// True while a continuous gesture is under way.
        package var isActive: Bool { self == .began || self == .changed }

        /// True from the end of a gesture to its reset.
        var isOver: Bool { self == .ended || self == .cancelled || self == .failed }

        /// True once a gesture was recognized and until it is reset, unless it was interrupted.
        var hasRecognized: Bool { isActive || self == .ended }
    }
}
