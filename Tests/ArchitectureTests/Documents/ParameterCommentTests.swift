import Testing

@testable import SourceScanning

@Suite struct ParameterCommentTests {
    /// Parameters that mean the same wherever Apple has them.
    private static let conventional: Set<String> = [
        "animated", "auxiliaryInfo", "bounds", "coder", "column", "completion", "file", "flag", "line",
        "previousTraitCollection",
        "rawValue", "sender", "sourceLocation", "target", "zone",
    ]

    /// A comment names a parameter when it has a word of its name or label, or of a kindred one: the first four letters count.
    ///
    /// Names whose words have fewer than four letters are short for their types. Words of the function's name and of the
    /// parameter's type need not be said again, nor the parameters of initialisers that are properties of the type.
    @Test func `comments on public functions name their parameters`() {
        var report = CheckReport()
        let sources = ProjectTree.shared.librarySources
        let properties = Set(
            sources.lazy.flatMap(\.declarations).filter { $0.kind == .var || $0.kind == .let }.map(\.qualifiedName))

        for source in sources {
            for declaration in source.declarations where isChecked(declaration) {
                let said = Self.beginnings(
                    of: declaration.documentation.joined(separator: " ") + " " + declaration.name)
                let type = declaration.containers.map(\.name).joined(separator: ".")
                for parameter in declaration.parameters where !Self.conventional.contains(parameter.name) {
                    report.seen += 1
                    let names = [parameter.name, parameter.label].filter { $0 != "_" }
                    let isProperty =
                        declaration.kind == .`init` && names.contains { properties.contains("\(type).\($0)") }
                    let known = said.union(Self.beginnings(of: parameter.type.joined(separator: " ")))
                    if parameter.name.camelCaseWords.contains(where: { $0.count > 3 }), !isProperty,
                        !names.contains(where: { Self.isNamed($0, in: known) })
                    {
                        report.findings.append(
                            source.finding(
                                declaration.line, "\(declaration.qualifiedName) says nothing of \(parameter.name)."))
                    }
                }
            }
        }

        report.expectClean(atLeast: 1500, of: "parameters")
    }

    @Test(arguments: [
        ("The position at an offset.", "toPosition", true), ("The centre.", "center", true),
        ("Moves at a velocity.", "speed", false), ("Turns at once.", "at", false),
    ])
    func `a parameter is named by a word that begins alike`(comment: String, name: String, isNamed: Bool) {
        #expect(Self.isNamed(name, in: Self.beginnings(of: comment)) == isNamed)
    }

    private static func isNamed(_ name: String, in beginnings: Set<Substring>) -> Bool {
        Self.beginnings(of: name).contains { $0.count > 3 && beginnings.contains($0) }
    }

    /// The first four letters of each word of a text, camel-case names taken apart.
    private static func beginnings(of text: String) -> Set<Substring> {
        Set(
            text.split { !$0.isLetter && !$0.isNumber }.flatMap { word in
                (word.camelCaseWords + [String(word)]).map { $0.lowercased().prefix(4) }
            })
    }

    private func isChecked(_ declaration: SwiftDeclaration) -> Bool {
        guard declaration.kind == .func || declaration.kind == .`init`, !declaration.documentation.isEmpty,
            !declaration.modifiers.contains("override"), declaration.name.first?.isLetter == true
        else { return false }
        if declaration.isPublic { return true }
        guard let container = declaration.containers.last else { return false }
        return container.kind == .protocol && container.isPublic
    }
}
