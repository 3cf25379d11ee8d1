/// A view that can prevent all views in it from being first responder.
protocol KeyboardBarrier: UIView {
    /// Whether it prevents them now.
    var keepsKeyboardAway: Bool { get }
}
