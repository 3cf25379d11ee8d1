/// A view that can prevent all views in it from being first responder.
protocol KeyboardBarrier: UIView {
    /// Whether it does so now.
    var keepsKeyboardAway: Bool { get }
}
