public import UIKitCore

/// A view that is a caret.
@preconcurrency @MainActor public protocol UITextCursorView: UICoordinateSpace {
    /// Whether the caret blinks.
    var isBlinking: Bool { get set }
    /// Shows the caret steadily for a while before it blinks again, as after a change.
    func resetBlinkAnimation()
}

extension TextCaret: UITextCursorView {
    package func resetBlinkAnimation() { restart() }
}
