extension VariedText {
    /// A format without variables, and the positions of the arguments that it asks for in their order, from 0.
    package struct Expansion: Equatable {
        package var format = ""
        package var arguments: [Int] = []

        package init(format: String = "", arguments: [Int] = []) {
            (self.format, self.arguments) = (format, arguments)
        }
    }

    /// Variables in variables beyond this depth are left out: such a table refers to itself.
    private static let deepest = 8

    /// The format for numbers.
    ///
    /// An argument without a position is the next one; inside of a variable the first is the variable's own.
    ///
    /// - Parameters:
    ///   - count: the number of arguments. Pieces that ask for others stay text.
    ///   - categories: the plural categories of an argument, the best first; none where it is no number.
    package func expanded(argumentCount count: Int, categories: (Int) -> [String]) -> Expansion {
        var expansion = Expansion()
        var cursor = 0
        expand(format, from: &cursor, count: count, depth: 0, categories: categories, into: &expansion)
        return expansion
    }

    private func expand(
        _ format: String, from cursor: inout Int, count: Int, depth: Int, categories: (Int) -> [String],
        into expansion: inout Expansion
    ) {
        for piece in FormatPiece.pieces(of: format) {
            switch piece {
            case .literal(let text): expansion.format += text
            case .conversion(let position, let stars, let rest):
                let first = position.map { $0 - 1 - stars } ?? cursor
                if position == nil { cursor += stars + 1 }
                guard first >= 0, first + stars < count else {
                    expansion.format += "%" + piece.text
                    continue
                }
                expansion.format += "%" + rest
                expansion.arguments += first...(first + stars)
            case .variable(let position, let name):
                guard let variable = variables[name], depth < Self.deepest else {
                    expansion.format += "%" + piece.text
                    continue
                }
                var own = (variable.argument ?? position).map { $0 - 1 } ?? cursor
                if variable.argument == nil, position == nil { cursor += 1 }
                let fitting = own >= 0 && own < count ? categories(own) : []
                let text = (fitting + ["other"]).lazy.compactMap { variable.cases[$0] }.first ?? ""
                expand(text, from: &own, count: count, depth: depth + 1, categories: categories, into: &expansion)
                // A variable inside has used arguments of its own.
                if variable.argument == nil, position == nil { cursor = max(cursor, own) }
            }
        }
    }
}
