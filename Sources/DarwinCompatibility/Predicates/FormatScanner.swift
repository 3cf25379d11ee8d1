import Foundation

/// Cuts a format into tokens.
struct FormatScanner {
    private let characters: [Character]
    private var index = 0
    private var tokens: [FormatToken] = []

    /// The tokens of a format, with one for its end.
    static func tokens(of format: String) throws(FormatFault) -> [FormatToken] {
        var scanner = FormatScanner(format)
        while let character = scanner.current { try scanner.scan(character) }
        scanner.append(.end, at: scanner.index)
        return scanner.tokens
    }

    private init(_ format: String) { characters = Array(format) }

    private var current: Character? { character(at: index) }

    private func character(at index: Int) -> Character? { index < characters.count ? characters[index] : nil }

    private mutating func append(_ kind: FormatToken.Kind, at start: Int) {
        tokens.append(FormatToken(kind: kind, position: start + 1))
    }

    private mutating func scan(_ character: Character) throws(FormatFault) {
        let start = index
        switch character {
        case _ where character.isWhitespace: index += 1
        case "\"", "'": append(.string(try string(in: character)), at: start)
        case "%": append(try directive(), at: start)
        case "$":
            index += 1
            append(.variable(try name("a variable's name behind $")), at: start)
        case "#":
            index += 1
            append(.word(try name("a key behind #"), isEscaped: true), at: start)
        case "@" where Self.isNameStart(self.character(at: index + 1)):
            index += 1
            append(.word("@" + (try name("an operator behind @")), isEscaped: true), at: start)
        case _ where Self.isNameStart(character):
            append(.word(try name("a key") + functionLabels(), isEscaped: false), at: start)
        case _ where character.isASCII && character.isNumber, "." where beginsNumber:
            append(.number(try number()), at: start)
        default: append(.sign(try sign(character)), at: start)
        }
    }

    // MARK: Words

    private static func isNameStart(_ character: Character?) -> Bool {
        character.map { $0.isLetter || $0 == "_" } ?? false
    }

    private static func isNamePart(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || character == "_"
    }

    private mutating func name(_ meaning: String) throws(FormatFault) -> String {
        let start = index
        while let character = current, Self.isNamePart(character) { index += 1 }
        guard index > start else { throw fault("There should be \(meaning).") }
        return String(characters[start..<index])
    }

    /// The rest of a function's name with colons, which only an opening parenthesis makes one.
    private mutating func functionLabels() -> String {
        var end = index
        guard character(at: end) == ":" else { return "" }
        while character(at: end) == ":" {
            end += 1
            while let character = character(at: end), Self.isNamePart(character) { end += 1 }
        }
        guard character(at: end) == "(" else { return "" }
        defer { index = end }
        return String(characters[index..<end])
    }

    // MARK: Values

    private mutating func string(in quote: Character) throws(FormatFault) -> String {
        let start = index
        var text = ""
        index += 1
        while let character = current {
            index += 1
            if character == quote { return text }
            guard character == "\\", let escaped = current else { text.append(character); continue }
            index += 1
            switch escaped {
            case "n": text.append("\n")
            case "t": text.append("\t")
            case "r": text.append("\r")
            case "u", "U", "x": text += try codePoint(digits: escaped == "x" ? 2 : 4)
            default: text.append(escaped)
            }
        }
        throw FormatFault(
            position: start + 1, message: "The quotation mark has no partner. Close the string with \(quote).")
    }

    private mutating func codePoint(digits: Int) throws(FormatFault) -> String {
        let end = min(index + digits, characters.count)
        guard let code = UInt32(String(characters[index..<end]), radix: 16), let scalar = UnicodeScalar(code) else {
            throw fault("There should be \(digits) hexadecimal digits of a character.")
        }
        index = end
        return String(Character(scalar))
    }

    /// Whether a dot begins a number: not where it leads from a value to its key.
    private var beginsNumber: Bool {
        guard character(at: index + 1).map({ $0.isASCII && $0.isNumber }) ?? false else { return false }
        return switch tokens.last?.kind {
        case .word where tokens.last?.word != nil: true
        case .word, .variable, .string, .value, .keyPath, .number, .sign(")"), .sign("]"): false
        default: true
        }
    }

    private mutating func number() throws(FormatFault) -> NSNumber {
        let start = index
        let radixes: [Character: Int] = ["x": 16, "X": 16, "o": 8, "b": 2]
        if current == "0", let radix = character(at: index + 1).flatMap({ radixes[$0] }) {
            index += 2
            let digits = try name("digits")
            guard let value = Int64(digits, radix: radix) else { throw fault("\(digits) has other signs than digits.") }
            return NSNumber(value: value)
        }
        skipDigits()
        if current == ".", character(at: index + 1).map({ $0.isASCII && $0.isNumber }) ?? false {
            index += 1
            skipDigits()
        }
        skipExponent()
        let text = String(characters[start..<index])
        if let whole = Int64(text) { return NSNumber(value: whole) }
        guard let value = Double(text) else { throw fault("\(text) is no number.") }
        return NSNumber(value: value)
    }

    private mutating func skipDigits() {
        while let character = current, character.isASCII, character.isNumber { index += 1 }
    }

    private mutating func skipExponent() {
        guard current == "e" || current == "E" else { return }
        let hasSign = character(at: index + 1) == "-" || character(at: index + 1) == "+"
        guard let digit = character(at: index + (hasSign ? 2 : 1)), digit.isASCII, digit.isNumber else { return }
        index += hasSign ? 2 : 1
        skipDigits()
    }

    private mutating func directive() throws(FormatFault) -> FormatToken.Kind {
        let start = index
        index += 1
        while let character = current, "lhqzjtL".contains(character) { index += 1 }
        guard let letter = current else { throw fault("There should be a letter behind %, such as @ or K.") }
        index += 1
        switch letter {
        case "@": return .value
        case "K": return .keyPath
        case _ where "diouxXfFgGeEcCaA".contains(letter): return .numeral(letter)
        default:
            throw FormatFault(
                position: start + 1,
                message: "%\(letter) is no value's mark. Use %@, %K, %d or %f, or quote the percent sign.")
        }
    }

    // MARK: Signs

    private static let pairs: Set<String> = [
        "==", "!=", "<>", "<=", "=<", ">=", "=>", "&&", "||", "**", "<<", ">>",
    ]

    private mutating func sign(_ character: Character) throws(FormatFault) -> String {
        if let next = self.character(at: index + 1), Self.pairs.contains("\(character)\(next)") {
            index += 2
            return "\(character)\(next)"
        }
        guard "=<>!+-*/()[]{},.&|^~".contains(character) else {
            throw fault("\(character) has no meaning here. Put it in quotation marks, or hand it over with %@.")
        }
        index += 1
        return String(character)
    }

    private func fault(_ message: String) -> FormatFault { FormatFault(position: index + 1, message: message) }
}
