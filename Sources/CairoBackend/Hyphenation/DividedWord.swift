import CoreText
import Foundation

/// The word at which a line ends and the next one begins.
struct DividedWord {
    /// The word's bytes in the text.
    let bytes: Range<Int>
    /// The bytes at which it may be divided, in rising order.
    let breaks: [Int]

    /// Finds the word around the end of a line, or behind it; nil for none that may be divided.
    init?(at end: Int, from start: Int, in text: ArraySlice<UInt8>, _ patterns: HyphenationPatterns) {
        var first = end
        while first > start, let before = Self.letter(endingAt: first, in: text) { first -= UTF8.width(before) }
        // Signs such as an opening quotation mark may be before the word.
        while let scalar = Self.scalar(at: first, in: text), !Self.isLetter(scalar) {
            guard !scalar.properties.isWhitespace else { return nil }
            first += UTF8.width(scalar)
        }
        var last = first
        while let scalar = Self.scalar(at: last, in: text), Self.isLetter(scalar) { last += UTF8.width(scalar) }
        guard last > first else { return nil }
        bytes = first..<last
        breaks = patterns.breaks(in: String(decoding: text[first..<last], as: UTF8.self)).map { $0 + first }
        if breaks.isEmpty { return nil }
    }

    private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isAlphabetic || scalar.properties.generalCategory == .nonspacingMark
    }

    private static func letter(endingAt end: Int, in text: ArraySlice<UInt8>) -> Unicode.Scalar? {
        var start = end - 1
        while start > text.startIndex, text[start] & 0xC0 == 0x80 { start -= 1 }
        return scalar(at: start, in: text).flatMap { isLetter($0) ? $0 : nil }
    }

    private static func scalar(at byte: Int, in text: ArraySlice<UInt8>) -> Unicode.Scalar? {
        guard text.indices.contains(byte) else { return nil }
        return String(decoding: text[byte...].prefix(4), as: UTF8.self).unicodeScalars.first
    }
}
