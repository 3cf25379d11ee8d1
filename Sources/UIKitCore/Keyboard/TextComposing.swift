package import Foundation

/// What a responder has besides `UIKeyInput` that shows text while an input method composes it.
///
/// The text composed is shown at the caret, marked, and replaced by each next one; what is typed at the end comes by `insertText(_:)`
/// after the marked text was taken away.
package protocol TextComposing: UIKeyInput {
    /// Shows text in place of the marked one; nil takes it away. The selection is in UTF-16 code units of that text.
    func setMarkedText(_ markedText: String?, selectedRange: NSRange)

    /// Where candidates shall not cover the text: the caret or the marked text, in the responder's view.
    var candidateRect: CGRect { get }
}
