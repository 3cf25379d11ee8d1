import SwiftSyntax

extension FileRewriter {
    /// The other name of an optional requirement, whose result is optional and nil by default.
    static func optionalName(_ base: String) -> String { "__optional_" + base }

    /// Restricts a protocol of Objective-C to classes, as `@objc` did.
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
        append(
            "extension \(scope.qualifiedName) { \(Self.access(scope.type?.access))func \(optionalSignature(of: node)) "
                + "{ nil } }\n")
        declarePresence(of: node, in: scope)
    }

    /// Adds a declaration at the end of the file, under the conditions around the current node.
    func append(_ declaration: String) {
        appendix.append(
            conditions.isEmpty ? declaration : "#if \(conditions.joined(separator: " && "))\n\(declaration)#endif\n")
    }

    /// Adds to an implementation of an optional requirement the method under the requirement's other name.
    func implementOptionalRequirement(_ node: FunctionDeclSyntax) {
        guard index.optionalRequirements.contains(node.fullName), !node.modifiers.isStatic, let scope = scopes.last,
            scope.kind == .classDeclaration || scope.kind == .extensionDeclaration, node.genericParameterClause == nil,
            scope.type.map({ [.classDeclaration, .foreign].contains($0.kind) }) ?? true
        else { return }
        if node.modifiers.has(.override), let type = scope.type,
            index.superclasses(of: type).contains(where: { superclass in
                superclass.methods[node.baseName]?.contains { $0.fullName == node.fullName && !$0.isStatic } == true
            })
        {
            // The superclass declares it already, even when that is an override too, and calls this one.
            return
        }
        let words = (node.isThrowing ? "try " : "") + (node.isAsync ? "await " : "")
        let isolation = node.modifiers.has(.nonisolated) ? "nonisolated " : ""
        edits.insert(
            "; \(isolation)\(Self.access(node.modifiers.access))func \(optionalSignature(of: node)) { \(words)\(node.call) }"
                + "; \(isolation)\(Self.access(node.modifiers.access))var \(presenceName(of: node)): Bool { true }",
            behind: node)
    }

    /// The access modifier of a member that is as visible as the original. Conformances require that much, and it is
    /// never overridden.
    static func access(_ word: String?) -> String {
        word.map { ["open": "public ", "private": "fileprivate "][$0] ?? $0 + " " } ?? ""
    }

    /// A function with the requirement's other name and a result that may be nil.
    private func optionalSignature(of node: FunctionDeclSyntax) -> String {
        let inputs = node.parameters.map { "\($0.label) \($0.name): \($0.type)" }
        let effects = (node.isAsync ? " async" : "") + (node.isThrowing ? " throws" : "")
        return "__optional_\(node.baseName)(\(inputs.joined(separator: ", ")))\(effects) -> \(optionalResult(of: node))"
    }

    /// The type of the result with one more optional around it: nil means that the object does not implement the requirement.
    private func optionalResult(of node: FunctionDeclSyntax) -> String {
        node.signature.returnClause.map { Self.optionalValue(of: $0.type) } ?? "Void?"
    }

    // MARK: Calls

    /// Rewrites `a.b?(c, d: e)`: to the other name where the module declares the requirement, else without the question mark.
    func rewriteOptionalCall(_ node: FunctionCallExprSyntax) {
        let chain = node.calledExpression.as(OptionalChainingExprSyntax.self)
        let unwrapped = node.calledExpression.as(ForceUnwrapExprSyntax.self)
        guard let sign = chain?.questionMark ?? unwrapped?.exclamationMark,
            let member = (chain?.expression ?? unwrapped?.expression)?.as(MemberAccessExprSyntax.self)
        else { return }
        let name = member.declName.baseName.text.unquoted
        let labels =
            node.arguments.map { $0.label?.text.unquoted ?? "_" } + (node.trailingClosure == nil ? [] : ["_"])
            + node.additionalTrailingClosures.map { $0.label.text }
        let written = member.declName.argumentNames?.arguments.map { $0.name.text }
        let fullName = name + "(" + (written ?? labels).map { $0 + ":" }.joined() + ")"
        // Closures have no labels: only with those is it certain that no property is called.
        let mayBeClosure = written == nil && index.hasProperty(named: name) && labels.allSatisfy { $0 == "_" }
        if index.optionalRequirements.contains(fullName) || isRequirement(name, endingInClosureOf: node) {
            if mayBeClosure, optionalRequirements(named: name, of: member.base).isEmpty { return }
            castToProtocol(member.base, of: fullName)
            edits.insert("__optional_", before: member.declName)
            edits.replace(sign, with: "", padded: false)
            if unwrapped != nil { edits.insert("!", behind: node) }
        } else if labels.contains(where: { $0 != "_" }) || FrameworkRequirements.names.contains(fullName) {
            if mayBeClosure, !isOfFramework(member.base, without: name) { return }
            // A framework's protocol: its requirements have defaults. The value stays optional.
            edits.replace(sign, with: "", padded: false)
            guard unwrapped == nil else { return }
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

    /// Casts an object of type `AnyObject`, whose members Objective-C finds by their names, to the protocol.
    private func castToProtocol(_ base: ExprSyntax?, of fullName: String) {
        guard let base, ObjectTypes(self).typeName(before: base) == "AnyObject",
            let name = index.protocolName(ofOptional: fullName)
        else { return }
        if let chain = base.as(OptionalChainingExprSyntax.self) {
            edits.insert("(", before: chain.expression)
            edits.insert(" as? any \(name))", behind: chain.expression)
        } else {
            edits.insert("(", before: base)
            edits.insert(" as? any \(name))?", behind: base)
        }
    }

    /// Whether an object is known to be of a protocol that may be a framework's, to which the module adds no such property.
    private func isOfFramework(_ base: ExprSyntax?, without name: String) -> Bool {
        guard let written = base.flatMap(ObjectTypes(self).typeName(before:)) else { return false }
        guard let type = index.lookUp(written, from: scopes.last?.qualifiedName) else { return true }
        switch type.kind {
        case .classDeclaration, .other: return false
        case .foreign, .protocolDeclaration:
            return ([type] + index.protocols(of: type)).allSatisfy { $0.properties[name] == nil }
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
