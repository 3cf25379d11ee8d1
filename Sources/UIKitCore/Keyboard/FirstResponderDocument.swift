import Foundation

/// The text of whichever responder has the keyboard; what is changed here is changed as by keys.
final class FirstResponderDocument: NSObject, UITextDocumentProxy {
    private var keyboard: Keyboard? { ApplicationRuntime.current?.keyboard }
    private var input: (any UITextInput)? { keyboard?.textInput as? any UITextInput }

    private func text(from start: UITextPosition?, to end: UITextPosition?) -> String? {
        guard let input, let start, let end, let range = input.textRange(from: start, to: end), !range.isEmpty,
            let text = input.text(in: range), !text.isEmpty
        else { return nil }
        return text
    }

    var documentContextBeforeInput: String? {
        text(from: input?.beginningOfDocument, to: input?.selectedTextRange?.start)
    }
    var documentContextAfterInput: String? { text(from: input?.selectedTextRange?.end, to: input?.endOfDocument) }
    var selectedText: String? { text(from: input?.selectedTextRange?.start, to: input?.selectedTextRange?.end) }
    var documentInputMode: UITextInputMode? { (keyboard?.textInput as? UIResponder)?.textInputMode }

    var hasText: Bool { keyboard?.textInput?.hasText ?? false }
    func insertText(_ text: String) { keyboard?.enter(text) }
    func deleteBackward() { keyboard?.deleteBackward() }

    func adjustTextPosition(byCharacterOffset offset: Int) {
        guard let input, let range = input.selectedTextRange,
            let place = input.position(from: offset < 0 ? range.start : range.end, offset: offset)
        else { return }
        input.selectedTextRange = input.textRange(from: place, to: place)
    }

    func setMarkedText(_ markedText: String, selectedRange: NSRange) {
        keyboard?.compose(markedText, selection: selectedRange)
    }

    func unmarkText() { input?.unmarkText() }
}
