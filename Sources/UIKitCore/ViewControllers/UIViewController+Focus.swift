extension UIViewController: UIFocusEnvironment {
    /// The environment around the controller's view.
    public var parentFocusEnvironment: (any UIFocusEnvironment)? { viewIfLoaded?.superview ?? parent }

    /// Has the focus, when it is in the controller's view, go to what is preferred here, after the next layout.
    public func setNeedsFocusUpdate() { ApplicationRuntime.current?.focusSystem.requestUpdate(inside: self) }

    /// Does now what was asked for by `setNeedsFocusUpdate()`.
    public func updateFocusIfNeeded() { ApplicationRuntime.current?.focusSystem.updateFocusIfNeeded() }
}
