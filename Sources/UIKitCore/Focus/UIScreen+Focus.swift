extension UIScreen {
    /// The item that has the keyboard's focus; nil while none has it.
    public var focusedItem: (any UIFocusItem)? { focusedView }

    /// The view that has the keyboard's focus; nil while none has it.
    public var focusedView: UIView? { ApplicationRuntime.current?.focusSystem.focusedView }

    /// Whether items of the screen can have the focus: keys move it on every desktop.
    public var supportsFocus: Bool { true }
}
