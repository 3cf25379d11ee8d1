import CoreText

/// Boundaries, words and paragraphs. Only the text around a position is read, so that the cost does not follow the text's length.
extension TextEditing {
    /// The UTF-16 units that are first read on either side of a position; more than any composed character has.
    private static let reach = 512

    /// The units that are read to find the beginning of a row of flags.
    private static let longestFlagRow = 65_536

    private func surroundings(of place: Int, reach: Int = TextEditing.reach) -> (string: String, start: Int) {
        let end = min(length, place + reach)
        var start = max(0, place - reach)
        var string = textStore.string(in: start..<end)
        // Flags are pairs of letters, counted from the first one of the row.
        while start > 0, place - start < Self.longestFlagRow, string.unicodeScalars.first?.mayBeInFlag == true {
            start = max(0, start - (place - start))
            string = textStore.string(in: start..<end)
        }
        return (string, start)
    }

    /// The nearest boundary of composed characters at or before a position, which is first limited to the text.
    package func boundary(atOrBefore place: Int) -> Int {
        let place = max(0, min(length, place))
        let (string, start) = surroundings(of: place)
        return start + string.boundary(atOrBefore: place - start)
    }

    /// The next character boundary; at the end of the text, the end.
    package func boundary(after place: Int) -> Int {
        let (string, start) = surroundings(of: place)
        return start + string.boundary(after: place - start)
    }

    /// The previous character boundary; at the beginning of the text, the beginning.
    package func boundary(before place: Int) -> Int {
        let (string, start) = surroundings(of: place)
        return start + string.boundary(before: place - start)
    }

    /// A range enlarged by the other halves of the surrogate pairs that it divides.
    func withWholePairs(_ range: Range<Int>) -> Range<Int> {
        let (before, after) = (isInPair(range.lowerBound) ? 1 : 0, isInPair(range.upperBound) ? 1 : 0)
        return range.lowerBound - before..<range.upperBound + after
    }

    /// Whether a position is between the halves of a surrogate pair.
    private func isInPair(_ place: Int) -> Bool {
        guard place > 0, place < length else { return false }
        return textStore.string(in: place - 1..<place + 1).unicodeScalars.count == 1
    }

    // MARK: Words

    /// The word that contains or touches a position; between words, the spaces or signs there on the same line.
    package func wordRange(at place: Int) -> Range<Int> { wordRange(at: place, touching: true) }

    /// The word of a character, which is given by its index; between words, the spaces there on the same line, or the signs.
    ///
    /// - Parameters:
    ///   - character: The index; nil for the word that contains or touches the position.
    ///   - place: The position nearest to the touch.
    ///   - skipsSpaces: Whether the word of the line that is nearest to the position is found instead of spaces; the one before
    ///     if both are as near.
    package func wordRange(ofCharacterAt character: Int?, near place: Int, skipsSpaces: Bool) -> Range<Int> {
        guard !isOneWord else { return 0..<length }
        let found = wordRange(at: character ?? place, touching: character == nil)
        let run = character.map { uniformRun(in: found, with: $0) } ?? found
        guard skipsSpaces, !run.isEmpty, textStore.string(in: run).allSatisfy(\.isWhitespace) else { return run }
        let (before, after) = (wordRange(at: found.lowerBound), wordRange(at: found.upperBound))
        let hasBefore = before.upperBound == found.lowerBound && !before.isEmpty
        let hasAfter = after.lowerBound == found.upperBound && !after.isEmpty
        guard hasBefore || hasAfter else { return run }
        let isBeforeNearer = place - found.lowerBound <= found.upperBound - place
        return hasBefore && (isBeforeNearer || !hasAfter) ? before : after
    }

    /// The longest run around a character in a range that has only spaces or none. An emoji is one by itself.
    private func uniformRun(in range: Range<Int>, with index: Int) -> Range<Int> {
        var run = range.lowerBound..<range.lowerBound
        var isSpace: Bool?
        for character in textStore.string(in: range) {
            let isEmoji = character.isEmoji
            if isEmoji || character.isWhitespace != isSpace {
                if run.contains(index) { return run }
                (run, isSpace) = (run.upperBound..<run.upperBound, isEmoji ? nil : character.isWhitespace)
            }
            run = run.lowerBound..<run.upperBound + character.utf16.count
        }
        return run
    }

    private func wordRange(at place: Int, touching: Bool) -> Range<Int> {
        guard !isOneWord else { return 0..<length }
        let found = search(around: place) { $0.wordRange(at: $1, touching: touching) }
        let string = textStore.string(in: found)
        guard string.contains(where: \.isNewline) else { return found }
        let units = Array(string.utf16)
        func ends(_ index: Int) -> Bool {
            [0x0A, 0x0B, 0x0C, 0x0D, 0x85, 0x2028, 0x2029].contains(units[index])
        }
        let own = place - found.lowerBound
        let start = units[..<own].indices.last(where: ends).map { $0 + 1 } ?? 0
        let end = units[own...].indices.first(where: ends) ?? units.count
        return found.lowerBound + start..<found.lowerBound + end
    }

    /// The first end of a word behind a position.
    package func wordEnd(after place: Int) -> Int {
        isOneWord ? length : search(around: place) { $1..<$0.wordEnd(after: $1) }.upperBound
    }

    /// The last beginning of a word before a position.
    package func wordStart(before place: Int) -> Int {
        isOneWord ? 0 : search(around: place) { $0.wordStart(before: $1)..<$1 }.lowerBound
    }

    /// Searches the text around a position, and more of it as long as the found range touches an edge of the part that was read.
    private func search(around place: Int, _ find: (String, Int) -> Range<Int>) -> Range<Int> {
        var reach = Self.reach
        while true {
            let (string, start) = surroundings(of: place, reach: reach)
            let end = start + string.utf16.count
            let found = find(string, place - start)
            let (lower, upper) = (found.lowerBound + start, found.upperBound + start)
            if lower > start || start == 0, upper < end || end == length { return lower..<upper }
            reach *= 4
        }
    }

    // MARK: Paragraphs

    /// The paragraph that contains a position, with its terminator.
    package func paragraphRange(at place: Int) -> Range<Int> { textStore.paragraphRange(around: place) }

    /// The beginning of the paragraph that contains a position; at a beginning, that of the paragraph before.
    func paragraphStart(before place: Int) -> Int {
        let start = paragraphRange(at: place).lowerBound
        return start < place || place == 0 ? start : paragraphRange(at: place - 1).lowerBound
    }

    /// The end of the paragraph that contains a position, before its terminator; at an end, that of the next paragraph.
    func paragraphEnd(after place: Int) -> Int {
        let end = contentEnd(ofParagraphAt: place)
        guard end <= place else { return end }
        let next = paragraphRange(at: place).upperBound
        return next <= place ? length : contentEnd(ofParagraphAt: next)
    }

    private func contentEnd(ofParagraphAt place: Int) -> Int {
        let range = paragraphRange(at: place)
        guard !range.isEmpty else { return range.upperBound }
        let last = boundary(before: range.upperBound)
        return textStore.string(in: last..<range.upperBound).first?.isNewline == true ? last : range.upperBound
    }
}

extension Unicode.Scalar {
    /// Whether it is a letter of flags, or half of a pair of surrogates, which may be one.
    fileprivate var mayBeInFlag: Bool { ("\u{1F1E6}"..."\u{1F1FF}").contains(self) || self == "\u{FFFD}" }
}

extension Character {
    /// Whether it is shown as a picture.
    fileprivate var isEmoji: Bool { unicodeScalars.contains { $0.properties.isEmojiPresentation || $0 == "\u{FE0F}" } }
}
