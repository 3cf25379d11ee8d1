/// The effect of a key on the focus.
enum FocusKeyUse {
    /// The focus goes on.
    case move(UIView, UIFocusHeading)
    /// The value of what is focused changes by a step.
    case step(() -> Void)
    /// The focused control is pressed.
    case press(UIControl)
}
