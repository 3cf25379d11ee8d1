import Foundation

/// The text of a storage in the form in which editors keep parts of it. Positions are UTF-16 code units within the text.
nonisolated extension NSTextStorage {
    /// A part with its attributes.
    package func text(in range: Range<Int>) -> AttributedText { part(NSRange(range)) }

    /// The characters of a part; half a character at an end counts as one unknown one.
    package func characters(in range: Range<Int>) -> String { String(units: units(in: range)) }

    /// Replaces a range by a text.
    package func put(_ text: AttributedText, in range: Range<Int>) { replace(NSRange(range), with: text) }

    /// The paragraph that contains a position, with its terminator.
    package func paragraphRange(around place: Int) -> Range<Int> { paragraphs(of: NSRange(location: place, length: 0)) }

    /// Whether the last character ends a line.
    package var endsInLineEnd: Bool {
        let length = currentLength
        return length > 0 && LineEnd.ends(unit(at: length - 1))
    }

    /// Whether changes are being processed, and further ones are not those of who began them.
    package var isProcessing: Bool { pending.phase != .idle }
}
