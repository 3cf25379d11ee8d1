public import Foundation
public import UIFoundation

/// A responder that, besides `UIKeyInput`, shows text while an input method composes it, and candidates beside it.
///
/// Text that is composed is marked and replaced by each next one. When it is committed, the marked text is taken away and the
/// committed one comes by `insertText(_:)`. Candidates keep clear of the marked text, else of the caret.
@preconcurrency @MainActor public protocol UITextInput: UIKeyInput {
    /// The text in a range.
    func text(in range: UITextRange) -> String?
    /// Puts text in the place of a range's.
    func replace(_ range: UITextRange, withText text: String)

    /// The selection; empty for a caret, nil for neither.
    var selectedTextRange: UITextRange? { get set }
    /// The text that is being composed; nil for none.
    var markedTextRange: UITextRange? { get }
    /// How marked text is to look; nil leaves it to the responder.
    var markedTextStyle: [NSAttributedString.Key: Any]? { get set }
    /// Puts text in the place of the marked one, or of the selection, and marks it; nil takes it away.
    ///
    /// The selection is in UTF-16 code units of that text.
    func setMarkedText(_ markedText: String?, selectedRange: NSRange)
    /// Leaves the marked text as it is, marked no more.
    func unmarkText()

    /// Before the first character.
    var beginningOfDocument: UITextPosition { get }
    /// After the last character.
    var endOfDocument: UITextPosition { get }

    /// The range between two places.
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

    /// Is notified of changes that are none of the keyboard's making.
    var inputDelegate: (any UITextInputDelegate)? { get set }
    /// Finds words and other units.
    var tokenizer: any UITextInputTokenizer { get }

    /// The place in a range that is farthest in a direction.
    func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition?
    /// From a place to the farthest in a direction.
    func characterRange(
        byExtending position: UITextPosition, in direction: UITextLayoutDirection
    ) -> UITextRange?

    /// Which way the paragraph runs that a place is in.
    func baseWritingDirection(
        for position: UITextPosition, in direction: UITextStorageDirection
    ) -> NSWritingDirection
    /// Has the paragraphs of a range run another way.
    func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)

    /// The first rectangle around a range's text, in the space of `textInputView`.
    func firstRect(for range: UITextRange) -> CGRect
    /// The caret at a place, in the space of `textInputView`.
    func caretRect(for position: UITextPosition) -> CGRect
    /// The rectangles around a range's text.
    func selectionRects(for range: UITextRange) -> [UITextSelectionRect]

    /// The place nearest to a point of `textInputView`.
    func closestPosition(to point: CGPoint) -> UITextPosition?
    /// The place in a range nearest to a point.
    func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
    /// The character at a point.
    func characterRange(at point: CGPoint) -> UITextRange?

    /// The place in a range that lies some characters behind its start; nil outside of the range.
    func position(within range: UITextRange, atCharacterOffset offset: Int) -> UITextPosition?
    /// The number of characters from a range's start to a place in it.
    func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int

    /// The side of a line's break on which a caret stands that could stand on both: forward is the beginning of the next line.
    var selectionAffinity: UITextStorageDirection { get set }
    /// As `setMarkedText(_:selectedRange:)`, with a look that an input method gives to the marked text.
    func setAttributedMarkedText(_ markedText: NSAttributedString?, selectedRange: NSRange)
    /// Whether text that is typed, or nothing for what is deleted, may take the place of a range's; asked before it does.
    func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool

    /// The view in whose space rectangles are; the responder's own by default.
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

    public func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool { true }

    /// The area that candidates of an input method must not cover, in the space of `textInputView`; nil without a caret.
    var candidateRect: CGRect? {
        if let marked = markedTextRange { return firstRect(for: marked) }
        return selectedTextRange.map { caretRect(for: $0.end) }
    }
}
