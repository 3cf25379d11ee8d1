import UIKit

/// The frame that a keyboard is about to have, on the screen, and how long it moves there.
nonisolated struct KeyboardChange: Sendable {
    let end: CGRect
    let duration: Double

    init?(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue else {
            return nil
        }
        end = frame.cgRectValue
        let seconds = notification.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? NSNumber
        duration = seconds?.doubleValue ?? 0
    }
}
