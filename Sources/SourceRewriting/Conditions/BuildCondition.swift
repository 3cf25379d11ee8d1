import SwiftSyntax

/// Conditions of `#if` as an iOS app means them: they are answered for iOS, not for Linux.
enum BuildCondition {
    /// The answer to a call for which the compiler's own answer would be wrong; nil for others.
    static func answer(to call: FunctionCallExprSyntax) -> String? {
        let name = call.calledExpression.trimmedDescription
        let argument = call.arguments.trimmedDescription.filter { !$0.isWhitespace }
        switch (name, argument) {
        case ("os", "iOS"): return "true"
        case ("os", "Linux"): return "false"
        case ("canImport", _) where argument.hasPrefix("UIKit."): return "canImport(UIKit)"
        default: return nil
        }
    }

    /// Modules and systems that an iOS app on Anole never has, so that their clauses are not part of a copy.
    private static let absentModules: Set<String> = [
        "AppKit", "Cocoa", "Darwin", "ObjectiveC", "WatchKit", "TVUIKit",
    ]

    /// Whether a condition holds in a copy; nil when only the compiler knows.
    static func value(of condition: ExprSyntax) -> Bool? {
        if let literal = condition.as(BooleanLiteralExprSyntax.self) {
            return literal.literal.tokenKind == .keyword(.true)
        }
        if let prefix = condition.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "!" {
            return value(of: prefix.expression).map { !$0 }
        }
        if let tuple = condition.as(TupleExprSyntax.self), let inner = tuple.elements.first, tuple.elements.count == 1 {
            return value(of: inner.expression)
        }
        if let sequence = condition.as(SequenceExprSyntax.self) { return value(of: Array(sequence.elements)[...]) }
        guard let call = condition.as(FunctionCallExprSyntax.self) else { return nil }
        let argument = call.arguments.trimmedDescription
        switch call.calledExpression.trimmedDescription {
        case "os": return argument == "iOS"
        case "targetEnvironment": return false
        case "canImport" where argument == "UIKit" || argument.hasPrefix("UIKit."): return true
        case "canImport" where absentModules.contains(argument): return false
        default: return nil
        }
    }

    /// `||` has the lowest precedence; each side of an operator may decide alone.
    private static func value(of sequence: ArraySlice<ExprSyntax>) -> Bool? {
        for (symbol, deciding) in [("||", true), ("&&", false)] {
            let sides = sequence.split { $0.as(BinaryOperatorExprSyntax.self)?.operator.text == symbol }
            guard sides.count > 1 else { continue }
            let values = sides.map { value(of: $0) }
            if values.contains(deciding) { return deciding }
            return values.contains(nil) ? nil : !deciding
        }
        return sequence.count == 1 ? value(of: sequence[sequence.startIndex]) : nil
    }

    /// The clauses that the compiler may enter.
    static func possibleClauses(of node: IfConfigDeclSyntax) -> [IfConfigClauseSyntax] {
        var clauses: [IfConfigClauseSyntax] = []
        for clause in node.clauses {
            let value = clause.condition.map { Self.value(of: $0) } ?? true
            if value != false { clauses.append(clause) }
            if value == true { break }
        }
        return clauses
    }

    /// The text of a condition as a copy has it.
    static func text(of condition: ExprSyntax) -> String {
        var edits = Edits(of: Array(condition.trimmedDescription.utf8))
        let start = condition.byteRange.lowerBound
        for call in calls(in: condition) {
            guard let answer = answer(to: call) else { continue }
            let range = call.byteRange
            edits.replace(range.lowerBound - start..<range.upperBound - start, with: answer, padded: false)
        }
        return String(decoding: edits.applied(), as: UTF8.self)
    }

    /// The calls in a condition, such as `os(iOS)`.
    static func calls(in condition: ExprSyntax) -> [FunctionCallExprSyntax] {
        final class Collector: SyntaxVisitor {
            var calls: [FunctionCallExprSyntax] = []
            override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
                calls.append(node)
                return .skipChildren
            }
        }
        let collector = Collector(viewMode: .sourceAccurate)
        collector.walk(condition)
        return collector.calls
    }
}
