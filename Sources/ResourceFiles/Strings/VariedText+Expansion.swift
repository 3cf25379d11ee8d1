extension VariedText {
    /// A format without variables, and the positions of the arguments that it asks for in their order, from 0.
    package struct Expansion: Equatable {
        package var format = ""
        package var arguments: [Int] = []

        package init(format: String = "", arguments: [Int] = []) {
            (self.format, self.arguments) = (format, arguments)
        }
    }

    /// Variables in variables beyond this depth are left out.
    private static let deepest = 8

    /// The format for numbers.
    ///
    /// An argument without a position is the next one; inside of a variable the first is the variable's own.
    ///
    /// - Parameters:
    ///   - count: the number of arguments. Pieces that ask for others stay text.
    ///   - categories: the plural categories of an argument, the best first; none where it is no number.
    package func expanded(argumentCount count: Int, categories: (Int) -> [String]) -> Expansion {
        withoutActuallyEscaping(categories) { categories in
            var run = Run(variables: variables, count: count, categories: categories)
            var cursor = 0
            run.expand(format, from: &cursor)
            return run.expansion
        }
    }

    /// The state of one expansion.
    private struct Run {
        let variables: [String: Variable]
        let count: Int
        let categories: (Int) -> [String]
        var expansion = Expansion()
        /// The variables around the piece: one that names itself is left out.
        var open: [String] = []
        /// Tables in which each variable names the next many times would fill the memory.
        var piecesLeft = 10_000

        mutating func expand(_ format: String, from cursor: inout Int) {
            for piece in FormatPiece.pieces(of: format) {
                guard piecesLeft > 0 else { return }
                piecesLeft -= 1
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
                    guard let variable = variables[name], !open.contains(name), open.count < deepest else {
                        expansion.format += "%" + piece.text
                        continue
                    }
                    let argument = variable.argument.flatMap { FormatPiece.positions.contains($0) ? $0 : nil }
                    let first = (argument ?? position).map { $0 - 1 } ?? cursor
                    let fitting = first < count ? categories(first) : []
                    let text = (fitting + ["other"]).lazy.compactMap { variable.cases[$0] }.first ?? ""
                    var own = first
                    open.append(name)
                    expand(text, from: &own)
                    open.removeLast()
                    // A variable inside has used arguments of its own. A position in the format itself does not advance
                    // the count.
                    if argument != nil || position == nil { cursor = max(cursor, first + 1, own) }
                }
            }
        }
    }
}
