/// How much of a touch its view has been told, and what is held back from it.
struct DeliveryStatus {
    /// Set while the view takes part in the touch.
    var isAccepted = false
    /// The view has got `touchesBegan`.
    var hasBegun = false
    /// A movement that the view was not told yet.
    var hasMoved = false
    /// How the touch ended, while the view was not told yet.
    var end: UITouch.Phase?
    /// A recognizer took the touch: the view gets no more than its cancellation.
    var isTaken = false

    /// True while the view has the touch, or will get it.
    var isDown: Bool { isAccepted && end == nil && !isTaken }
}
