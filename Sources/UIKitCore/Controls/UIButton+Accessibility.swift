import Foundation

extension UIButton {
    /// Describes a button: its title, else that of its menu, and its subtitle as the value.
    func describeButton(_ description: inout AccessibilityDescription) {
        describeView(&description)
        description.isElement = true
        // The label of a button without a configuration is made when it is asked for.
        let ownTitle = currentAttributedTitle?.string ?? currentTitle
        description.label = configuration == nil ? ownTitle : titleLabel?.text ?? configuration?.title
        description.value = configuration == nil ? nil : subtitleLabel?.text
        description.traits = .button
        if changesSelectionAsPrimaryAction, menu == nil {
            description.traits.insert(.toggleButton)
            description.value = isSelected ? "1" : "0"
        }
        if isSelected { description.traits.insert(.selected) }
        if !isEnabled { description.traits.insert(.notEnabled) }
    }
}
