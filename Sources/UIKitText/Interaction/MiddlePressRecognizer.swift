import Foundation
import UIKitCore

/// Recognizes a press of a mouse's middle button.
final class MiddlePressRecognizer: UIGestureRecognizer {
    private static let button = UIEvent.ButtonMask.button(3)
    private let onPress: (UIGestureRecognizer) -> Void

    /// Makes a recognizer that calls a function at each press.
    init(onPress: @escaping (UIGestureRecognizer) -> Void) {
        self.onPress = onPress
        super.init(target: nil, action: nil)
        addTarget(self, action: MiddlePressRecognizer.press)
        (cancelsTouchesInView, delaysTouchesEnded) = (false, false)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        // Hash order: the predicate is the same for all touches.
        state = touches.allSatisfy { $0.buttonMask.contains(Self.button) } ? .ended : .failed
    }

    private func press(_ recognizer: UIGestureRecognizer) { if state == .ended { onPress(self) } }
}
