@testable import SourceScanning

/// The bodies of the functions and accessors that are members of the types of a file.
///
/// Initializers and `deinit` are left out: a class has to have theirs in its body.
struct FunctionBodies {
    struct Body {
        /// The name of the function or property.
        var name: String
        /// The lines between the braces.
        var lines: Range<Int>
    }

    private(set) var bodies: [Body] = []

    private static let accessors: Set<String> = ["get", "set", "willSet", "didSet", "_read", "_modify"]

    init(in source: SwiftSource) {
        let tokens = source.tokens
        for declaration in source.declarations where [.func, .var, .subscript].contains(declaration.kind) {
            guard !declaration.isTopLevel, let name = Self.index(of: declaration, in: tokens),
                let braces = Self.braces(after: name, of: declaration, in: tokens)
            else { continue }
            let parts = Self.accessorBraces(within: braces, in: tokens)
            for part in parts.isEmpty ? [braces] : parts {
                bodies.append(Body(name: declaration.name, lines: Self.lines(of: part, in: tokens)))
            }
        }
    }

    /// Where the word `func`, `var` or `subscript` of a declaration is.
    private static func index(of declaration: SwiftDeclaration, in tokens: [SwiftToken]) -> Int? {
        tokens.firstIndex { $0.line >= declaration.line && $0.text == declaration.kind.rawValue }
    }

    /// The braces of a declaration's body: the first after its name that are in no parentheses and before the next declaration.
    private static func braces(
        after start: Int, of declaration: SwiftDeclaration, in tokens: [SwiftToken]
    ) -> ClosedRange<Int>? {
        var depth = 0
        for index in (start + 1)..<tokens.count {
            let token = tokens[index]
            if token.isMark("(") || token.isMark("[") { depth += 1 }
            if token.isMark(")") || token.isMark("]") { depth -= 1 }
            guard depth == 0 else { continue }
            if token.isMark("{") { return index...closing(index, in: tokens) }
            if token.isMark("}") || ["var", "let", "func", "init", "deinit"].contains(token.text) { return nil }
        }
        return nil
    }

    private static func closing(_ open: Int, in tokens: [SwiftToken]) -> Int {
        var depth = 0
        for index in open..<tokens.count {
            if tokens[index].isMark("{") { depth += 1 }
            if tokens[index].isMark("}") { depth -= 1 }
            if depth == 0 { return index }
        }
        return tokens.count - 1
    }

    /// The braces of accessors; empty where the body is that of a function or of a getter alone.
    private static func accessorBraces(within body: ClosedRange<Int>, in tokens: [SwiftToken]) -> [ClosedRange<Int>] {
        var found: [ClosedRange<Int>] = []
        var index = body.lowerBound + 1
        while index < body.upperBound {
            guard tokens[index].kind == .word, accessors.contains(tokens[index].text),
                let open = (index + 1..<min(index + 5, body.upperBound)).first(where: { tokens[$0].isMark("{") })
            else { return found }
            let end = closing(open, in: tokens)
            found.append(open...end)
            index = end + 1
        }
        return found
    }

    /// The lines between braces; one where both are on the same line.
    private static func lines(of braces: ClosedRange<Int>, in tokens: [SwiftToken]) -> Range<Int> {
        let (first, last) = (tokens[braces.lowerBound].line, tokens[braces.upperBound].line)
        return first == last ? first..<first + 1 : first + 1..<last
    }
}
