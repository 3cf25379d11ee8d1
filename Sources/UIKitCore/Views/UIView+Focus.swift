extension UIView: UIFocusItem {
    var currentFocusEffect: UIFocusEffect? {
        guard let settings = attachments?.focus else { return .system }
        return settings.effect
    }

    /// Stores a copy of an effect, so that later changes of the original have no effect.
    func setFocusEffect(_ effect: UIFocusEffect?) {
        focusSettingsForChange.effect = effect?.duplicate()
        if isFocused { AppClock.current?.setNeedsFrame() }
    }

    var focusSettingsForChange: FocusSettings {
        if let settings = attachments?.focus { return settings }
        let settings = FocusSettings()
        madeAttachments.focus = settings
        return settings
    }
}
