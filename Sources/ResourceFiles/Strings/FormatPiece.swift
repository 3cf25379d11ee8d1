/// A piece of a format: text, a placeholder for an argument, or a variable of a table.
package enum FormatPiece: Hashable, Sendable {
    /// Text as written in the format; a percent sign is still written twice.
    case literal(String)
    /// The conversion of an argument: its position, if it has one, the stars that ask for arguments as well, and the rest.
    case conversion(position: Int?, stars: Int, rest: String)
    /// A variable: the position of its argument, if it has one, and its name.
    case variable(position: Int?, name: String)

    /// The positions that arguments can have.
    static let positions = 1...99

    /// The text of the piece in a format.
    var text: String {
        switch self {
        case .literal(let text): text
        case .conversion(let position, _, let rest): "%" + (position.map { "\($0)$" } ?? "") + rest
        case .variable(let position, let name): "%" + (position.map { "\($0)$" } ?? "") + "#@\(name)@"
        }
    }

    /// The pieces of a format; a percent sign that begins no conversion is text, as if it were written twice.
    package static func pieces(of format: String) -> [FormatPiece] {
        var pieces: [FormatPiece] = []
        var literal = ""
        var rest = Substring(format)
        while let character = rest.first {
            if character == "%", let (piece, length) = piece(at: rest) {
                if !literal.isEmpty { pieces.append(.literal(literal)) }
                literal = ""
                pieces.append(piece)
                rest = rest.dropFirst(length)
            } else {
                let isPair = character == "%" && rest.dropFirst().first == "%"
                // The next reader of the format must not see the beginning of a conversion here.
                literal += character == "%" ? "%%" : String(character)
                rest = rest.dropFirst(isPair ? 2 : 1)
            }
        }
        if !literal.isEmpty { pieces.append(.literal(literal)) }
        return pieces
    }

    /// The piece that a percent sign begins, and its characters; nil for none.
    private static func piece(at text: Substring) -> (FormatPiece, length: Int)? {
        var rest = text.dropFirst()
        let digits = rest.prefix { ("0"..."9").contains($0) }
        var position: Int?
        if !digits.isEmpty, rest.dropFirst(digits.count).first == "$" {
            guard let number = Int(digits), positions.contains(number) else { return nil }
            position = number
            rest = rest.dropFirst(digits.count + 1)
        }
        let body = rest
        if rest.hasPrefix("#@"), let end = rest.dropFirst(2).firstIndex(of: "@") {
            let name = String(rest[rest.index(rest.startIndex, offsetBy: 2)..<end])
            return (.variable(position: position, name: name), text.distance(from: text.startIndex, to: end) + 1)
        }
        var stars = 0
        while let next = rest.first, "-+ 0#'123456789.*".contains(next) {
            if next == "*" { stars += 1 }
            rest = rest.dropFirst()
        }
        rest = rest.drop { "hlqLztj".contains($0) }
        guard let conversion = rest.first, "@dDiuUxXoOfFeEgGaAcCsSp".contains(conversion) else { return nil }
        rest = rest.dropFirst()
        let end = rest.startIndex
        return (
            .conversion(position: position, stars: stars, rest: String(body[..<end])),
            text.distance(from: text.startIndex, to: end)
        )
    }
}
