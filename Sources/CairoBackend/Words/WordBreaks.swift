/// Line breaks around words, as far as they follow from the words' characters without tables.
enum WordBreaks {
    /// Whether lines may break where spaces are beside a word, and nowhere inside it: true for letters and digits with the
    /// punctuation of sentences, by rules 13 to 30 of Unicode's line breaking. Other words are left to the whole algorithm.
    static func areOnlyAtEnds(of word: UnsafeBufferPointer<UInt8>) -> Bool {
        var rest = word[...]
        if rest.first == UInt8(ascii: "(") { rest = rest.dropFirst() }
        while let last = rest.last, isClosing(last) { rest = rest.dropLast() }
        guard let first = rest.first, let last = rest.last, isLetterOrDigit(first), isLetterOrDigit(last) else {
            return false
        }
        return rest.allSatisfy { isLetterOrDigit($0) || isJoining($0) } && hasOnlyLettersBeyondASCII(rest)
    }

    /// Closing parenthesis, exclamation marks and infix separators: they stay at the word, and a space behind them ends it.
    private static func isClosing(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: ";"): true
        case UInt8(ascii: "!"), UInt8(ascii: "?"), UInt8(ascii: ")"): true
        default: false
        }
    }

    /// Infix separators and the apostrophe, which join the characters beside them.
    private static func isJoining(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: ".") || byte == UInt8(ascii: ",") || byte == UInt8(ascii: "'")
    }

    private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...: true
        default: false
        }
    }

    /// The punctuation beyond ASCII has rules of its own.
    private static func hasOnlyLettersBeyondASCII(_ word: UnsafeBufferPointer<UInt8>.SubSequence) -> Bool {
        guard word.contains(where: { $0 >= 0x80 }) else { return true }
        return String(decoding: word, as: UTF8.self).unicodeScalars.allSatisfy {
            $0.isASCII || $0.properties.isAlphabetic
        }
    }
}
