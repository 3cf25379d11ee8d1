import Foundation

extension UIGestureRecognizer {
    /// Reads the properties of all kinds of recognizers.
    func decodeRecognizer(from coder: InterfaceCoder) {
        if let isOn = coder.flag("enabled") { isEnabled = isOn }
        if let takes = coder.flag("cancelsTouchesInView") { cancelsTouchesInView = takes }
        if let delays = coder.flag("delaysTouchesBegan") { delaysTouchesBegan = delays }
        if let delays = coder.flag("delaysTouchesEnded") { delaysTouchesEnded = delays }
        if let name = coder.text("name") { self.name = name }
    }
}
