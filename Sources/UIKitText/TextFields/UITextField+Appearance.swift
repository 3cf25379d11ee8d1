import Foundation
import UIFoundation
import UIKitCore

/// The appearance properties of a field, set by apps and by appearance proxies.
extension UITextField {
    func giveTextColor(_ color: UIColor) {
        applyAttributes([.foregroundColor: color])
        note(.textColor, { (field: UITextField) in field.textColor = color })
    }

    func giveFont(_ font: UIFont) {
        applyAttributes([.font: font])
        note(.font, { (field: UITextField) in field.font = font })
    }

    func giveDefaultAttributes(_ attributes: [NSAttributedString.Key: Any]) {
        applyDefaultAttributes(attributes)
        nonisolated(unsafe) let attributes = attributes
        note(.defaultTextAttributes, { (field: UITextField) in field.defaultTextAttributes = attributes })
    }
}
