@_spi(Subclassing) import UIKitCore

extension UITextField {
    /// Describes the field to assistive software: placeholder as label, text as value, bullets for secure text.
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
