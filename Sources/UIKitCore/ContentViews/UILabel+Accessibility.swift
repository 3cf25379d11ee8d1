extension UILabel {
    /// Describes a label: its text.
    func describeLabel(_ description: inout AccessibilityDescription) {
        describeView(&description)
        description.isElement = true
        description.label = text
        description.traits = isEnabled ? .staticText : [.staticText, .notEnabled]
    }
}
