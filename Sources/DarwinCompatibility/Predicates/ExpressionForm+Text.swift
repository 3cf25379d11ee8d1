import Foundation

extension ExpressionForm {
    /// The expression in the format language.
    var text: String {
        switch self {
        case .constant(let value): Self.text(of: value)
        case .symbol(let symbol): symbol.rawValue
        case .evaluatedObject: "SELF"
        case .variable(let name): "$" + name
        case .keyPath(let operand, let keys): Self.text(of: keys, operand)
        case .function(let name, let arguments): Self.text(ofFunction: name, arguments)
        case .sets(let type, let left, let right): "\(left.form.part) \(Self.word(of: type)) \(right.form.part)"
        case .subquery(let collection, let variable, let predicate):
            "SUBQUERY(\(collection.form.text), $\(variable), \(predicate.formatText))"
        case .aggregate(let parts): "{\(Self.list(parts))}"
        case .block(_, let arguments): "BLOCK(\(Self.list(arguments)))"
        case .conditional(let predicate, let first, let second):
            "TERNARY(\(predicate.formatText), \(first.form.text), \(second.form.text))"
        case .own(let type): type == .anyKey ? "ANYKEY" : "\(type)"
        }
    }

    /// The text, in parentheses where it has a sign or a word between two parts.
    private var part: String {
        switch self {
        case .sets: return "(\(text))"
        case .function(let name, _) where Self.signs[name] != nil: return "(\(text))"
        default: return text
        }
    }

    /// The signs of functions that are written between their arguments.
    static let signs = [
        "add:to:": "+", "from:subtract:": "-", "multiply:by:": "*", "divide:by:": "/", "raise:toPower:": "**",
        "bitwiseAnd:with:": "&", "bitwiseOr:with:": "|", "bitwiseXor:with:": "^", "leftshift:by:": "<<",
        "rightshift:by:": ">>",
    ]

    private static func list(_ expressions: [NSExpression]) -> String {
        expressions.map(\.form.text).joined(separator: ", ")
    }

    private static func word(of type: NSExpression.ExpressionType) -> String {
        switch type {
        case .intersectSet: "INTERSECT"
        case .minusSet: "MINUS"
        default: "UNION"
        }
    }

    private static func text(ofFunction name: String, _ arguments: [NSExpression]) -> String {
        if let sign = signs[name], arguments.count == 2 {
            return "\(arguments[0].form.part) \(sign) \(arguments[1].form.part)"
        }
        switch name {
        case "objectFrom:withIndex:" where arguments.count == 2:
            return "\(arguments[0].form.part)[\(arguments[1].form.text)]"
        case "castObject:toType:": return "CAST(\(list(arguments)))"
        default: return "\(name)(\(list(arguments)))"
        }
    }

    private static func text(of keys: [String], _ operand: NSExpression) -> String {
        if case .evaluatedObject = operand.form {
            let first = keys.first.map { FormatWords.reserved.contains($0.uppercased()) ? "#" + $0 : $0 } ?? ""
            return ([first] + keys.dropFirst()).joined(separator: ".")
        }
        return ([operand.form.part] + keys).joined(separator: ".")
    }

    private static func text(of constant: Any?) -> String {
        let value = PredicateValue(constant)
        if let string = value.string {
            let escaped = string.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
            return "\"\(escaped.replacing("\n", with: "\\n").replacing("\t", with: "\\t"))\""
        }
        if let number = value.number { return text(of: number) }
        if let date = value.date {
            return "CAST(\(String(format: "%f", date.timeIntervalSinceReferenceDate)), \"NSDate\")"
        }
        if let elements = value.listElements { return "{\(elements.map { text(of: $0) }.joined(separator: ", "))}" }
        return value.object.map { String(describing: $0) } ?? "nil"
    }

    /// The digits, without a point where there is no fraction.
    private static func text(of number: NSNumber) -> String {
        number.isWhole ? number.stringValue : Int64(exactly: number.doubleValue).map(String.init) ?? number.stringValue
    }
}
