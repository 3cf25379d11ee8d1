import SwiftSyntax

extension FunctionDeclSyntax {
    /// The name without back-ticks.
    var baseName: String { name.text.unquoted }

    /// The labels as written, `_` for none.
    var labels: [String] { signature.parameterClause.parameters.map { $0.firstName.text.unquoted } }

    /// The name with labels, such as `picker(_:heightFor:)`.
    var fullName: String { baseName + "(" + labels.map { $0 + ":" }.joined() + ")" }

    var isThrowing: Bool { signature.effectSpecifiers?.throwsClause != nil }
    var isAsync: Bool { signature.effectSpecifiers?.asyncSpecifier != nil }

    /// The name that Objective-C has for the method.
    var selectorName: String {
        attributes.objectiveCName
            ?? ObjectiveCName.selector(base: baseName, labels: labels, isThrowing: isThrowing, isAsync: isAsync)
    }
}

extension String {
    /// A name without its back-ticks.
    var unquoted: String { hasPrefix("`") ? String(dropFirst().dropLast()) : self }
}
