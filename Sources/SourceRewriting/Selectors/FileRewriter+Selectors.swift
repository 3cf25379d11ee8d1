import SwiftSyntax

extension FileRewriter {
    /// Rewrites `#selector` to a `Selector` with both the Objective-C name and the method, which the compiler still checks.
    func rewriteSelector(_ node: MacroExpansionExprSyntax) {
        guard let argument = node.arguments.first, node.arguments.count == 1 else { return }
        let expression = argument.expression.withoutParentheses
        if let label = argument.label?.text {
            rewriteAccessor(label, of: expression, in: node)
            return
        }
        var named = expression
        var cast: FunctionTypeSyntax?
        if let parts = expression.asCast {
            named = parts.expression.withoutParentheses
            cast = parts.type
        }
        guard let reference = MemberReference(named, in: self) else {
            report(
                .error, at: argument,
                "#selector needs the name of a method, with the names of types or objects before it and nothing else")
            return
        }
        replace(node, with: selector(for: reference, cast: cast, at: argument))
    }

    private func replace(_ node: MacroExpansionExprSyntax, with text: String?) {
        if let text { edits.replace(node, with: text) }
    }

    /// The text for a method; nil after a report.
    private func selector(
        for reference: MemberReference, cast: FunctionTypeSyntax?, at node: some SyntaxProtocol
    ) -> String? {
        let type = reference.typeName.flatMap { index.lookUp($0, from: scopes.last?.qualifiedName) }
        let resolution = index.methods(named: reference.base, in: type)
        let candidates = candidates(of: resolution, for: reference, cast: cast)
        let known = candidates.first
        if resolution.isCertain, !candidates.isEmpty, candidates.allSatisfy(\.isStatic) {
            report(
                .error, at: node,
                "#selector of '\(reference.base)', a method of the class itself: messages go to objects here, "
                    + "not to classes; make it a method of an object, or call it in a closure")
            return nil
        }
        let name =
            known?.selector ?? reference.labels.map { ObjectiveCName.selector(base: reference.base, labels: $0) }
        // A protocol's methods, and those that take closures or more than three arguments, are found by name alone.
        let isByName =
            reference.typeName == nil || type?.kind == .protocolDeclaration || known?.isPlain == false
            || (reference.labels ?? []).count > 3
        if isByName {
            guard let name else {
                report(
                    .error, at: node,
                    "#selector of '\(reference.base)': how many arguments it has is not known here; write its labels, as "
                        + "in '\(reference.base)(_:)', or the name of its class before it")
                return nil
            }
            return "Selector(\"\(name)\")"
        }
        if resolution.isCertain, let type, let known, let name, index.isUnisolated(type), !type.isGeneric,
            resolution.methods.count(where: { $0.fullName == known.fullName }) == 1
        {
            return "Selector(\(closure(calling: known, as: reference)), name: \"\(name)\")"
        }
        let method = typed(reference, cast: cast)
        guard let name else { return "Selector(\(method), base: \"\(reference.base)\")" }
        // It was found elsewhere in the module: the compiler may choose another method, whose name then counts.
        if !resolution.isCertain, reference.labels == nil, let known, known.hasPlainName {
            return "Selector(\(method), base: \"\(reference.base)\")"
        }
        return "Selector(\(method), name: \"\(name)\")"
    }

    /// A closure for a method that is not isolated to an actor: Swift 6 would warn that a function of it is not sendable.
    private func closure(calling method: IndexedMethod, as reference: MemberReference) -> String {
        let labels = method.fullName.dropFirst(method.baseName.count + 1).dropLast().split(separator: ":")
        let names = labels.indices.map { "a\($0)" }
        let arguments = zip(labels, names).map { ($0 == "_" ? "" : "\($0): ") + $1 }
        let inputs = names.isEmpty ? "" : names.joined(separator: ", ") + " in "
        let base = reference.name.prefix { $0 != "(" }
        return "{ (o: \(reference.typeName ?? "")) in { \(inputs)o.\(base)(\(arguments.joined(separator: ", "))) } }"
    }

    /// The methods that a reference can mean; none when the choice would be arbitrary.
    private func candidates(
        of resolution: ModuleIndex.Resolution, for reference: MemberReference, cast: FunctionTypeSyntax?
    ) -> [IndexedMethod] {
        var methods = resolution.methods
        if let labels = reference.labels {
            let fullName = reference.base + "(" + labels.map { $0 + ":" }.joined() + ")"
            methods = methods.filter { $0.fullName == fullName }
        } else if let cast {
            let count = (cast.inner ?? cast).parameters.count
            let fitting = methods.filter { $0.parameters.count == count }
            if !fitting.isEmpty { methods = fitting }
        }
        let isUnique = Set(methods.map(\.selector)).count <= 1
        return resolution.isCertain || isUnique ? methods : []
    }

    /// The method with its type, when the source casts it. The type has to name the isolation, which the cast would drop.
    private func typed(_ reference: MemberReference, cast: FunctionTypeSyntax?) -> String {
        let method = "\(reference.typeName ?? "").\(reference.name)"
        guard let cast else { return method }
        if let inner = cast.inner {
            let inputs = "(\(cast.parameters.singleLine))"
            return "\(method) as @MainActor \(inputs) -> @MainActor \(inner.singleLine)"
        }
        return
            "\(method) as @MainActor (\(reference.typeName ?? "")) -> @MainActor \(cast.singleLine)"
    }

    /// Rewrites `#selector(getter: x)` and `#selector(setter: x)`.
    private func rewriteAccessor(_ label: String, of expression: ExprSyntax, in node: MacroExpansionExprSyntax) {
        guard let reference = MemberReference(expression, in: self), label == "getter" || label == "setter" else {
            report(.error, at: node, "#selector(\(label):) needs the name of a property")
            return
        }
        let type = reference.typeName.flatMap { index.lookUp($0, from: scopes.last?.qualifiedName) }
        let property = type.flatMap { index.property(named: reference.base, in: $0) }
        let key = property?.key ?? reference.base
        let name: String
        if label == "getter" {
            name = key
        } else {
            let written = property == nil ? ObjectiveCName.key(ofFrameworkProperty: key) : key
            name = ObjectiveCName.setter(of: written)
        }
        guard let typeName = reference.typeName, type?.kind != .protocolDeclaration else {
            replace(node, with: "Selector(\"\(name)\")")
            return
        }
        replace(node, with: "Selector(\(label): \\\(typeName).\(reference.name), name: \"\(name)\")")
    }
}

extension IndexedMethod {
    /// Whether the selector is the base name and colons, which the compiler's choice of an overload gives as well.
    fileprivate var hasPlainName: Bool {
        selector == baseName + String(repeating: ":", count: parameters.count)
    }
}

extension FunctionTypeSyntax {
    /// The second arrow's type in `(T) -> (A) -> B`.
    fileprivate var inner: FunctionTypeSyntax? {
        var type = returnClause.type
        while let tuple = type.as(TupleTypeSyntax.self), let only = tuple.elements.first, tuple.elements.count == 1 {
            type = only.type
        }
        return type.as(FunctionTypeSyntax.self)
    }
}
