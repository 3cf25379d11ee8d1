/// Things that the user drags through the windows: Escape ends it, and so does the loss of the keyboard.
protocol OngoingDrag: AnyObject {
    /// Has everything go back to where it was lifted.
    func cancel()
}
