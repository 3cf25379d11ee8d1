import Foundation
import UIKitCore

/// Recognizes a long press of a finger on text.
final class TextPressRecognizer: UILongPressGestureRecognizer, UIGestureRecognizerDelegate {
    private unowned let text: TextInteraction

    init(of text: TextInteraction) {
        self.text = text
        super.init(target: nil, action: nil)
        delegate = self
        addTarget(self, action: TextPressRecognizer.follow)
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { text.mayPress(self) }

    /// Whether one of the touches is a finger.
    var hasFinger: Bool {
        touches.contains { !$0.isPointer }
    }

    private func follow(_ recognizer: UIGestureRecognizer) { text.followPress(self) }
}
