import Foundation

/// A word, a sign or a value of a format.
struct FormatToken {
    enum Kind {
        /// A key or a word of the language; a key that a number sign marks is no word of the language.
        case word(String, isEscaped: Bool)
        case variable(String)
        case number(NSNumber)
        case string(String)
        /// `%@`.
        case value
        /// `%K`.
        case keyPath
        /// `%d` and its kin, with its letter.
        case numeral(Character)
        case sign(String)
        case end
    }

    let kind: Kind
    /// The number of its first character, from 1.
    let position: Int

    /// The word of the language, in capital letters; nil for keys and all else.
    var word: String? {
        guard case .word(let word, isEscaped: false) = kind else { return nil }
        let capitals = word.uppercased()
        return FormatWords.reserved.contains(capitals) ? capitals : nil
    }

    var sign: String? {
        guard case .sign(let sign) = kind else { return nil }
        return sign
    }

    /// The token as messages name it.
    var text: String {
        switch kind {
        case .word(let word, _): word
        case .variable(let name): "$" + name
        case .number(let number): number.stringValue
        case .string(let text): "\"\(text)\""
        case .value: "%@"
        case .keyPath: "%K"
        case .numeral(let letter): "%\(letter)"
        case .sign(let sign): sign
        case .end: "the end"
        }
    }
}
