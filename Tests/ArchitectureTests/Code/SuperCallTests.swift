import Testing

@testable import SourceScanning

/// Overrides that must call super, for the work that the class above does in them.
@Suite struct SuperCallTests {
    private static let methods: Set<String> = ["layoutSubviews", "updateConstraints"]

    @Test func `overrides of methods in which super works call super`() {
        var report = CheckReport()

        for source in ProjectTree.shared.librarySources {
            for method in overrides(in: source) {
                report.seen += 1
                let calls = zip(method.body, method.body.dropFirst(2)).contains {
                    $0.text == "super" && $1.text == method.name
                }
                if !calls {
                    report.findings.append(
                        source.finding(method.line, "overrides \(method.name)() without a call of super."))
                }
            }
        }

        report.expectClean(atLeast: 50, of: "overrides")
    }

    /// The overrides of these methods, with the tokens between their braces.
    private func overrides(in source: SwiftSource) -> [(name: String, line: Int, body: ArraySlice<SwiftToken>)] {
        let tokens = source.tokens
        return source.declarations.compactMap { declaration in
            guard declaration.kind == .func, Self.methods.contains(declaration.name),
                declaration.modifiers.contains("override"),
                let start = tokens.firstIndex(where: { $0.line >= declaration.line && $0.isMark("{") })
            else { return nil }
            var depth = 0
            let end = tokens[start...].firstIndex {
                if $0.isMark("{") { depth += 1 }
                if $0.isMark("}") { depth -= 1 }
                return depth == 0
            }
            return (declaration.name, declaration.line, tokens[start..<(end ?? tokens.endIndex)])
        }
    }
}
