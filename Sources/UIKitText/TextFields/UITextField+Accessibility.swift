@_spi(Subclassing) import UIKitCore

extension UITextField {
    /// Describes a field: its placeholder as the label, its text as the value, and bullets for a secret one.
    func describeField(_ description: inout AccessibilityDescription) {
        description.frame = UIAccessibility.convertToScreenCoordinates(bounds, in: self)
        description.isElement = true
        description.label = placeholder
        let text = text ?? ""
        description.value = ShownText(text, isSecure: isSecureTextEntry).string
        if text.isEmpty { description.value = placeholder }
        if !isEnabled { description.traits.insert(.notEnabled) }
    }
}
