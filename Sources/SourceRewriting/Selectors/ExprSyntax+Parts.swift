import SwiftSyntax

extension ExprSyntax {
    /// The expression in pairs of parentheses.
    var withoutParentheses: ExprSyntax {
        var expression = self
        while let tuple = expression.as(TupleExprSyntax.self), let only = tuple.elements.first,
            tuple.elements.count == 1,
            only.label == nil
        {
            expression = only.expression
        }
        return expression
    }

    /// The method and the type in `method as (A) -> B`.
    var asCast: (expression: ExprSyntax, type: FunctionTypeSyntax)? {
        guard let sequence = self.as(SequenceExprSyntax.self) else { return nil }
        let parts = Array(sequence.elements)
        guard parts.count == 3, parts[1].is(UnresolvedAsExprSyntax.self),
            var type = parts[2].as(TypeExprSyntax.self)?.type
        else { return nil }
        while let tuple = type.as(TupleTypeSyntax.self), let only = tuple.elements.first, tuple.elements.count == 1 {
            type = only.type
        }
        return type.as(FunctionTypeSyntax.self).map { (parts[0], $0) }
    }

    /// Whether the expression is the name of a type: identifiers with dots between them, the last of which has a capital.
    var isTypeName: Bool {
        if let name = self.as(DeclReferenceExprSyntax.self) {
            return name.argumentNames == nil && name.baseName.text.first?.isUppercase == true
        }
        if let generic = self.as(GenericSpecializationExprSyntax.self) { return generic.expression.isTypeName }
        guard let member = self.as(MemberAccessExprSyntax.self), let base = member.base else { return false }
        return member.declName.baseName.text.first?.isUppercase == true && base.isTypeName
    }
}
