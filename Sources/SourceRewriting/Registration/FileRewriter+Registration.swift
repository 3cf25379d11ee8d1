import SwiftSyntax

extension FileRewriter {
    /// The beginning of the names of a file's registration functions.
    var registrationName: String {
        let ending = source.copyName.split(separator: "~").last.map(String.init) ?? source.copyName
        return "__anole_" + String(ending.map { $0.isLetter || $0.isNumber ? $0 : "_" })
    }

    // MARK: Entries

    /// Adds an entry to the group of the current conditions.
    func expose(_ entry: String, end: Int) {
        guard !scopes.isEmpty else { return }
        let scope = scopes.count - 1
        if let group = scopes[scope].groups.firstIndex(where: { $0.conditions == conditions }) {
            scopes[scope].groups[group].entries.append(entry)
            scopes[scope].groups[group].end = end
        } else {
            scopes[scope].groups.append(RegistrationGroup(conditions: conditions, entries: [entry], end: end))
        }
    }

    /// Whether a member is exposed to Objective-C by an attribute of its own or of its type.
    private func isExposed(_ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax) -> Bool {
        guard let scope = scopes.last, scope.kind == .classDeclaration || scope.kind == .extensionDeclaration else {
            return false
        }
        if attributes.has("nonobjc") || attributes.isUnavailable { return false }
        if attributes.expose { return true }
        return scope.exposesAll && !modifiers.has(.private) && !modifiers.has(.fileprivate)
    }

    func register(_ node: FunctionDeclSyntax) {
        guard let scope = scopes.last, scope.kind == .classDeclaration || scope.kind == .extensionDeclaration,
            // Class methods are not methods of an object.
            !node.modifiers.isStatic
        else { return }
        let isOverride = node.modifiers.has(.override)
        if isOverride, StandardEditActions.names.contains(node.fullName) {
            // The tables only record whether a responder implements these.
            expose("x.name(\"\(node.selectorName)\", \(scope.name).self)", end: node.byteRange.upperBound)
            return
        }
        var name = node.selectorName
        if isRootOverride(node) {
            // No superclass declares it, so the framework finds it by its name.
            if node.fullName == RootMethods.observation { return }
        } else if !isExposed(node.attributes, node.modifiers) {
            guard !isOverride, let type = scope.type,
                let requirement = index.objectiveCRequirement(node.fullName, of: type)
            else { return }
            name = requirement.selector
        } else if isOverride, isRegistered(node.fullName, above: scope) || !node.attributes.expose {
            // The entry of the superclass calls the override.
            return
        }
        let entry =
            node.isPlain
            ? "x.method(\"\(name)\") \(closure(calling: node, of: scope.name))"
            : "x.name(\"\(name)\", \(scope.name).self)"
        expose(entry, end: node.byteRange.upperBound)
    }

    /// Whether a superclass in the module declares the method that is overridden.
    private func isRegistered(_ name: String, above scope: Scope) -> Bool {
        guard let type = scope.type else { return false }
        return index.superclasses(of: type).contains { $0.declaresInExtension(name) != nil }
    }

    /// A closure with written types, so that overloads stay apart.
    private func closure(calling node: FunctionDeclSyntax, of type: String) -> String {
        let inputs = node.parameters.map { ", \($0.name): \($0.type)" }
        return "{ (o: \(type)\(inputs.joined()))\(result(of: node)) in o.\(node.call) }"
    }

    /// The written type of a closure's result; none where only the method itself can name it.
    private func result(of node: FunctionDeclSyntax) -> String {
        guard let type = node.signature.returnClause?.type else { return "" }
        let isOwn = type.tokens(viewMode: .sourceAccurate).contains {
            $0.tokenKind == .keyword(.some) || $0.tokenKind == .keyword(.Self)
        }
        return isOwn ? "" : " -> " + type.singleLineOfValue
    }

    /// Registers how objects of a subclass of NSObject are made, for interface files and metatypes.
    func registerMaker(of node: ClassDeclSyntax) {
        guard let scope = scopes.last, let type = scope.type, index.isMadeEmpty(type), !node.attributes.isUnavailable,
            // Objects that are isolated to another actor cannot be made on the main one.
            !node.attributes.contains(where: {
                $0.as(AttributeSyntax.self).map { $0.name.hasSuffix("Actor") && $0.name != "MainActor" } ?? false
            })
        else { return }
        expose(
            "x.maker(\(scope.name).self) { \(scope.name)() }", end: node.memberBlock.leftBrace.byteRange.upperBound)
    }

    func register(_ node: VariableDeclSyntax) {
        guard isExposed(node.attributes, node.modifiers), !node.modifiers.isStatic, !node.modifiers.has(.override),
            let type = scopes.last?.name
        else { return }
        for binding in node.bindings {
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { continue }
            let key = node.attributes.objectiveCName ?? name.unquoted
            expose("x.property(\"\(key)\", \\\(type).\(name))", end: node.byteRange.upperBound)
        }
    }

    // MARK: Functions

    /// Writes the functions of a type at its end: behind the opening brace, or behind the members of a condition.
    func register(_ scope: Scope, in block: MemberBlockSyntax, of node: some SyntaxProtocol) {
        guard !scope.isGeneric, !scope.isLocal else { return }
        for group in scope.groups {
            serial += 1
            let name = registrationName + "_\(serial)"
            let entries = group.entries.joined(separator: "; ")
            let function = "@MainActor static func \(name)(_ x: AnoleExports) { \(entries) }"
            if group.conditions == scope.conditions {
                edits.insert(" \(function);", behind: block.leftBrace)
            } else {
                edits.insert("; \(function)", at: group.end)
            }
            if scope.isHidden {
                // A hidden type can be registered only by the type around it.
                let all = conditions
                conditions = group.conditions
                expose("\(scope.name).\(name)(x)", end: node.byteRange.upperBound)
                conditions = all
            } else {
                registrations.append((group.conditions, "\(scope.qualifiedName).\(name)(x)"))
            }
        }
    }

    /// The function that registers all of a file's types; nil when there are none.
    var registrationFunction: String? {
        guard !registrations.isEmpty else { return nil }
        let calls = registrations.map { conditions, call in
            conditions.isEmpty ? "    \(call)\n" : "#if \(conditions.joined(separator: " && "))\n    \(call)\n#endif\n"
        }
        return "@MainActor func \(registrationName)(_ x: AnoleExports) {\n\(calls.joined())}\n"
    }
}
