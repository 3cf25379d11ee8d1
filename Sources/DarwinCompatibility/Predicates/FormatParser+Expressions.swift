import Foundation

extension FormatParser {
    /// Values joined by UNION, INTERSECT and MINUS.
    mutating func setOperation() throws(FormatFault) -> Node {
        let kinds: [String: NSExpression.ExpressionType] = [
            "UNION": .unionSet, "INTERSECT": .intersectSet, "MINUS": .minusSet,
        ]
        var position = token.position
        var left = try calculation()
        while let kind = token.word.flatMap({ kinds[$0] }) {
            advance()
            let first = try expression(from: left, at: position)
            position = token.position
            let second = try expression(from: try calculation(), at: position)
            left = .expression(NSExpression(.sets(kind, first, second)))
        }
        return left
    }

    /// The signs that bind more loosely than those behind them, with their functions.
    private static let levels: [[String: String]] = [
        ["|": "bitwiseOr:with:", "&": "bitwiseAnd:with:", "^": "bitwiseXor:with:"],
        ["<<": "leftshift:by:", ">>": "rightshift:by:"],
        ["+": "add:to:", "-": "from:subtract:"],
        ["*": "multiply:by:", "/": "divide:by:"],
    ]

    /// Values joined by signs.
    private mutating func calculation(_ level: Int = 0) throws(FormatFault) -> Node {
        guard level < Self.levels.count else { return try power() }
        var position = token.position
        var left = try calculation(level + 1)
        while let function = token.sign.flatMap({ Self.levels[level][$0] }) {
            advance()
            let first = try expression(from: left, at: position)
            position = token.position
            let second = try expression(from: try calculation(level + 1), at: position)
            left = .expression(NSExpression(.function(function, [first, second])))
        }
        return left
    }

    private mutating func power() throws(FormatFault) -> Node {
        let position = token.position
        let base = try signed()
        guard consume(sign: "**") else { return base }
        let exponentPosition = token.position
        let exponent = try expression(from: try power(), at: exponentPosition)
        return .expression(
            NSExpression(.function("raise:toPower:", [try expression(from: base, at: position), exponent])))
    }

    private mutating func signed() throws(FormatFault) -> Node {
        if consume(sign: "-") {
            let position = token.position
            let value = try expression(from: try signed(), at: position)
            if case .constant(let constant) = value.form, let number = PredicateValue(constant).number {
                let negative = PredicateFunction(named: "from:subtract:")?([NSNumber(value: 0), number])
                return .expression(NSExpression(forConstantValue: negative))
            }
            let zero = NSExpression(forConstantValue: 0)
            return .expression(NSExpression(.function("from:subtract:", [zero, value])))
        }
        if consume(sign: "~") {
            let position = token.position
            let value = try expression(from: try signed(), at: position)
            return .expression(NSExpression(.function("onesComplement:", [value])))
        }
        return try keyed()
    }

    // MARK: Keys

    /// A value with the keys and the elements that are asked of it.
    private mutating func keyed() throws(FormatFault) -> Node {
        let position = token.position
        var node = try primary()
        while true {
            if consume(sign: ".") {
                let owner = try expression(from: node, at: position)
                let keys = try key()
                node = .expression(Self.appending(keys, to: owner))
            } else if token.sign == "[" {
                let collection = try expression(from: node, at: position)
                node = .expression(NSExpression(.function("objectFrom:withIndex:", [collection, try element()])))
            } else {
                return node
            }
        }
    }

    private static func appending(_ keys: [String], to owner: NSExpression) -> NSExpression {
        guard case .keyPath(let operand, let first) = owner.form else { return NSExpression(.keyPath(owner, keys)) }
        return NSExpression(.keyPath(operand, first + keys))
    }

    private mutating func key() throws(FormatFault) -> [String] {
        switch token.kind {
        case .word(let word, _):
            advance()
            return [word]
        case .keyPath: return try argumentKeys()
        default: throw fault("There should be a key behind the dot, not \(token.text).")
        }
    }

    private mutating func argumentKeys() throws(FormatFault) -> [String] {
        let value = try argument()
        guard let path = value as? String, !path.isEmpty else {
            throw fault(
                "%K stands for a key path, but its value is \(type(of: value)). Hand over a string, or write %@.")
        }
        advance()
        return path.split(separator: ".").map(String.init)
    }

    private mutating func element() throws(FormatFault) -> NSExpression {
        advance()
        let element: NSExpression
        if case .word(let word, isEscaped: false) = token.kind, let symbol = IndexSymbol(rawValue: word.uppercased()) {
            advance()
            element = NSExpression(.symbol(symbol))
        } else {
            let position = token.position
            element = try expression(from: try setOperation(), at: position)
        }
        try expect("]", "behind the element's number")
        return element
    }

    // MARK: Values

    private mutating func primary() throws(FormatFault) -> Node {
        switch token.kind {
        case .number(let number): return constant(number)
        case .string(let text): return constant(text)
        case .value:
            let value = try argument()
            return constant(value)
        case .numeral: return constant(try argumentNumber())
        case .keyPath:
            return .expression(
                NSExpression(.keyPath(.expressionForEvaluatedObject(), try argumentKeys())))
        case .variable(let name):
            advance()
            return .expression(NSExpression(forVariable: name))
        case .word(let word, _): return try named(word)
        case .sign("("):
            advance()
            let node = try alternatives()
            try expect(")", "for the parenthesis")
            return node
        case .sign("{"):
            advance()
            return .expression(NSExpression(.aggregate(try list(until: "}"))))
        default: throw fault("There should be a value or a key, not \(token.text).")
        }
    }

    private mutating func constant(_ value: Any?) -> Node {
        advance()
        return .expression(NSExpression(forConstantValue: value))
    }

    private mutating func argumentNumber() throws(FormatFault) -> NSNumber {
        let value = try argument()
        guard let number = PredicateValue(value).number else {
            throw fault(
                "\(token.text) stands for a number, but its value is \(type(of: value)). Write %@ for an object.")
        }
        return number
    }

    /// Expressions with commas between them.
    private mutating func list(until end: String) throws(FormatFault) -> [NSExpression] {
        var parts: [NSExpression] = []
        if consume(sign: end) { return parts }
        repeat {
            let position = token.position
            parts.append(try expression(from: try setOperation(), at: position))
        } while consume(sign: ",")
        try expect(end, "behind the list")
        return parts
    }

    // MARK: Words

    private mutating func named(_ name: String) throws(FormatFault) -> Node {
        let word = token.word
        let position = token.position
        switch word {
        case nil: break
        case "SELF": advance(); return .expression(.expressionForEvaluatedObject())
        case "NULL", "NIL": return constant(nil)
        case "TRUE", "YES": return constant(NSNumber(value: true))
        case "FALSE", "NO": return constant(NSNumber(value: false))
        case "TRUEPREDICATE": advance(); return .predicate(NSPredicate(value: true))
        case "FALSEPREDICATE": advance(); return .predicate(NSPredicate(value: false))
        case "ANYKEY": advance(); return .expression(.expressionForAnyKey())
        case "SUBQUERY": return try subquery()
        case "TERNARY": return try choice()
        case "CAST": return try function("castObject:toType:", position)
        case "FUNCTION": return try message()
        default:
            throw fault("\(name) is a word of the language. Write #\(name) for a key of this name.")
        }
        if case .word(_, isEscaped: false) = token.kind, !name.hasPrefix("@") {
            advance()
            if token.sign == "(" { return try called(name, position) }
        } else {
            advance()
        }
        return .expression(NSExpression(.keyPath(.expressionForEvaluatedObject(), [name])))
    }

    private mutating func function(_ name: String, _ position: Int) throws(FormatFault) -> Node {
        advance()
        return try called(name, position)
    }

    private mutating func called(_ name: String, _ position: Int) throws(FormatFault) -> Node {
        guard let function = PredicateFunction(named: name) else {
            throw FormatFault(
                position: position, message: "\(name) is no function. Use one such as sum, max, abs, length or now.")
        }
        try expect("(", "behind the function's name")
        let arguments = try list(until: ")")
        guard function.accepts(arguments.count) else {
            throw FormatFault(position: position, message: "\(name) takes another number of arguments.")
        }
        return .expression(NSExpression(.function(function.name, arguments)))
    }

    private mutating func subquery() throws(FormatFault) -> Node {
        advance()
        try expect("(", "behind SUBQUERY")
        var position = token.position
        let collection = try expression(from: try setOperation(), at: position)
        try expect(",", "behind the collection")
        guard case .variable(let name) = token.kind else {
            throw fault("There should be a variable such as $element, not \(token.text).")
        }
        advance()
        try expect(",", "behind the variable")
        position = token.position
        let condition = try predicate(from: try alternatives(), at: position)
        try expect(")", "behind the predicate")
        return .expression(NSExpression(.subquery(collection, name, condition)))
    }

    private mutating func choice() throws(FormatFault) -> Node {
        advance()
        try expect("(", "behind TERNARY")
        let position = token.position
        let condition = try predicate(from: try alternatives(), at: position)
        try expect(",", "behind the predicate")
        let values = try list(until: ")")
        guard values.count == 2 else { throw fault("TERNARY chooses one of two values.") }
        return .expression(NSExpression(.conditional(condition, values[0], values[1])))
    }

    /// A method without arguments, which is a key as well.
    private mutating func message() throws(FormatFault) -> Node {
        let position = token.position
        advance()
        try expect("(", "behind FUNCTION")
        let parts = try list(until: ")")
        guard parts.count == 2, case .constant(let name) = parts[1].form, let key = PredicateValue(name).string else {
            throw FormatFault(
                position: position,
                message:
                    "FUNCTION calls methods without arguments here: FUNCTION(value, \"length\"). Use a closure for others."
            )
        }
        return .expression(Self.appending([key], to: parts[0]))
    }
}
