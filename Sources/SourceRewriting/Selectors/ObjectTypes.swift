import SwiftSyntax

/// Finds the classes of objects from declarations that name them, without inference.
struct ObjectTypes {
    private let rewriter: FileRewriter

    init(_ rewriter: FileRewriter) { self.rewriter = rewriter }

    private var index: ModuleIndex { rewriter.index }
    private var scope: Scope? { rewriter.scopes.last }

    /// The class whose member follows an expression and a dot.
    func typeName(before expression: ExprSyntax) -> String? {
        if expression.isTypeName, expression.trimmedDescription != "Self" { return expression.trimmedDescription }
        return typeName(of: expression)
    }

    /// The class of an object.
    private func typeName(of expression: ExprSyntax) -> String? {
        let expression = expression.withoutParentheses
        if expression.is(SuperExprSyntax.self) { return superclass }
        if let reference = expression.as(DeclReferenceExprSyntax.self) {
            let name = reference.baseName.text.unquoted
            if name == "self" || name == "Self" { return scope?.name }
            return local(name, at: Syntax(reference)) ?? property(name, of: scope?.type)
        }
        if let member = expression.as(MemberAccessExprSyntax.self), let base = member.base {
            let name = member.declName.baseName.text.unquoted
            if base.isTypeName {
                let type = base.trimmedDescription
                // The property of a name is the same in all objects of a class.
                return property(name, of: index.lookUp(type, from: scope?.qualifiedName))
                    ?? (["shared", "default", "main", "standard"].contains(name) ? type : nil)
            }
            return typeName(of: base).flatMap { property(name, of: index.lookUp($0, from: scope?.qualifiedName)) }
        }
        if let chain = expression.as(OptionalChainingExprSyntax.self) { return typeName(of: chain.expression) }
        if let unwrapped = expression.as(ForceUnwrapExprSyntax.self) { return typeName(of: unwrapped.expression) }
        if let sequence = expression.as(SequenceExprSyntax.self) {
            let parts = Array(sequence.elements)
            guard parts.count == 3, parts[1].is(UnresolvedAsExprSyntax.self) else { return nil }
            return parts[2].as(TypeExprSyntax.self)?.type.trimmedDescription
        }
        guard let call = expression.as(FunctionCallExprSyntax.self) else { return nil }
        if call.calledExpression.isTypeName { return call.calledExpression.trimmedDescription }
        // type(of: self)
        let isMetatype = call.calledExpression.trimmedDescription == "type" && call.arguments.first?.label?.text == "of"
        return isMetatype ? call.arguments.first.flatMap { typeName(of: $0.expression) } : nil
    }

    private var superclass: String? {
        guard let type = scope?.type, type.kind == .classDeclaration else { return nil }
        return type.inherited.first
    }

    private func property(_ name: String, of type: IndexedType?) -> String? {
        type.flatMap { index.property(named: name, in: $0)?.typeName }
    }

    /// The class of an object that conditions unwrap or cast, as `b` in `if let a = b`.
    private func unwrapped(
        _ name: String, in conditions: ConditionElementListSyntax, before end: Syntax? = nil
    ) -> String? {
        for element in conditions {
            if let end, element.position >= end.position { return nil }
            guard let binding = element.condition.as(OptionalBindingConditionSyntax.self),
                binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text.unquoted == name
            else { continue }
            if let type = binding.typeAnnotation?.type { return type.className }
            // Without a value, the condition unwraps the object of that name outside.
            return binding.initializer.flatMap { typeName(of: $0.value) }
        }
        return nil
    }

    /// The class of a variable or parameter of a function around a node.
    private func local(_ name: String, at node: Syntax) -> String? {
        var current = node
        while let parent = current.parent {
            if let items = parent.as(CodeBlockItemListSyntax.self) {
                for item in items {
                    if item.position >= current.position { break }
                    for binding in item.item.as(VariableDeclSyntax.self)?.bindings ?? []
                    where binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text.unquoted == name {
                        return binding.className
                    }
                    if let exit = item.item.as(GuardStmtSyntax.self), let type = unwrapped(name, in: exit.conditions) {
                        return type
                    }
                }
            }
            // Bindings of conditions are visible in the body and in later conditions.
            if let choice = parent.as(IfExprSyntax.self), current.id != choice.elseBody?.id,
                current.id != choice.conditions.id, let type = unwrapped(name, in: choice.conditions)
            {
                return type
            }
            if let conditions = parent.as(ConditionElementListSyntax.self),
                let type = unwrapped(name, in: conditions, before: current)
            {
                return type
            }
            if let function = parent.as(FunctionDeclSyntax.self) {
                for parameter in function.signature.parameterClause.parameters
                where (parameter.secondName ?? parameter.firstName).text.unquoted == name {
                    return parameter.type.className
                }
            }
            if parent.is(MemberBlockSyntax.self) { return nil }
            current = parent
        }
        return nil
    }
}
