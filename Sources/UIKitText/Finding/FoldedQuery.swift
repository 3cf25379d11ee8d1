import Foundation

/// A search text, prepared for the Knuth–Morris–Pratt algorithm, with the options of the comparison.
struct FoldedQuery {
    private let words: UITextSearchOptions.WordMatchMethod
    private var folding: TextFolding
    private let units: [UInt16]
    /// For each unit, the length of the longest proper prefix of the query that is also a suffix of the units up to it.
    private let fallbacks: [Int]
    /// The maximum length of a match, in UTF-16 code units.
    let reach: Int

    init(_ query: String, _ words: UITextSearchOptions.WordMatchMethod, _ options: NSString.CompareOptions) {
        self.words = words
        var folding = TextFolding(options)
        units = FoldedText(Array(query.utf16), at: 0, by: &folding).units
        self.folding = folding
        fallbacks = Self.fallbacks(of: units)
        reach = 4 * query.utf16.count + 64
    }

    private static func fallbacks(of units: [UInt16]) -> [Int] {
        var fallbacks = [Int](repeating: 0, count: units.count)
        var length = 0
        for index in units.indices.dropFirst() {
            while length > 0, units[length] != units[index] { length = fallbacks[length - 1] }
            if units[length] == units[index] { length += 1 }
            fallbacks[index] = length
        }
        return fallbacks
    }

    /// Finds the query in a part of a text; matches do not overlap.
    ///
    /// - Parameters:
    ///   - source: The part, which begins and ends between composed characters.
    ///   - start: The index of the part in the text.
    ///   - before: The character before the part.
    ///   - limit: The index before which matches must begin.
    ///   - most: The maximum number of matches.
    /// - Returns: The ranges in the text, in ascending order.
    mutating func finds(
        in source: [UInt16], at start: Int, after before: Character?, beginningBefore limit: Int, most: Int = .max
    ) -> [Range<Int>] {
        guard !units.isEmpty else { return [] }
        let text = FoldedText(source, at: start, by: &folding)
        var (found, length): ([Range<Int>], Int) = ([], 0)
        for (index, unit) in text.units.enumerated() {
            while length > 0, units[length] != unit { length = fallbacks[length - 1] }
            guard units[length] == unit else { continue }
            length += 1
            guard length == units.count else { continue }
            let part = index + 1 - length..<index + 1
            guard text.places[part.lowerBound] < limit else { break }
            guard let range = text.range(of: part), isWord(range, in: source, at: start, after: before) else {
                length = fallbacks[length - 1]
                continue
            }
            found.append(range)
            length = 0
            if found.count == most { break }
        }
        return found
    }

    /// Whether a match begins, and for `fullWord` also ends, at a word boundary, as the word match method requires.
    private func isWord(_ range: Range<Int>, in source: [UInt16], at start: Int, after before: Character?) -> Bool {
        guard words != .contains else { return true }
        func scalar(endingAt place: Int) -> Unicode.Scalar? {
            guard place > start else { return before?.unicodeScalars.last }
            return String(decoding: source[max(0, place - start - 2)..<place - start], as: UTF16.self)
                .unicodeScalars.last
        }
        func scalar(beginningAt place: Int) -> Unicode.Scalar? {
            guard place - start < source.count else { return nil }
            return String(decoding: source[place - start..<min(source.count, place - start + 2)], as: UTF16.self)
                .unicodeScalars.first
        }
        func divides(_ place: Int) -> Bool {
            guard let one = scalar(endingAt: place), let other = scalar(beginningAt: place) else { return true }
            return !(Self.isOfWord(one) && Self.isOfWord(other))
        }
        return divides(range.lowerBound) && (words == .startsWith || divides(range.upperBound))
    }

    private static func isOfWord(_ scalar: Unicode.Scalar) -> Bool {
        let properties = scalar.properties
        return properties.isAlphabetic || properties.numericType != nil || scalar == "_"
            || properties.generalCategory == .nonspacingMark
    }
}
