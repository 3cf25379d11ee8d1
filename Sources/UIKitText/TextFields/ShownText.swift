/// The characters that a single-line field displays: a dot for each character of secure text, a space for each line separator.
struct ShownText {
    /// The dot that replaces a character of secure text.
    private static let dot: Character = "•"

    let string: String
    /// The start index of each character of secure text, and the end index. Nil: displayed indices equal text indices.
    private let boundaries: [Int]?

    init(_ text: String, isSecure: Bool) {
        guard isSecure else {
            boundaries = nil
            string = text.contains(where: \.isNewline) ? Self.onOneLine(text) : text
            return
        }
        string = String(repeating: Self.dot, count: text.count)
        boundaries = text.indices.map { $0.utf16Offset(in: text) } + [text.utf16.count]
    }

    /// Replaces each UTF-16 line separator with a space.
    private static func onOneLine(_ text: String) -> String {
        String(decoding: text.utf16.map { Self.separators.contains($0) ? 0x20 : $0 }, as: UTF16.self)
    }

    private static let separators: Set<UInt16> = [0x0A, 0x0B, 0x0C, 0x0D, 0x85, 0x2028, 0x2029]

    /// Converts an index of the text to an index of the displayed text.
    func shown(_ place: Int) -> Int {
        guard let boundaries else { return place }
        return max(0, boundaries.count { $0 <= place } - 1)
    }

    func shown(_ range: Range<Int>) -> Range<Int> { shown(range.lowerBound)..<shown(range.upperBound) }

    /// Converts an index of the displayed text to an index of the text.
    func index(ofShown shown: Int) -> Int {
        guard let boundaries else { return shown }
        return boundaries[max(0, min(boundaries.count - 1, shown))]
    }
}
