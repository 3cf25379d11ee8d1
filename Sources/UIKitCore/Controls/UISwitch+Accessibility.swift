extension UISwitch {
    /// Describes a switch: 1 while it is on, else 0.
    func describeSwitch(_ description: inout AccessibilityDescription) {
        describeView(&description)
        description.isElement = true
        description.label = title
        description.value = isOn ? "1" : "0"
        description.traits = [.button, .toggleButton]
        if !isEnabled { description.traits.insert(.notEnabled) }
    }
}
