import CoreGraphics
import CoreText

extension String {
    /// Whether a UTF-16 offset is a caret position, that is, not inside a composed character.
    package func isBoundary(_ place: Int) -> Bool {
        let index = String.Index(utf16Offset: place, in: self)
        return index == endIndex || index.samePosition(in: self) != nil
    }

    /// The nearest character boundary at or before a UTF-16 offset, which is first limited to the text.
    package func boundary(atOrBefore place: Int) -> Int {
        var place = max(0, min(utf16.count, place))
        while place > 0, !isBoundary(place) { place -= 1 }
        return place
    }

    /// The next character boundary; at the end of the text, the end.
    package func boundary(after place: Int) -> Int {
        var place = min(utf16.count, place + 1)
        while place < utf16.count, !isBoundary(place) { place += 1 }
        return place
    }

    /// The previous character boundary; at the beginning of the text, the beginning.
    package func boundary(before place: Int) -> Int { place > 0 ? boundary(atOrBefore: place - 1) : 0 }

    /// The UTF-16 ranges of the words, without spaces and punctuation.
    private var words: [Range<Int>] { installedTextSystem.current.typesetter.wordRanges(in: self) }

    /// The first end of a word behind a UTF-16 offset, else the text's end.
    package func wordEnd(after place: Int) -> Int { words.first { $0.upperBound > place }?.upperBound ?? utf16.count }

    /// The last beginning of a word before a UTF-16 offset, else the text's beginning.
    package func wordStart(before place: Int) -> Int { words.last { $0.lowerBound < place }?.lowerBound ?? 0 }

    /// The word that contains a UTF-16 offset, or that ends there if `touching`; between words, the spaces or signs there.
    package func wordRange(at place: Int, touching: Bool = true) -> Range<Int> {
        let words = words
        if let word = words.first(where: { $0.contains(place) })
            ?? words.first(where: { touching && $0.upperBound == place })
        {
            return word
        }
        let start = words.last { $0.upperBound <= place }?.upperBound ?? 0
        let end = words.first { $0.lowerBound > place }?.lowerBound ?? utf16.count
        return start..<end
    }
}
