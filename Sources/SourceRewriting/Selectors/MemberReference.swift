import SwiftSyntax

/// A method or property as `#selector` names it.
struct MemberReference {
    /// The class as the reference names it, or as a declaration of the object does; nil when that needs inference.
    var typeName: String?
    /// As written, with labels.
    var name: String
    /// Without labels and back-ticks.
    var base: String
    /// The labels, when they are written.
    var labels: [String]?

    init?(_ expression: ExprSyntax, in rewriter: FileRewriter) {
        let declaration: DeclReferenceExprSyntax
        if let reference = expression.as(DeclReferenceExprSyntax.self) {
            declaration = reference
            typeName = rewriter.scopes.last?.name
        } else if let member = expression.as(MemberAccessExprSyntax.self), let base = member.base {
            declaration = member.declName
            // No member follows the word any, and a protocol's methods are found by name.
            typeName = ObjectTypes(rewriter).typeName(before: base).flatMap { $0.hasPrefix("any ") ? nil : $0 }
        } else {
            return nil
        }
        name = declaration.trimmedDescription
        base = declaration.baseName.text.unquoted
        labels = declaration.argumentNames?.arguments.map { $0.name.text.unquoted }
    }
}
