/// A drag of items through the windows; Escape ends it, and so does the loss of key status.
protocol OngoingDrag: AnyObject {
    /// Cancels the drag: all items return to their origins.
    func cancel()
}
