import UIKit

/// A position in a text of its own.
class ClientTextPosition: UITextPosition {
    override init() { super.init() }
}

/// A range of such a text.
class ClientTextRange: UITextRange {
    override init() { super.init() }

    override var end: UITextPosition { super.end }
    override var isEmpty: Bool { super.isEmpty }
    override var start: UITextPosition { super.start }
}

/// A part of a selection.
class ClientTextSelectionRect: UITextSelectionRect {
    override init() { super.init() }

    override var containsEnd: Bool { super.containsEnd }
    override var containsStart: Bool { super.containsStart }
    override var isVertical: Bool { super.isVertical }
    override var rect: CGRect { super.rect }
    override var writingDirection: NSWritingDirection { super.writingDirection }
}

/// Words by other rules.
class ClientTextInputStringTokenizer: UITextInputStringTokenizer {
    override init(textInput: any UIResponder & UITextInput) { super.init(textInput: textInput) }

    override func isPosition(
        _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> Bool { super.isPosition(position, atBoundary: granularity, inDirection: direction) }
    override func isPosition(
        _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool { super.isPosition(position, withinTextUnit: granularity, inDirection: direction) }
    override func position(
        from position: UITextPosition, toBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextPosition? { super.position(from: position, toBoundary: granularity, inDirection: direction) }
    override func rangeEnclosingPosition(
        _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextRange? { super.rangeEnclosingPosition(position, with: granularity, inDirection: direction) }
}

extension ClientTextInputStringTokenizer {
    static func make(_ field: UITextField) -> any UITextInputTokenizer { UITextInputStringTokenizer(textInput: field) }
}

/// The values of the types beside the classes, by Apple's names.
private enum Values {
    static var allTextGranularity: [UITextGranularity] {
        [
            .character, .document, .line, .paragraph, .sentence, .word,
        ]
    }
    static var allTextLayoutDirection: [UITextLayoutDirection] {
        [
            .down, .left, .right, .up,
        ]
    }
    static var allTextStorageDirection: [UITextStorageDirection] {
        [
            .backward, .forward,
        ]
    }
}
