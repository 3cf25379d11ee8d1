import SwiftSyntax

extension FileRewriter {
    func begin(_ node: ClassDeclSyntax) {
        begin(
            node.name, modifiers: node.modifiers, isGeneric: node.genericParameterClause != nil, kind: .classDeclaration
        )
        scopes[scopes.count - 1].exposesAll =
            node.attributes.has("objcMembers") || scopes.last?.type.map(index.exposesAll) == true
        if let alias = node.attributes.objectiveCName {
            expose(
                "x.alias(\"\(alias)\", \(node.name.text).self)", end: node.memberBlock.leftBrace.byteRange.upperBound)
        }
        registerMaker(of: node)
    }

    func begin(_ node: ProtocolDeclSyntax) {
        begin(node.name, modifiers: node.modifiers, isGeneric: false, kind: .protocolDeclaration)
    }

    func begin(
        _ name: TokenSyntax, modifiers: DeclModifierListSyntax, isGeneric: Bool, kind: Scope.Kind = .other
    ) {
        let outer = scopes.last
        let qualified = (outer.map { $0.qualifiedName + "." } ?? "") + name.text
        scopes.append(
            Scope(
                name: name.text, qualifiedName: qualified, kind: kind, type: index.lookUp(qualified),
                isGeneric: isGeneric || outer?.isGeneric == true, isLocal: depth > 0 || outer?.isLocal == true,
                isHidden: outer != nil && modifiers.has(.private), conditions: conditions, depth: depth))
    }

    func begin(_ node: ExtensionDeclSyntax) {
        let name = node.extendedType.trimmedDescription
        let type = index.lookUp(name)
        var scope = Scope(
            name: name, qualifiedName: name, kind: .extensionDeclaration, type: type,
            isGeneric: type?.isGeneric == true || node.genericWhereClause != nil, isLocal: false,
            conditions: conditions, depth: depth)
        scope.exposesAll =
            node.attributes.has("objc") || node.attributes.has("objcMembers")
            || type.map(index.exposesAll) == true
        scope.access = node.modifiers.access
        scope.sharedAttributes = node.attributes.compactMap { element in
            guard case .attribute(let attribute) = element, !Self.removedAttributes.contains(attribute.name),
                attribute.name != "available"
            else { return nil }
            return attribute.trimmedDescription
        }
        scopes.append(scope)
    }

    func end(_ block: MemberBlockSyntax, of node: some SyntaxProtocol) {
        let scope = scopes.removeLast()
        register(scope, in: block, of: node)
    }

    /// Visits the clauses of `#if` that the compiler may enter, and answers its conditions as iOS does.
    func enter(_ node: IfConfigDeclSyntax) {
        let possible = Set(BuildCondition.possibleClauses(of: node).map(\.id))
        var before: [String] = []
        for clause in node.clauses {
            let value = clause.condition.flatMap(BuildCondition.value)
            let own = clause.condition.map(BuildCondition.text)
            if let condition = clause.condition {
                for call in BuildCondition.calls(in: condition) {
                    if let answer = BuildCondition.answer(to: call) { edits.replace(call, with: answer) }
                }
            }
            if possible.contains(clause.id), let elements = clause.elements {
                let here = before.map { "!(\($0))" } + (value == true ? [] : own.map { ["(\($0))"] } ?? [])
                if !here.isEmpty { conditions.append(here.joined(separator: " && ")) }
                walk(elements)
                if !here.isEmpty { conditions.removeLast() }
            }
            // A clause that never holds does not restrict those behind it.
            if let own, value != false { before.append(own) }
        }
    }

    func rewriteMember(_ node: FunctionDeclSyntax) {
        guard let scope = scopes.last else { return }
        if scope.kind == .protocolDeclaration {
            rewriteRequirement(node)
            return
        }
        dropRootOverride(node)
        if isDispatched(node.dispatchKey, modifiers: node.modifiers) {
            dispatch(node)
            // An override is called through the entry of the overridden member.
            if !node.modifiers.has(.override) { register(node) }
            return
        }
        move(
            node, name: node.fullName, token: node.name, modifiers: node.modifiers, keyword: node.funcKeyword)
        implementOptionalRequirement(node)
        warnOfNearMiss(node)
        register(node)
    }

    func rewriteMember(_ node: VariableDeclSyntax) {
        guard let scope = scopes.last, !dropModuleBundle(node) else { return }
        if scope.kind == .protocolDeclaration {
            rewriteOptionalProperty(node)
            return
        }
        if let token = node.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier {
            let name = token.text.unquoted
            if isDispatched(name, modifiers: node.modifiers) {
                dispatch(node)
                if !node.modifiers.has(.override) { register(node) }
                return
            }
            move(
                node, name: name, token: token, modifiers: node.modifiers, keyword: node.bindingSpecifier)
        }
        register(node)
        observe(node)
        manage(node)
        implementOptionalProperty(node)
    }
}
