import SwiftSyntax

extension FileRewriter {
    /// Warns of a method that resembles an optional requirement but is none, so that the framework would never call it.
    func warnOfNearMiss(_ node: FunctionDeclSyntax) {
        guard index.optionalBases.contains(node.baseName), let scope = scopes.last, let type = scope.type,
            scope.kind == .classDeclaration || scope.kind == .extensionDeclaration, !node.modifiers.isStatic
        else { return }
        for conformance in index.protocols(of: type) {
            let requirements = conformance.optionalRequirements.filter { $0.baseName == node.baseName }
            guard !requirements.isEmpty else { continue }
            let fitting = requirements.filter { $0.fullName == node.fullName }
            if let requirement = fitting.first {
                // Requirements of one name differ in the types, and one of them is meant.
                if fitting.count == 1 { compareTypes(of: node, with: requirement, of: conformance.name) }
                return
            }
            // One overload fulfils, and another only shares the name.
            let own = Set(type.methods[node.baseName, default: []].map(\.fullName))
            guard let requirement = requirements.first(where: { !own.contains($0.fullName) }) else { return }
            report(
                .warning, at: node.name,
                "'\(node.fullName)' nearly matches the optional requirement '\(requirement.fullName)' of "
                    + "'\(conformance.name)', and is not called for it")
        }
    }

    private func compareTypes(of node: FunctionDeclSyntax, with requirement: IndexedMethod, of conformance: String) {
        for (parameter, expected) in zip(node.signature.parameterClause.parameters, requirement.parameters) {
            let found = parameter.type.singleLine
            guard Self.spelling(of: found) != Self.spelling(of: expected) else { continue }
            report(
                .warning, at: parameter.type,
                "'\(found)' is '\(expected)' in the optional requirement '\(requirement.fullName)' of '\(conformance)'; "
                    + "unless both are one type the method is not called for it")
            return
        }
    }

    /// A type in the spelling that hides differences without a meaning: spaces, modules, and signs of implicit optionals.
    private static func spelling(of type: String) -> String {
        let words = type.replacing("!", with: "?").split { $0.isWhitespace || $0 == "@" }.filter {
            !["any", "escaping", "MainActor", "Sendable"].contains($0)
        }
        return words.joined().split(separator: ".").last.map(String.init) ?? type
    }
}
