/// The effect of a key on the focus.
enum FocusKeyUse {
    /// The focus moves.
    case move(UIView, UIFocusHeading)
    /// The focus moves to an item of a list, whose view is made for it if need be.
    case moveToItem(() -> UIView?, UIFocusHeading)
    /// The focused item of a list is chosen.
    case choose(() -> Void)
    /// The focus moves to an item of a list whose text begins with the typed one.
    case seek(String)
    /// The value of the focused view changes by a step.
    case step(() -> Void)
    /// The focused control is pressed.
    case press(UIControl)
}
