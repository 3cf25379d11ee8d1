import Foundation

/// A text to search for, with the way in which it is compared.
struct FoldedQuery {
    private let words: UITextSearchOptions.WordMatchMethod
    private var folding: TextFolding
    private let units: [UInt16]
    /// The length of the longest beginning that ends at each unit as well, from which on the search goes on there.
    private let fallbacks: [Int]
    /// The most UTF-16 code units that a find is looked for in.
    let reach: Int

    /// Makes a query.
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

    /// Finds the query in a part of a text; finds do not overlap.
    ///
    /// - Parameters:
    ///   - source: The part, which begins and ends between composed characters.
    ///   - start: The place in the text where it begins.
    ///   - before: The character before it.
    ///   - limit: The end of the places where finds may begin.
    ///   - most: The number of finds after which it stops.
    /// - Returns: Ranges in the text, in their order.
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

    /// Whether a find is as much of a word as it has to be.
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
