import SwiftSyntax

extension FileRewriter {
    /// The properties of numbers that can be read from objects of unknown class, with their names in `NSNumber`; strings have
    /// some under other names.
    private static let numberProperties = [
        "boolValue": "boolValue", "doubleValue": "doubleValue", "floatValue": "floatValue", "intValue": "intValue",
        "int32Value": "int32Value", "int64Value": "int64Value", "uintValue": "uintValue", "integerValue": "intValue",
        "longLongValue": "int64Value",
    ]

    /// The properties of `NSValue` that can be read likewise.
    private static let geometryProperties: Set<String> = [
        "cgAffineTransformValue", "cgPointValue", "cgRectValue", "cgSizeValue", "cgVectorValue",
        "directionalEdgeInsetsValue", "uiEdgeInsetsValue", "uiOffsetValue",
    ]

    /// Rewrites `(x as AnyObject).doubleValue`, `(x as AnyObject).cgRectValue` and `(x as AnyObject).value(forKey: k)`.
    ///
    /// Objective-C looks for these members in the object's class: numbers and strings have the first, all objects have
    /// the second.
    func rewriteAnyObject(_ node: MemberAccessExprSyntax) {
        rewriteKeyedAccess(node)
        guard let base = node.base?.as(TupleExprSyntax.self), let type = base.castToAnyObject else { return }
        let name = node.declName.baseName.text
        let isGeometry = Self.geometryProperties.contains(name)
        if let property = isGeometry ? name : Self.numberProperties[name], node.declName.argumentNames == nil {
            // A sign of optionals behind the property would be asked of the property, which has a value.
            let isApart = node.hasSignOfOptionals
            let isOptional = isApart || node.isUsedAsOptional
            let function = isGeometry ? "anoleGeometry" : "anoleNumber"
            edits.insert((isApart ? "(" : "") + "\(function)(of: ", before: base)
            edits.insert((name == "boolValue" ? ", asTruth: true)" : ")") + (isOptional ? "?" : "!"), behind: base)
            if property != name { edits.replace(node.declName, with: property, padded: false) }
            if isApart { edits.insert(")", behind: node) }
        } else if name == "value", let call = node.parent?.as(FunctionCallExprSyntax.self),
            ["forKey", "forKeyPath"].contains(call.arguments.first?.label?.text)
        {
            edits.replace(type, with: "AnyObject as! NSObject", padded: false)
        }
    }

    /// Rewrites `x.value(forKey: k)` and `x.setValue(v, forKey: k)` where `x` is declared as `AnyObject`.
    private func rewriteKeyedAccess(_ node: MemberAccessExprSyntax) {
        guard ["value", "setValue"].contains(node.declName.baseName.text),
            let call = node.parent?.as(FunctionCallExprSyntax.self),
            ["forKey", "forKeyPath"].contains(call.arguments.last?.label?.text), let base = node.base,
            !base.is(TupleExprSyntax.self), ObjectTypes(self).typeName(before: base) == "AnyObject"
        else { return }
        let chain = base.as(OptionalChainingExprSyntax.self)
        let object = chain?.expression ?? base
        edits.insert("(", before: object)
        edits.insert(chain == nil ? " as! NSObject)" : " as? NSObject)", behind: object)
    }

    /// Rewrites `type(of: x).description()`, `T.self.description()` and `T.description()`, the name of the class.
    func rewriteClassDescription(_ node: FunctionCallExprSyntax) {
        guard node.arguments.isEmpty, node.trailingClosure == nil,
            let member = node.calledExpression.as(MemberAccessExprSyntax.self),
            member.declName.baseName.text == "description", let base = member.base
        else { return }
        let isName = isNameOfClass(base)
        guard isName || base.isMetatype else { return }
        edits.insert("NSStringFromClass(", before: base)
        edits.replace(
            base.byteRange.upperBound..<node.byteRange.upperBound, with: isName ? ".self)" : ")", padded: false)
    }

    /// Whether a name means a class, or is a type's that only another module or a generic parameter can declare, and no method
    /// `description()` of the module is meant.
    private func isNameOfClass(_ base: ExprSyntax) -> Bool {
        guard base.isTypeName else { return false }
        guard let type = index.lookUp(base.trimmedDescription, from: scopes.last?.qualifiedName) else {
            return !index.hasInheritedDescription
        }
        return (type.kind == .classDeclaration || type.kind == .foreign)
            && !index.methods(named: "description", in: type).isCertain
    }
}

extension ModuleIndex {
    /// Whether the module declares a static method `description()` that a generic parameter may have: one of a protocol, of a
    /// class, or of a type of another module.
    fileprivate var hasInheritedDescription: Bool {
        types.values.contains { type in
            type.kind != .other
                && type.methods["description"]?.contains { $0.isStatic && $0.fullName == "description()" } == true
        }
    }
}

extension TupleExprSyntax {
    /// The type `AnyObject` in `(x as AnyObject)`.
    fileprivate var castToAnyObject: TypeExprSyntax? {
        guard elements.count == 1, let parts = elements.first?.expression.as(SequenceExprSyntax.self)?.elements,
            let type = parts.last?.as(TypeExprSyntax.self), type.type.trimmedDescription == "AnyObject",
            parts.dropLast().last?.as(UnresolvedAsExprSyntax.self)?.questionOrExclamationMark == nil
        else { return nil }
        return type
    }
}

extension MemberAccessExprSyntax {
    /// Whether `!` or `?` follows, as in `x.y?.z`.
    fileprivate var hasSignOfOptionals: Bool {
        parent?.is(ForceUnwrapExprSyntax.self) == true || parent?.is(OptionalChainingExprSyntax.self) == true
    }

    /// Whether the value is used as an optional: with a default or a comparison with nil, or bound to a variable that may be nil,
    /// as in `x.y ?? 1`, `if let z = x.y`.
    fileprivate var isUsedAsOptional: Bool {
        if let clause = parent?.as(InitializerClauseSyntax.self) {
            guard let binding = clause.parent?.as(PatternBindingSyntax.self) else {
                return clause.parent?.is(OptionalBindingConditionSyntax.self) == true
            }
            guard let type = binding.typeAnnotation?.type else { return true }
            return type.is(OptionalTypeSyntax.self) || type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
        }
        guard let elements = parent?.as(ExprListSyntax.self) else { return false }
        let rest = elements.drop { $0.id != id }.dropFirst()
        let sign = rest.first?.as(BinaryOperatorExprSyntax.self)?.operator.text ?? ""
        if sign == "??" { return true }
        return ["==", "!="].contains(sign) && rest.dropFirst().first?.is(NilLiteralExprSyntax.self) == true
    }
}

extension ExprSyntax {
    /// Whether the value is certainly a class: `T.self` or `type(of: x)`, or the class that an object is archived as.
    fileprivate var isMetatype: Bool {
        if let member = self.as(MemberAccessExprSyntax.self) {
            return member.declName.baseName.tokenKind == .keyword(.self)
                || member.declName.baseName.text == "classForCoder"
        }
        guard let call = self.as(FunctionCallExprSyntax.self) else { return false }
        return call.calledExpression.trimmedDescription == "type" && call.arguments.first?.label?.text == "of"
    }
}
