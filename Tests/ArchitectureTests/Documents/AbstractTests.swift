import Testing

@testable import SourceScanning

@Suite struct AbstractTests {
    private static let longest = 150

    @Test func `every public declaration has a doc comment of one short sentence that adds to its name`() {
        var report = CheckReport()
        let sources = ProjectTree.shared.librarySources
        let exempt = Exemptions(sources)

        for source in sources {
            var previous: SwiftDeclaration?
            for declaration in source.declarations where isPublic(declaration) {
                defer { previous = declaration }
                guard !exempt.contains(declaration) else { continue }
                report.seen += 1
                if let abstract = declaration.abstract {
                    if let flaw = flaw(of: abstract, on: declaration) {
                        report.findings.append(source.finding(declaration.line, flaw))
                    }
                } else if !continues(declaration, after: previous, in: source) {
                    report.findings.append(
                        source.finding(declaration.line, "\(declaration.qualifiedName) has no doc comment."))
                }
            }
        }

        report.expectClean(atLeast: 800, of: "public declarations")
    }

    private func flaw(of abstract: String, on declaration: SwiftDeclaration) -> String? {
        let name = declaration.qualifiedName
        if abstract.count > Self.longest {
            return "The first sentence on \(name) has \(abstract.count) characters; \(Self.longest) are allowed."
        }
        return repeats(abstract, declaration.name) ? "The comment on \(name) only repeats its name." : nil
    }

    /// Spelled public or open, or a requirement of a public protocol.
    private func isPublic(_ declaration: SwiftDeclaration) -> Bool {
        if declaration.isPublic { return declaration.kind != .extension }
        guard let container = declaration.containers.last else { return false }
        return container.kind == .protocol && container.isPublic
    }

    /// Constants and properties on adjoining lines share the comment of the first.
    private func continues(
        _ declaration: SwiftDeclaration, after previous: SwiftDeclaration?, in source: SwiftSource
    ) -> Bool {
        guard let previous, [.let, .var, .case].contains(declaration.kind), declaration.kind == previous.kind,
            declaration.modifiers == previous.modifiers, declaration.containers == previous.containers
        else { return false }
        return source.blankLines.isDisjoint(with: previous.line..<declaration.line)
    }

    /// Whether a sentence has the name's words, in order, and no other but articles.
    private func repeats(_ abstract: String, _ name: String) -> Bool {
        let articles: Set<String> = ["the", "a", "an", "this", "its", "of"]
        let said = abstract.lowercased().split { !$0.isLetter }.map { $0 == "colour" ? "color" : String($0) }
            .filter { !articles.contains($0) }
        let named = name.camelCaseWords.map { $0.lowercased() }.filter { !articles.contains($0) }
        return said == named
    }
}

/// Declarations that are explained elsewhere: where they are first declared, or by their properties.
private struct Exemptions {
    /// Members that every reader knows from the standard protocol that asks for them.
    private static let known: Set<String> = [
        "hash", "description", "debugDescription", "encode", "customMirror", "rawValue", "copy", "next",
    ]

    /// The requirements of the project's protocols, by protocol.
    private var requirements: [String: Set<String>] = [:]
    /// The superclasses and protocols of types, by type.
    private var inherited: [String: Set<String>] = [:]
    private var properties: Set<String> = []

    init(_ sources: [SwiftSource]) {
        for declaration in sources.lazy.flatMap(\.declarations) {
            inherited[declaration.qualifiedName, default: []].formUnion(declaration.inherited)
            if declaration.kind == .var || declaration.kind == .let { properties.insert(declaration.qualifiedName) }
            if let container = declaration.containers.last, container.kind == .protocol {
                requirements[container.name, default: []].insert(declaration.name)
            }
        }
    }

    func contains(_ declaration: SwiftDeclaration) -> Bool {
        guard let container = declaration.containers.last else { return false }
        if declaration.modifiers.contains("override") || declaration.modifiers.contains("required") { return true }
        if Self.known.contains(declaration.name) || isOperator(declaration) || isMemberwise(declaration) { return true }
        return isAnswer(declaration, in: container)
    }

    /// A default implementation of a protocol's requirement, or a type's own.
    private func isAnswer(_ declaration: SwiftDeclaration, in container: SwiftDeclaration.Container) -> Bool {
        guard container.kind != .protocol else { return false }
        let type = declaration.containers.map(\.name).joined(separator: ".")
        return inherited[type, default: []].union([container.name]).contains { name in
            requirements[name]?.contains(declaration.name) == true
        }
    }

    private func isOperator(_ declaration: SwiftDeclaration) -> Bool {
        declaration.kind == .func && declaration.name.first?.isLetter == false
    }

    /// Whether an initializer only takes the type's properties.
    private func isMemberwise(_ declaration: SwiftDeclaration) -> Bool {
        guard declaration.kind == .`init` else { return false }
        let type = declaration.containers.map(\.name).joined(separator: ".")
        return declaration.parameters.allSatisfy { parameter in
            [parameter.label, parameter.name].contains { properties.contains("\(type).\($0)") }
        }
    }
}
