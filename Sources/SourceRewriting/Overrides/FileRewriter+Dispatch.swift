import SwiftSyntax

extension FileRewriter {
    /// The name of one class's own implementation, beside the name that callers use.
    func ownName(_ name: String, of type: String) -> String {
        "__own_" + type.replacing(".", with: "_") + "_" + name
    }

    /// The dispatched member that a member of the current type is the base or an override of.
    private func dispatched(_ key: String, isOverride: Bool) -> DispatchedMember? {
        guard let scope = scopes.last, let type = scope.type, let member = index.dispatched[key] else {
            return nil
        }
        if isOverride { return member.overriders.contains(type.name) ? member : nil }
        return scope.kind == .extensionDeclaration && member.base == type.name ? member : nil
    }

    /// Whether a member is dispatched by the class of its object at run time, not by the compiler.
    func isDispatched(_ key: String, modifiers: DeclModifierListSyntax) -> Bool {
        dispatched(key, isOverride: modifiers.has(.override)) != nil
    }

    /// Gives a method a name of its own class. The base gets two functions that call the implementation of the object's class.
    func dispatch(_ node: FunctionDeclSyntax) {
        let isOverride = node.modifiers.has(.override)
        guard let member = dispatched(node.dispatchKey, isOverride: isOverride), let type = scopes.last?.type else {
            return
        }
        rename(node.name, of: type.name, modifiers: node.modifiers)
        rewriteSuper(in: node, of: type.name, base: node.baseName)
        // Variadic arguments are an array inside the function, and can be passed on only as one.
        var base = node.baseName
        for parameter in node.signature.parameterClause.parameters {
            guard let ellipsis = parameter.ellipsis else { continue }
            edits.insert("[", before: parameter.type)
            edits.replace(ellipsis, with: "]", padded: false)
            edits.insert("_variadic", behind: node.name)
            base += "_variadic"
        }
        guard !isOverride else { return }
        let words = (node.isThrowing ? "try " : "") + (node.isAsync ? "await " : "")
        let effects = (node.isAsync ? " async" : "") + (node.isThrowing ? " throws" : "")
        let result = node.signature.returnClause.map { " -> " + $0.type.singleLine } ?? ""
        let parameters = node.signature.parameterClause.parameters
        let inputs = zip(parameters, node.parameters).map { parameter, plain in
            let value = parameter.defaultValue.map { " = " + $0.value.singleLine } ?? ""
            let dots = parameter.ellipsis == nil ? "" : "..."
            return "\(plain.label) \(plain.name): \(parameter.type.singleLine)\(dots)\(value)"
        }
        let arguments = node.parameters.map { ($0.label == "_" ? "" : $0.label + ": ") + $0.name }
        func call(_ name: String) -> String { "\(words)\(name)(\(arguments.joined(separator: ", ")))" }
        let prefix =
            node.attributes.filter { $0.trimmedDescription == "@discardableResult" }.map { _ in "@discardableResult " }
            .joined() + access(of: node.modifiers)
        let above = (["_ above: AnyClass"] + inputs).joined(separator: ", ")
        edits.insert(
            "; \(prefix)func \(node.name.text)(\(inputs.joined(separator: ", ")))\(effects)\(result) { "
                + choice(of: member, above: nil) { call("\($0).\(self.ownName(base, of: $1))") } + " }"
                + "; \(result.isEmpty ? "" : "@discardableResult ")\(access(of: node.modifiers))func __above_\(node.baseName)(\(above))\(effects)\(result) { "
                + choice(of: member, above: "above") { call("\($0).\(self.ownName(base, of: $1))") } + " }",
            behind: node)
    }

    /// The same for a property that cannot be set.
    func dispatch(_ node: VariableDeclSyntax) {
        let isOverride = node.modifiers.has(.override)
        guard let binding = node.bindings.first,
            let pattern = binding.pattern.as(IdentifierPatternSyntax.self),
            let member = dispatched(pattern.identifier.text.unquoted, isOverride: isOverride),
            let type = scopes.last?.type, let result = binding.typeAnnotation?.type.singleLine
        else { return }
        let base = pattern.identifier.text.unquoted
        rename(pattern.identifier, of: type.name, modifiers: node.modifiers)
        rewriteSuper(in: node, of: type.name, base: base)
        guard !isOverride else { return }
        edits.insert(
            "; \(access(of: node.modifiers))var \(pattern.identifier.text): \(result) { "
                + choice(of: member, above: nil) { "\($0).\(self.ownName(base, of: $1))" } + " }"
                + "; \(access(of: node.modifiers))func __above_\(base)(_ above: AnyClass) -> \(result) { "
                + choice(of: member, above: "above") { "\($0).\(self.ownName(base, of: $1))" } + " }",
            behind: node)
    }

    private func access(of modifiers: DeclModifierListSyntax) -> String {
        modifiers.access.map { ["open": "public "][$0] ?? $0 + " " } ?? ""
    }

    /// Gives a member the name of its own class, and removes the modifiers that apply only to the name that callers use.
    func rename(_ name: TokenSyntax, of type: String, modifiers: DeclModifierListSyntax) {
        edits.insert("__own_\(type.replacing(".", with: "_"))_", before: name)
        for modifier in modifiers where modifier.name.tokenKind == .keyword(.override) { edits.blank(modifier) }
        // A member of an extension cannot be open.
        for modifier in modifiers where modifier.name.tokenKind == .keyword(.open) {
            edits.replace(modifier, with: "public", padded: false)
        }
        // The base calls it from its own file.
        for modifier in modifiers
        where [.keyword(.private), .keyword(.fileprivate)].contains(modifier.name.tokenKind) { edits.blank(modifier) }
    }

    /// The body of a function that calls the member of the nearest of an object's classes.
    private func choice(of member: DispatchedMember, above limit: String?, _ call: (String, String) -> String) -> String
    {
        let classes = member.overriders.map { $0 + ".self" }.joined(separator: ", ")
        let cases = member.overriders.enumerated().map { number, name in
            "case \(number): return \(call("(self as! \(name))", name)); "
        }
        let above = limit.map { ", above: \($0)" } ?? ""
        return "switch AnoleExports.nearest(of: self, [\(classes)]\(above)) { \(cases.joined())default: return "
            + call("self", member.base) + " }"
    }

    /// Rewrites `super.f(x)` in a member of a class, which is looked for in the classes above.
    private func rewriteSuper(in node: some SyntaxProtocol, of type: String, base: String) {
        let finder = SuperCalls(of: base)
        finder.walk(node)
        for access in finder.found {
            guard let word = access.base else { continue }
            edits.replace(word, with: "self", padded: false)
            edits.insert("__above_", before: access.declName)
            if let call = access.parent?.as(FunctionCallExprSyntax.self),
                call.calledExpression.id == ExprSyntax(access).id
            {
                if let paren = call.leftParen {
                    edits.insert("\(type).self" + (call.arguments.isEmpty ? "" : ", "), behind: paren)
                } else {
                    edits.insert("(\(type).self)", behind: access)
                }
            } else {
                edits.insert("(\(type).self)", behind: access)
            }
        }
    }
}

/// Finds the uses of a superclass's member of one name.
private final class SuperCalls: SyntaxVisitor {
    private let name: String
    private(set) var found: [MemberAccessExprSyntax] = []

    init(of name: String) {
        self.name = name
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        if node.base?.is(SuperExprSyntax.self) == true, node.declName.baseName.text.unquoted == name {
            found.append(node)
        }
        return .visitChildren
    }
}
