import Foundation
import HostInterface

/// The text that the host's input method composes in a responder, from its first letter to the commit.
///
/// Any other end is an interruption: a click, a key, another selection, undoing, resigning, a change by the app, a delegate that
/// refuses. The text stays as it is then, and the input method is reset, so that the next key begins anew.
final class InputMethodSession {
    private unowned let runtime: ApplicationRuntime
    /// The text that is being composed for the host; nil when the host composes none.
    private var composed: String?
    /// The responder in which it is marked.
    private weak var responder: UIResponder?
    /// The deadline at which composed text is kept, after the window has lost the keyboard.
    private var keeping: DeadlineQueue.Deadline?
    /// Seconds in which input methods commit or empty the composed text of a window that has lost the keyboard.
    private static let commitTime = 0.2

    init(runtime: ApplicationRuntime) { self.runtime = runtime }

    /// The input method changed the text that it composes; empty text ends composing.
    func compose(_ text: String, selection: NSRange) {
        resetIfInterrupted()
        (composed, responder) = (text.isEmpty ? nil : text, runtime.keyboard.textInput as? UIResponder)
        runtime.keyboard.compose(text, selection: selection)
    }

    /// The input method has committed its text.
    func compositionDidEnd() { composed = nil }

    /// Resets the input method if its text is no longer marked, or if another responder takes text now.
    func resetIfInterrupted() {
        guard let composed else { return }
        let input = runtime.keyboard.textInput
        if let responder, responder !== input { Self.unmark(responder) }
        if let responder, responder === input, (input as? any UITextInput)?.markedTextRange != nil { return }
        self.composed = nil
        runtime.host?.resetTextInput(keeping: composed)
    }

    /// The window has lost the keyboard. If the input method does nothing about the composed text, that stays.
    func focusDidLeave() {
        guard let input = runtime.keyboard.textInput as? any UITextInput, input.markedTextRange != nil,
            let responder = input as? UIResponder
        else { return }
        keeping?.cancel()
        keeping = runtime.clock.deadlines.schedule(at: runtime.now + Self.commitTime) { [weak self, weak responder] in
            self?.keeping = nil
            Self.unmark(responder)
            self?.resetIfInterrupted()
        }
    }

    /// The window has the keyboard again.
    func focusDidReturn() {
        guard keeping != nil else { return }
        keeping?.cancel()
        keeping = nil
        Self.unmark(runtime.keyboard.textInput)
    }

    /// Ends composing in a text input and keeps the composed text.
    private static func unmark(_ input: AnyObject?) {
        if let input = input as? any UITextInput, input.markedTextRange != nil { input.unmarkText() }
    }
}
