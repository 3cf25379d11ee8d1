import Foundation
import Synchronization

/// The regular expression of a predicate, compiled once for one pattern.
final class CompiledPattern: Sendable {
    private struct Compiled: Sendable {
        let pattern: String
        let expression: NSRegularExpression
    }

    private let last = Mutex<Compiled?>(nil)

    /// Whether a whole text fits a pattern.
    func fits(
        _ text: String, _ pattern: String, isWildcards: Bool, options: NSComparisonPredicate.Options
    ) -> Bool {
        let foldsMarks = options.contains(.diacriticInsensitive)
        let text = foldsMarks ? text.folding(options: .diacriticInsensitive, locale: nil) : text
        let expression = last.withLock { last in
            if let last, last.pattern == pattern { return last.expression }
            let folded = foldsMarks ? pattern.folding(options: .diacriticInsensitive, locale: nil) : pattern
            let made = Self.expression(
                isWildcards ? Self.expressionText(ofWildcards: folded) : folded, isWildcards: isWildcards,
                ignoresCase: options.contains(.caseInsensitive), original: pattern)
            last = Compiled(pattern: pattern, expression: made)
            return made
        }
        let whole = NSRange(location: 0, length: text.utf16.count)
        return expression.firstMatch(in: text, options: [.anchored], range: whole) != nil
    }

    private static func expression(
        _ text: String, isWildcards: Bool, ignoresCase: Bool, original: String
    ) -> NSRegularExpression {
        var options: NSRegularExpression.Options = isWildcards ? [.dotMatchesLineSeparators] : []
        if ignoresCase { options.insert(.caseInsensitive) }
        do {
            // By itself first: parentheses around it could make a valid expression of an invalid one.
            _ = try NSRegularExpression(pattern: text, options: options)
            return try NSRegularExpression(pattern: "\\A(?:\(text))\\z", options: options)
        } catch {
            fatalError("MATCHES needs a regular expression, which \(original) is not. Correct it: \(error)")
        }
    }

    /// The regular expression of a text in which `*` means any letters, `?` one, and a backslash quotes the sign behind it.
    private static func expressionText(ofWildcards wildcards: String) -> String {
        var text = ""
        var isEscaped = false
        for character in wildcards {
            switch character {
            case _ where isEscaped:
                text += NSRegularExpression.escapedPattern(for: String(character))
                isEscaped = false
            case "\\": isEscaped = true
            case "*": text += ".*"
            case "?": text += "."
            default: text += NSRegularExpression.escapedPattern(for: String(character))
            }
        }
        return isEscaped ? text + "\\\\" : text
    }
}
