package import Foundation

/// Reads predicates and expressions of texts in the format language.
package struct FormatParser {
    /// A piece of a format: both kinds can be in parentheses.
    enum Node {
        case predicate(NSPredicate)
        case expression(NSExpression)
    }

    private let tokens: [FormatToken]
    private var index = 0
    private var arguments: ArraySlice<Any>

    /// The predicate of a format; a format that is none stops the program.
    static func predicate(of format: String, _ arguments: [Any]) -> NSPredicate {
        do {
            return try readPredicate(of: format, arguments)
        } catch {
            stop(error, in: format)
        }
    }

    /// The expression of a format; a format that is none stops the program.
    static func expression(of format: String, _ arguments: [Any]) -> NSExpression {
        do {
            return try readExpression(of: format, arguments)
        } catch {
            stop(error, in: format)
        }
    }

    /// Reads the predicate of a format.
    package static func readPredicate(of format: String, _ arguments: [Any]) throws(FormatFault) -> NSPredicate {
        var parser = try FormatParser(format, arguments)
        return try parser.predicate(from: try parser.whole(), at: 1)
    }

    static func readExpression(of format: String, _ arguments: [Any]) throws(FormatFault) -> NSExpression {
        var parser = try FormatParser(format, arguments)
        return try parser.expression(from: try parser.whole(), at: 1)
    }

    private static func stop(_ fault: FormatFault, in format: String) -> Never {
        fatalError("The format \"\(format)\" cannot be read at character \(fault.position). \(fault.message)")
    }

    private init(_ format: String, _ arguments: [Any]) throws(FormatFault) {
        tokens = try FormatScanner.tokens(of: format)
        self.arguments = arguments[...]
    }

    // MARK: Tokens

    var token: FormatToken { tokens[index] }

    mutating func advance() { if index < tokens.count - 1 { index += 1 } }

    /// Skips a sign; false where another token is next.
    mutating func consume(sign: String) -> Bool {
        guard token.sign == sign else { return false }
        advance()
        return true
    }

    mutating func consume(word: String) -> Bool {
        guard token.word == word else { return false }
        advance()
        return true
    }

    mutating func expect(_ sign: String, _ reason: String) throws(FormatFault) {
        guard consume(sign: sign) else { throw fault("There should be \(sign) \(reason), not \(token.text).") }
    }

    func fault(_ message: String) -> FormatFault { FormatFault(position: token.position, message: message) }

    /// The next of the values behind the format.
    mutating func argument() throws(FormatFault) -> Any {
        guard let value = arguments.popFirst() else {
            throw fault("\(token.text) has no value. Hand over as many values as the format mentions.")
        }
        return value
    }

    func expression(from node: Node, at position: Int) throws(FormatFault) -> NSExpression {
        guard case .expression(let expression) = node else {
            throw FormatFault(position: position, message: "A value should be here, not a comparison.")
        }
        return expression
    }

    func predicate(from node: Node, at position: Int) throws(FormatFault) -> NSPredicate {
        guard case .predicate(let predicate) = node else {
            throw FormatFault(
                position: position,
                message: "A comparison should be here, not a value alone. Compare it, as in isOpen == YES.")
        }
        return predicate
    }

    // MARK: Predicates

    private mutating func whole() throws(FormatFault) -> Node {
        let node = try alternatives()
        guard case .end = token.kind else {
            throw fault(
                "\(token.text) does not belong here. Join comparisons with AND or OR, and end the format behind them.")
        }
        return node
    }

    /// Comparisons joined by OR.
    mutating func alternatives() throws(FormatFault) -> Node {
        try joined(.or, word: "OR", sign: "||") { parser throws(FormatFault) in
            try parser.joined(.and, word: "AND", sign: "&&") { parser throws(FormatFault) in try parser.negation() }
        }
    }

    private mutating func joined(
        _ type: NSCompoundPredicate.LogicalType, word: String, sign: String,
        _ part: (inout FormatParser) throws(FormatFault) -> Node
    ) throws(FormatFault) -> Node {
        var position = token.position
        let first = try part(&self)
        guard token.word == word || token.sign == sign else { return first }
        var parts = [try predicate(from: first, at: position)]
        while consume(word: word) || consume(sign: sign) {
            position = token.position
            parts.append(try predicate(from: try part(&self), at: position))
        }
        return .predicate(FormatCompoundPredicate(type: type, subpredicates: parts))
    }

    private mutating func negation() throws(FormatFault) -> Node {
        guard consume(word: "NOT") || consume(sign: "!") else { return try comparison() }
        let position = token.position
        let negated = try predicate(from: try negation(), at: position)
        return .predicate(FormatCompoundPredicate(type: .not, subpredicates: [negated]))
    }

    private mutating func comparison() throws(FormatFault) -> Node {
        let modifier = token.word.flatMap { Self.modifiers[$0] }
        let isNegated = token.word == "NONE"
        if modifier != nil { advance() }
        let position = token.position
        let left = try setOperation()
        guard let type = comparisonType() else {
            if case .expression = left, modifier != nil {
                throw fault("There should be a comparison such as == or IN, not \(token.text).")
            }
            return left
        }
        let leftExpression = try expression(from: left, at: position)
        let options = try comparisonOptions()
        let rightPosition = token.position
        let right = try expression(from: try setOperation(), at: rightPosition)
        let made = NSComparisonPredicate(
            leftExpression: leftExpression, rightExpression: right, modifier: modifier ?? .direct, type: type,
            options: options)
        return .predicate(isNegated ? FormatCompoundPredicate(type: .not, subpredicates: [made]) : made)
    }

    private static let modifiers: [String: NSComparisonPredicate.Modifier] = [
        "ANY": .any, "SOME": .any, "NONE": .any, "ALL": .all,
    ]

    private static let comparisons: [String: NSComparisonPredicate.Operator] = [
        "=": .equalTo, "==": .equalTo, "!=": .notEqualTo, "<>": .notEqualTo, "<": .lessThan, "<=": .lessThanOrEqualTo,
        "=<": .lessThanOrEqualTo, ">": .greaterThan, ">=": .greaterThanOrEqualTo, "=>": .greaterThanOrEqualTo,
        "BEGINSWITH": .beginsWith, "ENDSWITH": .endsWith, "CONTAINS": .contains, "IN": .in, "LIKE": .like,
        "MATCHES": .matches, "BETWEEN": .between,
    ]

    private mutating func comparisonType() -> NSComparisonPredicate.Operator? {
        guard let type = (token.sign ?? token.word).flatMap({ Self.comparisons[$0] }) else { return nil }
        advance()
        return type
    }

    /// Letters in brackets behind a comparison.
    private mutating func comparisonOptions() throws(FormatFault) -> NSComparisonPredicate.Options {
        guard consume(sign: "[") else { return [] }
        guard case .word(let letters, _) = token.kind else {
            throw fault("There should be c, d, n or l between the brackets, not \(token.text).")
        }
        var options: NSComparisonPredicate.Options = []
        for letter in letters.lowercased() {
            switch letter {
            case "c": options.insert(.caseInsensitive)
            case "d": options.insert(.diacriticInsensitive)
            case "n": options.insert(.normalized)
            case "l": options.insert(.localeSensitive)
            default: throw fault("\(letter) is no way to compare strings. Use c, d, n or l.")
            }
        }
        advance()
        try expect("]", "behind the letters")
        return options
    }
}
