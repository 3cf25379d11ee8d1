extension UIView: UIFocusItem {
    /// Whether the keyboard's focus is on this view.
    public var isFocused: Bool { viewFlags.contains(.isFocused) }

    /// The controller of a root view, else the superview.
    public var parentFocusEnvironment: (any UIFocusEnvironment)? { controller ?? superview }

    /// The group that this view and those inside belong to; Tab goes from group to group, arrows go on inside one.
    public var focusGroupIdentifier: String? {
        get { attachments?.focus?.groupIdentifier }
        set { focusSettingsForChange.groupIdentifier = newValue }
    }

    /// How much Tab prefers this view to others of its group.
    public var focusGroupPriority: UIFocusGroupPriority {
        get { attachments?.focus?.groupPriority ?? .ignored }
        set { focusSettingsForChange.groupPriority = newValue }
    }

    /// Has the focus, when it is in this view, go to what is preferred here, after the next layout.
    public func setNeedsFocusUpdate() { ApplicationRuntime.current?.focusSystem.requestUpdate(inside: self) }

    /// Does now what was asked for by `setNeedsFocusUpdate()`.
    public func updateFocusIfNeeded() { ApplicationRuntime.current?.focusSystem.updateFocusIfNeeded() }

    var currentFocusEffect: UIFocusEffect? {
        guard let settings = attachments?.focus else { return .system }
        return settings.effect
    }

    /// An effect is copied, so that changing it later shows nothing.
    func setFocusEffect(_ effect: UIFocusEffect?) {
        focusSettingsForChange.effect = effect?.duplicate()
        if isFocused { AppClock.current?.setNeedsFrame() }
    }

    private var focusSettingsForChange: FocusSettings {
        if let settings = attachments?.focus { return settings }
        let settings = FocusSettings()
        madeAttachments.focus = settings
        return settings
    }
}
