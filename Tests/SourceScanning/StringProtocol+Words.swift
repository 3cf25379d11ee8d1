extension StringProtocol {
    /// Without white space at both ends.
    var trimmed: String {
        String(drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
    }

    /// The words of a camel-case name: `URLTouchTracker2` gives URL, Touch, Tracker2.
    var camelCaseWords: [String] {
        let letters = Array(self)
        var words: [String] = []
        for (index, letter) in letters.enumerated() {
            let follows = index > 0 && letters[index - 1].isLetter
            let isHump =
                letter.isUppercase
                && (!follows || letters[index - 1].isLowercase
                    || (index + 1 < letters.count && letters[index + 1].isLowercase))
            if words.isEmpty || isHump || (letter.isLetter && !follows && !letters[index - 1].isNumber) {
                words.append("")
            }
            if letter.isLetter || letter.isNumber { words[words.count - 1].append(letter) }
        }
        return words.filter { !$0.isEmpty }
    }
}
