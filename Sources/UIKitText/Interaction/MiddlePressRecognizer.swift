import Foundation
import UIKitCore

/// Recognizes the middle button of a mouse going down.
final class MiddlePressRecognizer: UIGestureRecognizer {
    private static let button = UIEvent.ButtonMask.button(3)
    private let onPress: (UIGestureRecognizer) -> Void

    /// Makes a recognizer that calls a function for each press.
    init(onPress: @escaping (UIGestureRecognizer) -> Void) {
        self.onPress = onPress
        super.init(target: nil, action: nil)
        addTarget(self, action: MiddlePressRecognizer.press)
        (cancelsTouchesInView, delaysTouchesEnded) = (false, false)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        // Hash order: all are asked the same.
        state = touches.allSatisfy { $0.buttonMask.contains(Self.button) } ? .ended : .failed
    }

    private func press(_ recognizer: UIGestureRecognizer) { if state == .ended { onPress(self) } }
}
