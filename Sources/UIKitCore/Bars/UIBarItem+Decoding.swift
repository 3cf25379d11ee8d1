import Foundation
import UIFoundation

extension UIBarItem {
    /// Reads the properties of all kinds of items.
    func decodeBarItem(from coder: InterfaceCoder) {
        if let title = coder.string("title") { self.title = title }
        if let image = coder.image("image") { self.image = image }
        if let image = coder.image("landscapeImage") { landscapeImagePhone = image }
        if let insets = coder.insets("imageInsets") { imageInsets = insets }
        if let insets = coder.insets("landscapeImageInsets") { landscapeImagePhoneInsets = insets }
        if let isOn = coder.flag("enabled") { isEnabled = isOn }
        if let tag = coder.integer("tag") { self.tag = tag }
        coder.decodeAccessibility(of: self)
    }
}
