/// A marker format taken apart.
nonisolated struct MarkerText {
    private enum Part {
        case text(String)
        case number((Int) -> String)
    }

    private var parts: [Part] = []

    init(_ format: NSTextList.MarkerFormat) {
        var rest = Substring(format.rawValue)
        while let open = rest.firstIndex(of: "{") {
            let word = rest[open...].dropFirst().prefix { $0 != "}" && $0 != "{" }
            let isClosed = rest[word.endIndex...].first == "}"
            let end = isClosed ? rest.index(after: word.endIndex) : word.endIndex
            parts.append(.text(String(rest[..<open])))
            parts.append(isClosed ? Self.part(String(word)) : .text(String(rest[open..<end])))
            rest = rest[end...]
        }
        parts.append(.text(String(rest)))
    }

    var isOrdered: Bool {
        parts.contains {
            guard case .number = $0 else { return false }
            return true
        }
    }

    func text(for number: Int) -> String {
        parts.map {
            switch $0 {
            case .text(let text): text
            case .number(let format): format(number)
            }
        }.joined()
    }

    private static func part(_ word: String) -> Part {
        switch word {
        case "box": .text("\u{25A1}")
        case "check": .text("\u{2713}")
        case "circle": .text("\u{25E6}")
        case "diamond": .text("\u{25C6}")
        case "disc": .text("\u{2022}")
        case "hyphen": .text("\u{2043}")
        case "square": .text("\u{25AA}")
        case "decimal": .number { String($0) }
        case "octal": .number { String($0, radix: 8) }
        case "lower-hexadecimal": .number { String($0, radix: 16) }
        case "upper-hexadecimal": .number { String($0, radix: 16, uppercase: true) }
        case "lower-alpha", "lower-latin": .number { letters($0, from: "a") }
        case "upper-alpha", "upper-latin": .number { letters($0, from: "A") }
        case "lower-roman": .number { roman($0).lowercased() }
        case "upper-roman": .number(roman)
        default: .text("{\(word)}")
        }
    }

    private static func letters(_ number: Int, from first: Unicode.Scalar) -> String {
        guard number > 0 else { return String(number) }
        var (rest, letters) = (number, "")
        while rest > 0 {
            let letter = Unicode.Scalar(UInt8(first.value) + UInt8((rest - 1) % 26))
            letters.insert(Character(letter), at: letters.startIndex)
            rest = (rest - 1) / 26
        }
        return letters
    }

    private static let numerals = [
        (1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"), (40, "XL"), (10, "X"),
        (9, "IX"), (5, "V"), (4, "IV"), (1, "I"),
    ]

    private static func roman(_ number: Int) -> String {
        guard (1..<4000).contains(number) else { return String(number) }
        var (rest, text) = (number, "")
        for (value, numeral) in numerals {
            text += String(repeating: numeral, count: rest / value)
            rest %= value
        }
        return text
    }
}
