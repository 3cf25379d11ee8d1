import CoreGraphics
import Foundation
import UIFoundation

extension UIGestureRecognizer {
    func accepts(_ press: UIPress, of event: UIPressesEvent) -> Bool {
        isEnabled && !storedState.isOver && allowedPressTypes.contains { $0.intValue == press.type.rawValue }
            && shouldReceive(event) && delegate?.gestureRecognizer(self, shouldReceive: event) != false
            && delegate?.gestureRecognizer(self, shouldReceive: press) != false
    }

    /// Takes a press in; it happens where its device is.
    func add(_ press: UIPress, of device: DeviceInput) {
        presses.append(press)
        lastLocations = [device.location]
    }

    func leave(_ press: UIPress) {
        guard presses.holds(press) else { return }
        presses.removeAll { $0 === press }
        guard let device = press.device else { return }
        inputs.removeAll { $0.isDevice(device) }
        device.recognizers.removeAll { $0 === self }
    }
}
