import Foundation

extension UIGestureRecognizer {
    func accepts(_ press: UIPress, of event: UIPressesEvent) -> Bool {
        isEnabled && !storedState.isOver && allowedPressTypes.contains { $0.intValue == press.type.rawValue }
            && shouldReceive(event) && delegate?.gestureRecognizer(self, shouldReceive: event) != false
            && delegate?.gestureRecognizer(self, shouldReceive: press) != false
    }

    /// Releases a press and the touch that represents it.
    func leave(_ press: UIPress) {
        guard presses.contains(where: { $0 === press }) else { return }
        presses.removeAll { $0 === press }
        guard let touch = press.standIn else { return }
        sequence.removeAll { $0 === touch }
        touch.recognizers.removeAll { $0 === self }
    }
}
