import SwiftSyntax

extension PatternBindingSyntax {
    /// The class that a declaration names, as `Model` in `model: Model?` and `model = Model()`; nil when it needs inference.
    ///
    /// A protocol has the word `any` before its name where the declaration has it.
    var className: String? {
        if let type = typeAnnotation?.type { return type.className }
        guard let call = initializer?.value.as(FunctionCallExprSyntax.self), call.calledExpression.isTypeName else {
            return nil
        }
        return call.calledExpression.trimmedDescription
    }
}

extension TypeSyntax {
    /// The type without signs of optionals, when it is a name.
    var className: String? {
        if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType.className }
        if let optional = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return optional.wrappedType.className }
        if let tuple = self.as(TupleTypeSyntax.self), let only = tuple.elements.first, tuple.elements.count == 1 {
            return only.type.className
        }
        if let some = self.as(SomeOrAnyTypeSyntax.self), some.someOrAnySpecifier.tokenKind == .keyword(.any) {
            return some.constraint.className.map { "any " + $0 }
        }
        return self.is(IdentifierTypeSyntax.self) || self.is(MemberTypeSyntax.self) ? trimmedDescription : nil
    }
}
