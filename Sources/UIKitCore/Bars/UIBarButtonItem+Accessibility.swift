extension UIBarButtonItem {
    /// Describes a button in a bar: its title.
    func describeBarButton(_ description: inout AccessibilityDescription) {
        description.isElement = customView == nil
        description.label = title ?? systemItem?.title
        description.traits = .button
        if isSelected { description.traits.insert(.selected) }
        if !isEnabled { description.traits.insert(.notEnabled) }
    }
}
