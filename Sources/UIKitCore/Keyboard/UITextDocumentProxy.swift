public import Foundation

/// The text of the first responder, as a view in the keyboard's place reads and changes it.
///
/// Status: partial – without the document's identifier, and without the traits of the text input.
@preconcurrency @MainActor public protocol UITextDocumentProxy: UIKeyInput {
    /// The text before the selection; nil where there is none.
    var documentContextBeforeInput: String? { get }
    /// The text behind the selection; nil where there is none.
    var documentContextAfterInput: String? { get }
    /// The selected text; nil for none.
    var selectedText: String? { get }
    /// The way in which the text is typed.
    var documentInputMode: UITextInputMode? { get }
    /// Moves the caret by characters; beyond an end of the text it does not move.
    func adjustTextPosition(byCharacterOffset offset: Int)
    /// Puts text in the place of the marked one, or of the selection, and marks it; the range in it is selected.
    func setMarkedText(_ markedText: String, selectedRange: NSRange)
    /// Leaves the marked text as it is, marked no more.
    func unmarkText()
}
