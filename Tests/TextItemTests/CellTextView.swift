import CoreGraphics
import Foundation
import UIFoundation
import UIKitCore
import UIKitText

/// An app's own view with lines of text, each UTF-16 unit in a cell of 10 by 20 points, that implements `UITextInput` and leaves
/// selecting to a text interaction.
final class CellTextView: UIView, UITextInput {
    private final class Place: UITextPosition {
        let index: Int
        init(_ index: Int) { self.index = index }
    }

    private final class Stretch: UITextRange {
        let bounds: Range<Int>
        init(_ bounds: Range<Int>) { self.bounds = bounds }
        override var isEmpty: Bool { bounds.isEmpty }
        override var start: UITextPosition { Place(bounds.lowerBound) }
        override var end: UITextPosition { Place(bounds.upperBound) }
    }

    private final class Box: UITextSelectionRect {
        private let own: CGRect
        init(_ own: CGRect) { self.own = own }
        override var rect: CGRect { own }
    }

    private(set) var string: String
    private(set) var selection = 0..<0
    private var marked: Range<Int>?
    /// The questions whether text may change.
    private(set) var questions: [String] = []

    init(_ string: String, frame: CGRect) {
        self.string = string
        super.init(frame: frame)
    }

    required init?(coder: NSCoder) { nil }

    override var canBecomeFirstResponder: Bool { true }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        if action == Selector.copy { return !selection.isEmpty }
        return action == Selector.selectAll || super.canPerformAction(action, withSender: sender)
    }
    override func copy(_ sender: Any?) {
        UIPasteboard.general.string = (string as NSString).substring(with: NSRange(selection))
    }
    override func selectAll(_ sender: Any?) { selectedTextRange = Stretch(0..<length) }

    /// The text with its selection in brackets; `|` for a caret.
    var shown: String {
        let units = Array(string.utf16)
        func part(_ range: Range<Int>) -> String { String(decoding: units[range], as: UTF16.self) }
        let (before, after) = (part(0..<selection.lowerBound), part(selection.upperBound..<units.count))
        return selection.isEmpty ? "\(before)|\(after)" : "\(before)[\(part(selection))]\(after)"
    }

    private var length: Int { string.utf16.count }
    private func place(_ position: UITextPosition) -> Int { (position as? Place)?.index ?? 0 }
    private func bounds(_ range: UITextRange) -> Range<Int> { (range as? Stretch)?.bounds ?? 0..<0 }

    private var lines: [Range<Int>] {
        var (lines, start): ([Range<Int>], Int) = ([], 0)
        for line in string.split(separator: "\n", omittingEmptySubsequences: false) {
            lines.append(start..<start + line.utf16.count)
            start += line.utf16.count + 1
        }
        return lines
    }

    private func row(_ index: Int) -> Int { lines.lastIndex { $0.lowerBound <= index } ?? 0 }

    private func change(_ range: Range<Int>, to text: String) {
        string = (string as NSString).replacingCharacters(in: NSRange(range), with: text)
        selection = range.lowerBound + text.utf16.count..<range.lowerBound + text.utf16.count
        setNeedsDisplay()
    }

    // MARK: Text

    var hasText: Bool { length > 0 }
    func insertText(_ text: String) {
        change(marked ?? selection, to: text)
        marked = nil
    }
    func deleteBackward() {
        let start = selection.lowerBound
        if selection.isEmpty, start > 0 {
            change(Range((string as NSString).rangeOfComposedCharacterSequence(at: start - 1))!, to: "")
        } else {
            change(selection, to: "")
        }
    }
    func text(in range: UITextRange) -> String? { (string as NSString).substring(with: NSRange(bounds(range))) }
    func replace(_ range: UITextRange, withText text: String) { change(bounds(range), to: text) }
    func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
        questions.append("\(bounds(range)) \(text)")
        return true
    }
    var selectedTextRange: UITextRange? {
        get { Stretch(selection) }
        set { selection = newValue.map(bounds) ?? 0..<0 }
    }
    var markedTextRange: UITextRange? { marked.map(Stretch.init) }
    var markedTextStyle: [NSAttributedString.Key: Any]?
    func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
        let (text, range) = (markedText ?? "", marked ?? selection)
        change(range, to: text)
        marked = text.isEmpty ? nil : range.lowerBound..<range.lowerBound + text.utf16.count
    }
    func unmarkText() { marked = nil }

    // MARK: Positions

    var beginningOfDocument: UITextPosition { Place(0) }
    var endOfDocument: UITextPosition { Place(length) }
    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        let ends = [place(fromPosition), place(toPosition)].sorted()
        return Stretch(ends[0]..<ends[1])
    }
    func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        let index = place(position) + offset
        return (0...length).contains(index) ? Place(index) : nil
    }
    func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int) -> UITextPosition? {
        let (index, lines) = (place(position), lines)
        switch direction {
        case .left: return self.position(from: position, offset: -offset)
        case .right: return self.position(from: position, offset: offset)
        case .up, .down:
            let row = row(index) + (direction == .up ? -offset : offset)
            guard lines.indices.contains(row) else { return nil }
            return Place(min(lines[row].upperBound, lines[row].lowerBound + index - lines[self.row(index)].lowerBound))
        }
    }
    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        let (one, two) = (place(position), place(other))
        return one < two ? .orderedAscending : one > two ? .orderedDescending : .orderedSame
    }
    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { place(toPosition) - place(from) }
    var inputDelegate: (any UITextInputDelegate)?
    lazy var tokenizer: any UITextInputTokenizer = UITextInputStringTokenizer(textInput: self)
    func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
        direction == .left || direction == .up ? range.start : range.end
    }
    func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange? {
        let index = place(position)
        let line = lines[row(index)]
        return Stretch(direction == .left ? line.lowerBound..<index : index..<line.upperBound)
    }
    func baseWritingDirection(
        for position: UITextPosition, in direction: UITextStorageDirection
    ) -> NSWritingDirection { .leftToRight }
    func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {}

    // MARK: Layout

    func caretRect(for position: UITextPosition) -> CGRect {
        let index = place(position)
        let row = row(index)
        return CGRect(x: 10 * (index - lines[row].lowerBound), y: 20 * row, width: 2, height: 20)
    }
    func firstRect(for range: UITextRange) -> CGRect {
        selectionRects(for: range).first?.rect ?? caretRect(for: range.start)
    }
    func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
        lines.enumerated().compactMap { row, line in
            let part = bounds(range).clamped(to: line)
            guard !part.isEmpty else { return nil }
            return Box(
                CGRect(x: 10 * (part.lowerBound - line.lowerBound), y: 20 * row, width: 10 * part.count, height: 20))
        }
    }
    func closestPosition(to point: CGPoint) -> UITextPosition? {
        let line = lines[max(0, min(lines.count - 1, Int((point.y / 20).rounded(.down))))]
        return Place(line.lowerBound + max(0, min(line.count, Int((point.x / 10).rounded()))))
    }
    func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
        closestPosition(to: point).map {
            Place(max(bounds(range).lowerBound, min(bounds(range).upperBound, place($0))))
        }
    }
    func characterRange(at point: CGPoint) -> UITextRange? { nil }
}
