public import Foundation
public import UIFoundation

/// A responder that, besides `UIKeyInput`, works with input methods: it shows marked text and reports where candidates
/// may appear.
///
/// An input method marks the text that it composes and replaces it again and again. To commit, it removes the marked text and
/// calls `insertText(_:)`. Its candidates keep clear of the marked text, else of the caret.
@preconcurrency @MainActor public protocol UITextInput: UIKeyInput {
    /// The text in a range.
    func text(in range: UITextRange) -> String?
    /// Replaces the text of a range.
    func replace(_ range: UITextRange, withText text: String)

    /// The selection: an empty range for a caret, nil for neither.
    var selectedTextRange: UITextRange? { get set }
    /// The range of the marked text, which an input method composes; nil for none.
    var markedTextRange: UITextRange? { get }
    /// The attributes of marked text; nil leaves them to the responder.
    var markedTextStyle: [NSAttributedString.Key: Any]? { get set }
    /// Replaces the marked text, or the selection, by marked text; nil removes it.
    ///
    /// - Parameters:
    ///   - markedText: The text to mark.
    ///   - selectedRange: The selection, in UTF-16 code units of that text.
    func setMarkedText(_ markedText: String?, selectedRange: NSRange)
    /// Ends composing and keeps the text, now unmarked.
    func unmarkText()

    /// The position before the first character.
    var beginningOfDocument: UITextPosition { get }
    /// The position after the last character.
    var endOfDocument: UITextPosition { get }

    /// The range between two positions.
    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
    /// The position at an offset in characters; nil outside of the text.
    func position(from position: UITextPosition, offset: Int) -> UITextPosition?
    /// The position at an offset in characters or lines as the text is laid out.
    func position(
        from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
    ) -> UITextPosition?
    /// Compares a position with `other`.
    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
    /// The number of characters from one position to another.
    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int

    /// The object to notify of changes that the keyboard did not cause.
    var inputDelegate: (any UITextInputDelegate)? { get set }
    /// The tokenizer that finds words and other units of this text.
    var tokenizer: any UITextInputTokenizer { get }

    /// The position of a range that is farthest in a direction.
    func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition?
    /// The range from a position to the farthest one in a direction.
    func characterRange(
        byExtending position: UITextPosition, in direction: UITextLayoutDirection
    ) -> UITextRange?

    /// The writing direction of the paragraph that contains a position.
    func baseWritingDirection(
        for position: UITextPosition, in direction: UITextStorageDirection
    ) -> NSWritingDirection
    /// Sets the writing direction of the paragraphs of a range.
    func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)

    /// The first rectangle around a range's text, in the space of `textInputView`.
    func firstRect(for range: UITextRange) -> CGRect
    /// The rectangle of a caret at a position, in the space of `textInputView`.
    func caretRect(for position: UITextPosition) -> CGRect
    /// The rectangles around a range's text.
    func selectionRects(for range: UITextRange) -> [UITextSelectionRect]

    /// The position nearest to a point of `textInputView`.
    func closestPosition(to point: CGPoint) -> UITextPosition?
    /// The position in a range nearest to a point.
    func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
    /// The character at a point.
    func characterRange(at point: CGPoint) -> UITextRange?

    /// The position at an offset in characters from a range's start; nil outside of the range.
    func position(within range: UITextRange, atCharacterOffset offset: Int) -> UITextPosition?
    /// The number of characters from a range's start to a position in it.
    func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int

    /// The side of a line break at which the caret is shown: forward is the beginning of the next line, backward the end of the
    /// line before.
    var selectionAffinity: UITextStorageDirection { get set }
    /// As `setMarkedText(_:selectedRange:)`, with attributes that the input method gives to the marked text.
    func setAttributedMarkedText(_ markedText: NSAttributedString?, selectedRange: NSRange)
    /// Whether typed text may replace that of a range; called before the change, with an empty text for a deletion.
    func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool

    /// The edit menu of a range; nil uses the suggested actions.
    func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu?
    /// Called before the edit menu is presented for a finger; the animator runs changes along with it.
    func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating)
    /// Called before the edit menu is dismissed.
    func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating)

    /// The view whose space the rectangles and points are in; the responder itself by default.
    var textInputView: UIView { get }
}

extension UITextInput {
    public var textInputView: UIView {
        if let view = self as? UIView { return view }
        guard let controller = self as? UIViewController else {
            fatalError(
                "\(ObjectNames.label(of: self)) takes text but is no view. Give it a textInputView, in whose space its "
                    + "rectangles are.")
        }
        return controller.view
    }

    public func position(within range: UITextRange, atCharacterOffset offset: Int) -> UITextPosition? {
        guard offset >= 0, let place = position(from: range.start, offset: offset),
            compare(place, to: range.end) != .orderedDescending
        else { return nil }
        return place
    }

    public func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int {
        offset(from: range.start, to: position)
    }

    public var selectionAffinity: UITextStorageDirection {
        get { .forward }
        set {}
    }

    public func setAttributedMarkedText(_ markedText: NSAttributedString?, selectedRange: NSRange) {
        setMarkedText(markedText?.string, selectedRange: selectedRange)
    }

    public func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu? { nil }
    public func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating) {}
    public func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating) {}

    public func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool { true }

    /// The area that candidates of an input method must not cover, in the space of `textInputView`; nil without a caret.
    var candidateRect: CGRect? {
        if let marked = markedTextRange { return firstRect(for: marked) }
        return selectedTextRange.map { caretRect(for: $0.end) }
    }
}
