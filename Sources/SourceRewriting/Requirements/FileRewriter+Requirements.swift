import SwiftSyntax

extension FileRewriter {
    /// A requirement that conforming types may leave out has another name, an optional result, and nil as its default.
    static func optionalName(_ base: String) -> String { "__optional_" + base }

    /// Binds a protocol of Objective-C to classes, as it was.
    func bindToClasses(_ node: ProtocolDeclSyntax) {
        guard node.attributes.has("objc") else { return }
        guard let clause = node.inheritanceClause, let last = clause.inheritedTypes.last else {
            edits.insert(": AnyObject", behind: node.name)
            return
        }
        let isBound = clause.inheritedTypes.contains { inherited in
            let name = inherited.type.trimmedDescription
            return ["AnyObject", "class", "NSObjectProtocol"].contains(name) || index.lookUp(name)?.isObjectiveC == true
        }
        if !isBound { edits.insert(", AnyObject", behind: last.type) }
    }

    func rewriteRequirement(_ node: FunctionDeclSyntax) {
        guard let modifier = node.modifiers.first(where: { $0.name.tokenKind == .keyword(.optional) }),
            let scope = scopes.last
        else { return }
        edits.blank(modifier)
        edits.insert("__optional_", before: node.name)
        let result = optionalResult(of: node)
        if let clause = node.signature.returnClause {
            edits.replace(clause.type, with: result, padded: false)
        } else {
            edits.insert(" -> \(result)", behind: node.signature)
        }
        let clause = node.signature.parameterClause.trimmedDescription.singleLine
        let access = (scopes.last?.type?.access).map { $0 + " " } ?? ""
        let function =
            "extension \(scope.qualifiedName) { \(access)func __optional_\(node.baseName)\(clause)"
            + "\(effects(of: node)) -> \(result) { nil } }\n"
        appendix.append(
            conditions.isEmpty ? function : "#if \(conditions.joined(separator: " && "))\n\(function)#endif\n")
    }

    func refuseOptionalProperty(_ node: VariableDeclSyntax) {
        guard node.modifiers.has(.optional) else { return }
        report(
            .error, at: node,
            "optional properties of protocols are not supported: nothing tells their uses from those of other properties; "
                + "make it a method, or give it a value in an extension of the protocol and drop 'optional'")
    }

    /// Adds to an implementation of an optional requirement the method under the requirement's other name.
    func implementOptionalRequirement(_ node: FunctionDeclSyntax) {
        guard index.optionalRequirements.contains(node.fullName), !node.modifiers.isStatic, let scope = scopes.last,
            scope.kind == .classDeclaration || scope.kind == .extensionDeclaration, node.genericParameterClause == nil,
            scope.type.map({ [.classDeclaration, .foreign].contains($0.kind) }) ?? true
        else { return }
        if node.modifiers.has(.override), let type = scope.type,
            index.superclasses(of: type).contains(where: { $0.declares(node.fullName) != nil })
        {
            // The superclass has it, and calls the override.
            return
        }
        let parameters = node.signature.parameterClause.parameters.enumerated()
        let inputs = parameters.map { number, parameter in
            "\(parameter.firstName.text) a\(number): \(parameter.type.trimmedDescription.singleLine)"
        }
        let arguments = parameters.map { number, parameter in
            (parameter.firstName.text == "_" ? "" : parameter.firstName.text + ": ") + "a\(number)"
        }
        let access = node.modifiers.access.map { ["open": "public ", "private": "fileprivate "][$0] ?? $0 + " " }
        let words = (node.isThrowing ? "try " : "") + (node.isAsync ? "await " : "")
        let isolation = node.modifiers.has(.nonisolated) ? "nonisolated " : ""
        edits.insert(
            "; \(isolation)\(access ?? "")func __optional_\(node.baseName)(\(inputs.joined(separator: ", ")))"
                + "\(effects(of: node)) -> \(optionalResult(of: node)) "
                + "{ \(words)\(node.name.text)(\(arguments.joined(separator: ", "))) }",
            behind: node)
    }

    private func effects(of node: FunctionDeclSyntax) -> String {
        (node.isAsync ? " async" : "") + (node.isThrowing ? " throws" : "")
    }

    /// The result's type with nil for a requirement that is not implemented.
    private func optionalResult(of node: FunctionDeclSyntax) -> String {
        guard let type = node.signature.returnClause?.type else { return "Void?" }
        let implicit = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)?.wrappedType
        return "(\((implicit.map { $0.trimmedDescription + "?" } ?? type.trimmedDescription).singleLine))?"
    }

    // MARK: Calls

    /// Rewrites `a.b?(c, d: e)`: to the other name where the module declares the requirement, else without the question mark.
    func rewriteOptionalCall(_ node: FunctionCallExprSyntax) {
        guard let chain = node.calledExpression.as(OptionalChainingExprSyntax.self),
            let member = chain.expression.as(MemberAccessExprSyntax.self)
        else { return }
        let name = member.declName.baseName.text.unquoted
        let labels =
            node.arguments.map { $0.label?.text.unquoted ?? "_" } + (node.trailingClosure == nil ? [] : ["_"])
            + node.additionalTrailingClosures.map { $0.label.text }
        let written = member.declName.argumentNames?.arguments.map { $0.name.text }
        let fullName = name + "(" + (written ?? labels).map { $0 + ":" }.joined() + ")"
        if index.optionalRequirements.contains(fullName) || isRequirement(name, endingInClosureOf: node) {
            edits.insert("__optional_", before: member.declName)
            edits.replace(chain.questionMark, with: "", padded: false)
        } else if labels.contains(where: { $0 != "_" }) || FrameworkRequirements.names.contains(fullName) {
            // A framework's protocol: its requirements have defaults. The value stays optional.
            edits.replace(chain.questionMark, with: "", padded: false)
            if let base = member.base, !base.isOptionalChain, !base.is(SuperExprSyntax.self) {
                edits.insert("Optional(", before: base)
                edits.insert(")?", behind: base)
            }
        }
    }

    /// Whether a call that ends in a closure means a requirement of the module, whose last label it leaves out.
    private func isRequirement(_ base: String, endingInClosureOf node: FunctionCallExprSyntax) -> Bool {
        guard node.trailingClosure != nil, index.optionalBases.contains(base) else { return false }
        let start = base + "(" + node.arguments.map { ($0.label?.text.unquoted ?? "_") + ":" }.joined()
        return index.optionalRequirements.contains {
            $0.hasPrefix(start) && $0.dropFirst(start.count).count { $0 == ":" } == 1
        }
    }

    /// Reports `a.b != nil` where b is an optional requirement of the module.
    func rewriteComparison(_ node: SequenceExprSyntax) {
        let elements = Array(node.elements)
        guard elements.count >= 3 else { return }
        for position in 1..<(elements.count - 1) {
            guard let symbol = elements[position].as(BinaryOperatorExprSyntax.self)?.operator.text,
                symbol == "!=" || symbol == "==", elements[position + 1].is(NilLiteralExprSyntax.self),
                let member = elements[position - 1].as(MemberAccessExprSyntax.self)
            else { continue }
            let name = member.declName.baseName.text.unquoted
            guard index.optionalBases.contains(name), !index.hasProperty(named: name) else { continue }
            report(
                .error, at: member.declName,
                "whether '\(name)' is implemented cannot be asked this way without Objective-C; "
                    + "call it and look at the result, or ask responds(to:)")
        }
    }
}

extension ExprSyntax {
    /// Whether a question mark in an expression makes its value optional already.
    fileprivate var isOptionalChain: Bool {
        if self.is(OptionalChainingExprSyntax.self) { return true }
        if let member = self.as(MemberAccessExprSyntax.self) { return member.base?.isOptionalChain ?? false }
        if let call = self.as(FunctionCallExprSyntax.self) { return call.calledExpression.isOptionalChain }
        if let call = self.as(SubscriptCallExprSyntax.self) { return call.calledExpression.isOptionalChain }
        if let unwrapped = self.as(ForceUnwrapExprSyntax.self) { return unwrapped.expression.isOptionalChain }
        return false
    }
}
