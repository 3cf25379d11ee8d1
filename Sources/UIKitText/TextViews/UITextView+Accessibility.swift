@_spi(Subclassing) import UIKitCore

extension UITextView {
    /// Describes the view to assistive software, with its text as the value.
    func describeText(_ description: inout AccessibilityDescription) {
        description.frame = UIAccessibility.convertToScreenCoordinates(bounds, in: self)
        description.isElement = true
        description.value = editing.string
        if !isEditable { description.traits.insert(.staticText) }
    }
}
