/// The effect of a key on the focus.
enum FocusKeyUse {
    /// The focus goes on.
    case move(UIView, UIFocusHeading)
    /// The focus goes on to an item of a list, whose view is made for it if need be.
    case moveToItem(() -> UIView?, UIFocusHeading)
    /// The focused item of a list is chosen.
    case choose(() -> Void)
    /// The focus goes on to an item of a list whose text begins with what is typed.
    case seek(String)
    /// The value of what is focused changes by a step.
    case step(() -> Void)
    /// The focused control is pressed.
    case press(UIControl)
}
