extension UIButton {
    /// Describes a button: its title, else that of its menu, and its subtitle as the value.
    func describeButton(_ description: inout AccessibilityDescription) {
        describeView(&description)
        description.isElement = true
        description.label = titleLabel?.text ?? currentTitle ?? configuration?.title
        description.value = subtitleLabel?.text
        description.traits = .button
        if changesSelectionAsPrimaryAction, menu == nil {
            description.traits.insert(.toggleButton)
            description.value = isSelected ? "1" : "0"
        }
        if isSelected { description.traits.insert(.selected) }
        if !isEnabled { description.traits.insert(.notEnabled) }
    }
}
