public import Foundation
import UIFoundation

/// A tokenizer that finds units in a responder's text by its characters alone.
///
/// Words are runs of letters and digits, with an apostrophe inside; sentences end at a full stop or the like, paragraphs at a
/// line feed. Lines depend on layout, so that only subclasses can find them.
///
/// Status: partial – dictionaries are not implemented: without spaces between words a run of letters is one word.
@preconcurrency @MainActor open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
    private weak var textInput: (any UITextInput)?

    /// Makes a tokenizer for a responder, which is not retained.
    public init(textInput: any UIResponder & UITextInput) {
        self.textInput = textInput
        super.init()
    }

    /// The unit that contains a position; at a boundary, the unit in a direction from it.
    open func rangeEnclosingPosition(
        _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextRange? {
        guard let textInput, let unit = unit(around: position, granularity, direction),
            let start = textPosition(at: unit.lowerBound), let end = textPosition(at: unit.upperBound)
        else { return nil }
        return textInput.textRange(from: start, to: end)
    }

    /// Whether a position is the boundary at the end of a unit in a direction.
    open func isPosition(
        _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> Bool {
        let (offset, isForward) = (offset(of: position), isForward(direction, at: position))
        return units(granularity).contains { (isForward ? $0.upperBound : $0.lowerBound) == offset }
    }

    /// The next boundary from a position in a direction.
    open func position(
        from position: UITextPosition, toBoundary granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> UITextPosition? {
        let (offset, units) = (offset(of: position), units(granularity))
        let boundary =
            isForward(direction, at: position)
            ? units.map(\.upperBound).first { $0 > offset } : units.map(\.lowerBound).last { $0 < offset }
        return boundary.flatMap(textPosition)
    }

    /// Whether a position is inside a unit, or at the edge of one in a direction.
    open func isPosition(
        _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool { unit(around: position, granularity, direction) != nil }

    // MARK: Units

    private func unit(
        around position: UITextPosition, _ granularity: UITextGranularity, _ direction: UITextDirection
    ) -> Range<Int>? {
        let (offset, isForward) = (offset(of: position), isForward(direction, at: position))
        return units(granularity).first {
            isForward ? $0.contains(offset) : $0.lowerBound < offset && offset <= $0.upperBound
        }
    }

    /// The ranges of all units, in UTF-16 code units, in order.
    private func units(_ granularity: UITextGranularity) -> [Range<Int>] {
        guard let textInput,
            let whole = textInput.textRange(from: textInput.beginningOfDocument, to: textInput.endOfDocument),
            let text = textInput.text(in: whole)
        else { return [] }
        let characters = Array(text)
        return switch granularity {
        case .character: Self.runs(characters) { _ in true }
        case .word:
            Self.runs(characters) { !Self.isInWord(characters, $0) || !Self.isInWord(characters, $0 + 1) }
                .filter { Self.isWord(text, $0) }
        case .sentence: Self.runs(characters) { Self.endsSentence(characters, $0) }
        case .paragraph: Self.runs(characters) { characters[$0].isNewline }
        case .line: []
        case .document: text.isEmpty ? [] : [0..<text.utf16.count]
        }
    }

    /// The ranges between ends of units.
    ///
    /// - Parameters:
    ///   - characters: The characters of the text.
    ///   - isEnd: Whether a unit ends after the character at an index.
    private static func runs(_ characters: [Character], endingAt isEnd: (Int) -> Bool) -> [Range<Int>] {
        var (runs, start, end): ([Range<Int>], Int, Int) = ([], 0, 0)
        for index in characters.indices {
            end += characters[index].utf16.count
            guard isEnd(index) || index == characters.count - 1 else { continue }
            runs.append(start..<end)
            start = end
        }
        return runs
    }

    private static func isInWord(_ characters: [Character], _ index: Int) -> Bool {
        func isLetter(_ index: Int) -> Bool {
            characters.indices.contains(index) && (characters[index].isLetter || characters[index].isNumber)
        }
        if isLetter(index) { return true }
        return characters.indices.contains(index) && "'’".contains(characters[index]) && isLetter(index - 1)
            && isLetter(index + 1)
    }

    private static func isWord(_ text: String, _ range: Range<Int>) -> Bool {
        let start = String.Index(utf16Offset: range.lowerBound, in: text)
        return text[start].isLetter || text[start].isNumber
    }

    private static func endsSentence(_ characters: [Character], _ index: Int) -> Bool {
        if characters[index].isNewline { return true }
        // The spaces after a sentence belong to it.
        guard characters.indices.contains(index + 1), !characters[index + 1].isWhitespace else { return false }
        guard let last = characters[...index].last(where: { !$0.isWhitespace }) else { return false }
        return "。！？".contains(last) || (characters[index].isWhitespace && ".!?…".contains(last))
    }

    // MARK: Positions

    private func offset(of position: UITextPosition) -> Int {
        textInput.map { $0.offset(from: $0.beginningOfDocument, to: position) } ?? 0
    }

    private func textPosition(at offset: Int) -> UITextPosition? {
        textInput.flatMap { $0.position(from: $0.beginningOfDocument, offset: offset) }
    }

    private func isForward(_ direction: UITextDirection, at position: UITextPosition) -> Bool {
        if let storage = UITextStorageDirection(rawValue: direction.rawValue) { return storage == .forward }
        let isMirrored = textInput?.baseWritingDirection(for: position, in: .forward) == .rightToLeft
        return switch UITextLayoutDirection(rawValue: direction.rawValue) {
        case .right: !isMirrored
        case .left: isMirrored
        case .up: false
        default: true
        }
    }
}
