/// The characters that a field of one line shows for its text: a dot for each when it is secure, spaces for line separators.
struct ShownText {
    /// A dot of a secure text.
    private static let dot: Character = "•"

    let string: String
    /// Where the characters of a secure text begin, and its end; nil where places are the same in both.
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

    /// The text with a space for each UTF-16 unit that separates lines.
    private static func onOneLine(_ text: String) -> String {
        String(decoding: text.utf16.map { Self.separators.contains($0) ? 0x20 : $0 }, as: UTF16.self)
    }

    private static let separators: Set<UInt16> = [0x0A, 0x0B, 0x0C, 0x0D, 0x85, 0x2028, 0x2029]

    /// A place of the text among what is shown.
    func shown(_ place: Int) -> Int {
        guard let boundaries else { return place }
        return max(0, boundaries.count { $0 <= place } - 1)
    }

    func shown(_ range: Range<Int>) -> Range<Int> { shown(range.lowerBound)..<shown(range.upperBound) }

    /// The place of the text at a place among what is shown.
    func index(ofShown shown: Int) -> Int {
        guard let boundaries else { return shown }
        return boundaries[max(0, min(boundaries.count - 1, shown))]
    }
}
