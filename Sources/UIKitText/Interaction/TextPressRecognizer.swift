import Foundation
import UIKitCore

/// Recognizes a finger that rests on text.
final class TextPressRecognizer: UILongPressGestureRecognizer, UIGestureRecognizerDelegate {
    private unowned let text: TextInteraction

    init(of text: TextInteraction) {
        self.text = text
        super.init(target: nil, action: nil)
        delegate = self
        addTarget(self, action: TextPressRecognizer.follow)
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { text.mayPress(self) }

    /// Whether a finger is down on the text.
    var hasFinger: Bool {
        touches.contains { !$0.isPointer }
    }

    private func follow(_ recognizer: UIGestureRecognizer) { text.followPress(self) }
}
