/// Reads code as the compiler's lexer does, as far as that is needed to find its braces: names, texts, comments.
struct CodeScanner {
    let bytes: UnsafeBufferPointer<UInt8>
    private(set) var offset = 0
    /// The lists of the words that were read.
    var words: Words = []
    /// Whether all braces were found for certain.
    private(set) var isCertain = true
    let table = Words.table

    init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    var isAtEnd: Bool { offset >= bytes.count }

    /// The byte some positions ahead; 0 behind the end.
    @inline(__always)
    func byte(ahead distance: Int = 0) -> UInt8 {
        let position = offset + distance
        return position >= 0 && position < bytes.count ? bytes[position] : 0
    }

    @inline(__always)
    mutating func advance(by count: Int = 1) { offset += count }

    mutating func doubt() { isCertain = false }

    // MARK: Words

    /// Reads the word at the current position.
    @inline(__always)
    mutating func word() -> WordHash {
        var word = WordHash()
        while offset < bytes.count, bytes[offset].isOfName {
            word.add(bytes[offset])
            offset += 1
        }
        words.formUnion(table[word])
        return word
    }

    // MARK: Spaces

    /// Skips spaces, line breaks and comments.
    mutating func skipBlanks() {
        while !isAtEnd {
            if byte().isBlank { advance() } else if !skipComment() { return }
        }
    }

    /// - Returns: whether there was a comment.
    mutating func skipComment() -> Bool {
        guard byte() == UInt8(ascii: "/") else { return false }
        if byte(ahead: 1) == UInt8(ascii: "/") {
            while !isAtEnd, byte() != UInt8(ascii: "\n"), byte() != UInt8(ascii: "\r") { advance() }
            return true
        }
        guard byte(ahead: 1) == UInt8(ascii: "*") else { return false }
        var depth = 0
        repeat {
            if byte() == UInt8(ascii: "/"), byte(ahead: 1) == UInt8(ascii: "*") {
                depth += 1
                advance()
            } else if byte() == UInt8(ascii: "*"), byte(ahead: 1) == UInt8(ascii: "/") {
                depth -= 1
                advance()
            }
            advance()
        } while depth > 0 && !isAtEnd
        return true
    }

    // MARK: Texts

    /// Skips a text with its quotes; `#` signs before it belong to it.
    ///
    /// - Returns: whether there was one, and whether it has interpolations in which a rule may rewrite a part.
    mutating func skipText() -> (found: Bool, isRewritten: Bool) {
        var signs = 0
        while byte(ahead: signs) == UInt8(ascii: "#") { signs += 1 }
        guard byte(ahead: signs) == UInt8(ascii: "\"") else {
            if signs > 0, byte(ahead: signs) == UInt8(ascii: "/") { doubt() }
            return (false, false)
        }
        advance(by: signs)
        let isLong = isEnd(quotes: 3, signs: 0) && !(signs > 0 && endsInLine(signs: signs))
        let quotes = isLong ? 3 : 1
        advance(by: quotes)
        var isRewritten = false
        while !isAtEnd {
            switch byte() {
            case UInt8(ascii: "\""):
                if isEnd(quotes: quotes, signs: signs) {
                    advance(by: quotes + signs)
                    return (true, isRewritten)
                }
                advance()
            case UInt8(ascii: "\\"):
                advance()
                guard hasSigns(signs, ahead: 0) else { continue }
                advance(by: signs)
                let isCode = byte() == UInt8(ascii: "(")
                advance()
                if isCode, skipCode() { isRewritten = true }
            case UInt8(ascii: "\n") where !isLong:
                doubt()
                return (true, isRewritten)
            default: advance()
            }
        }
        doubt()
        return (true, isRewritten)
    }

    /// Whether a text with `#` signs that begins with three quotes ends in its line, as `#"""#` does; its quotes but the first
    /// and the last are then characters of it.
    private func endsInLine(signs: Int) -> Bool {
        var distance = 2
        while offset + distance < bytes.count {
            switch byte(ahead: distance) {
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"): return false
            case UInt8(ascii: "\"") where hasSigns(signs, ahead: distance + 1): return true
            default: distance += 1
            }
        }
        return false
    }

    private func isEnd(quotes: Int, signs: Int) -> Bool {
        for distance in 0..<quotes where byte(ahead: distance) != UInt8(ascii: "\"") { return false }
        return hasSigns(signs, ahead: quotes)
    }

    private func hasSigns(_ count: Int, ahead start: Int) -> Bool {
        for distance in 0..<count where byte(ahead: start + distance) != UInt8(ascii: "#") { return false }
        return true
    }

    /// Skips a name in back-ticks, and returns it.
    mutating func quotedName() -> WordHash {
        advance()
        let name = word()
        if byte() == UInt8(ascii: "`") { advance() } else { doubt() }
        return name
    }

    // MARK: Operators

    /// Doubts the file where a slash may begin a regular expression, which may have quotes and braces.
    mutating func skipSlash() {
        let next = byte(ahead: 1)
        if !next.isBlank, next != UInt8(ascii: "=") {
            let before = byte(ahead: -1)
            if before.isBlank || "(,=[:{!?;&|<>".utf8.contains(before) { doubt() }
        }
        advance()
    }
}
