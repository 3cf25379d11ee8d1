import CoreGraphics
import CoreText

extension String {
    /// Whether a caret can stand at a UTF-16 place: not inside a composed character.
    package func isBoundary(_ place: Int) -> Bool {
        let index = String.Index(utf16Offset: place, in: self)
        return index == endIndex || index.samePosition(in: self) != nil
    }

    /// The nearest boundary at or before a place, which is first cut to the text.
    package func boundary(atOrBefore place: Int) -> Int {
        var place = max(0, min(utf16.count, place))
        while place > 0, !isBoundary(place) { place -= 1 }
        return place
    }

    /// The next boundary; the end stays.
    package func boundary(after place: Int) -> Int {
        var place = min(utf16.count, place + 1)
        while place < utf16.count, !isBoundary(place) { place += 1 }
        return place
    }

    /// The boundary before; the beginning stays.
    package func boundary(before place: Int) -> Int { place > 0 ? boundary(atOrBefore: place - 1) : 0 }

    /// The UTF-16 ranges of the words, without spaces and punctuation.
    private var words: [Range<Int>] { installedTextSystem.current.typesetter.wordRanges(in: self) }

    /// The end of the word at a place or behind it, else the text's end.
    package func wordEnd(after place: Int) -> Int { words.first { $0.upperBound > place }?.upperBound ?? utf16.count }

    /// The beginning of the word at a place or before it, else the text's beginning.
    package func wordStart(before place: Int) -> Int { words.last { $0.lowerBound < place }?.lowerBound ?? 0 }

    /// The word around a place, or beside it; between words the spaces or signs there.
    package func wordRange(at place: Int) -> Range<Int> {
        let words = words
        if let word = words.first(where: { $0.contains(place) }) ?? words.first(where: { $0.upperBound == place }) {
            return word
        }
        let start = words.last { $0.upperBound <= place }?.upperBound ?? 0
        let end = words.first { $0.lowerBound > place }?.lowerBound ?? utf16.count
        return start..<end
    }
}
