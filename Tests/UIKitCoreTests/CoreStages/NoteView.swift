import CoreGraphics
import Foundation
import UIFoundation
import UIKitCore

/// A view with a line of text, every UTF-16 code unit 10 points wide and 20 high, that takes typed and composed text; a
/// tap gives it the keyboard.
final class NoteView: UIView, UITextInput {
    final class Place: UITextPosition {
        let offset: Int
        init(_ offset: Int) { self.offset = offset }
    }

    final class Span: UITextRange {
        let range: Range<Int>
        init(_ range: Range<Int>) { self.range = range }
        override var start: UITextPosition { Place(range.lowerBound) }
        override var end: UITextPosition { Place(range.upperBound) }
        override var isEmpty: Bool { range.isEmpty }
    }

    private(set) var text = ""
    private(set) var marked: Range<Int>?
    var caret = 0
    var commands: [UIKeyCommand] = []
    var keepsPresses = false

    /// Whether it is particular about changes: it takes no digits.
    var asks = false
    var refusesDeletion = false
    /// The ranges and texts that it was asked about.
    private(set) var asked: [String] = []

    override var canBecomeFirstResponder: Bool { true }
    override var keyCommands: [UIKeyCommand]? { commands }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if !keepsPresses { super.pressesBegan(presses, with: event) }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { becomeFirstResponder() }

    /// The text that is being composed.
    var markedText: String? { marked.map { substring($0) } }

    func act() { insertText("!") }

    // MARK: UIKeyInput

    var hasText: Bool { !text.isEmpty }

    func insertText(_ text: String) {
        swap(marked ?? caret..<caret, for: text)
        marked = nil
    }

    func deleteBackward() { if caret > 0 { swap(caret - 1..<caret, for: "") } }

    private func swap(_ range: Range<Int>, for new: String) {
        text = substring(0..<range.lowerBound) + new + substring(range.upperBound..<text.utf16.count)
        caret = range.lowerBound + new.utf16.count
    }

    private func substring(_ range: Range<Int>) -> String {
        String(decoding: Array(text.utf16)[range], as: UTF16.self)
    }

    // MARK: UITextInput

    func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
        guard asks, let span = range as? Span else { return true }
        asked.append("\(span.range.lowerBound)-\(span.range.upperBound) \(text)")
        return text.isEmpty ? !refusesDeletion : Int(text) == nil
    }

    func text(in range: UITextRange) -> String? { (range as? Span).map { substring($0.range) } }
    func replace(_ range: UITextRange, withText text: String) { (range as? Span).map { swap($0.range, for: text) } }

    var selectedTextRange: UITextRange? {
        get { Span(caret..<caret) }
        set { (newValue as? Span).map { caret = $0.range.upperBound } }
    }
    var markedTextRange: UITextRange? { marked.map(Span.init) }
    var markedTextStyle: [NSAttributedString.Key: Any]?

    func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
        let start = marked?.lowerBound ?? caret
        swap(marked ?? caret..<caret, for: markedText ?? "")
        marked = markedText.map { start..<start + $0.utf16.count }
        caret = start + selectedRange.location + selectedRange.length
    }

    func unmarkText() { marked = nil }

    var beginningOfDocument: UITextPosition { Place(0) }
    var endOfDocument: UITextPosition { Place(text.utf16.count) }

    private func offset(_ position: UITextPosition) -> Int { (position as? Place)?.offset ?? 0 }

    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        let ends = [offset(fromPosition), offset(toPosition)].sorted()
        return Span(ends[0]..<ends[1])
    }
    func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        let place = self.offset(position) + offset
        return (0...text.utf16.count).contains(place) ? Place(place) : nil
    }
    func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int) -> UITextPosition? {
        self.position(from: position, offset: direction == .left ? -offset : offset)
    }
    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        let (one, two) = (offset(position), offset(other))
        return one < two ? .orderedAscending : one > two ? .orderedDescending : .orderedSame
    }
    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { offset(toPosition) - offset(from) }

    weak var inputDelegate: (any UITextInputDelegate)?
    lazy var tokenizer: any UITextInputTokenizer = UITextInputStringTokenizer(textInput: self)

    func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
        direction == .left ? range.start : range.end
    }
    func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange? {
        textRange(from: position, to: direction == .left ? beginningOfDocument : endOfDocument)
    }
    func baseWritingDirection(
        for position: UITextPosition, in direction: UITextStorageDirection
    ) -> NSWritingDirection { .leftToRight }
    func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {}

    func firstRect(for range: UITextRange) -> CGRect {
        let span = (range as? Span)?.range ?? 0..<0
        return CGRect(x: 10 * span.lowerBound, y: 0, width: 10 * span.count, height: 20)
    }
    func caretRect(for position: UITextPosition) -> CGRect {
        CGRect(x: 10 * offset(position), y: 0, width: 2, height: 20)
    }
    func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
    func closestPosition(to point: CGPoint) -> UITextPosition? {
        Place(max(0, min(text.utf16.count, Int(point.x / 10))))
    }
    func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
        closestPosition(to: point)
    }
    func characterRange(at point: CGPoint) -> UITextRange? { nil }
}
