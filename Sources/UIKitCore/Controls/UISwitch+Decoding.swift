import Foundation
import UIFoundation

extension UISwitch {
    /// Reads the value and the colours.
    func decodeSwitch(from coder: InterfaceCoder) {
        if let isOn = coder.flag("on") { self.isOn = isOn }
        if let color = coder.color("onTintColor") { onTintColor = color }
        if let color = coder.color("thumbTintColor") { thumbTintColor = color }
        if let image = coder.image("onImage") { onImage = image }
        if let image = coder.image("offImage") { offImage = image }
        if let title = coder.string("title") { self.title = title }
    }
}
