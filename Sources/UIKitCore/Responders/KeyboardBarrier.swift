/// A view that may keep the keyboard from everything in it.
protocol KeyboardBarrier: UIView {
    /// Whether it keeps the keyboard away now.
    var keepsKeyboardAway: Bool { get }
}
