import SwiftSyntax

extension FileRewriter {
    /// The properties of numbers that are asked of objects whose class is not known.
    private static let numberProperties: Set<String> = [
        "boolValue", "doubleValue", "floatValue", "intValue", "int32Value", "int64Value", "uintValue",
    ]

    /// Rewrites `(x as AnyObject).doubleValue` and `(x as AnyObject).value(forKey: k)`, where Objective-C looks for the member in
    /// the object's class: numbers have the one, and all objects have the other.
    func rewriteAnyObject(_ node: MemberAccessExprSyntax) {
        guard let base = node.base?.as(TupleExprSyntax.self), let type = base.castToAnyObject else { return }
        let name = node.declName.baseName.text
        if Self.numberProperties.contains(name), node.declName.argumentNames == nil {
            if node.isBeforeNilCoalescing {
                edits.replace(type, with: "AnyObject as? NSNumber", padded: false)
                edits.insert("?", behind: base)
            } else {
                edits.replace(type, with: "AnyObject as! NSNumber", padded: false)
            }
        } else if name == "value", let call = node.parent?.as(FunctionCallExprSyntax.self),
            ["forKey", "forKeyPath"].contains(call.arguments.first?.label?.text)
        {
            edits.replace(type, with: "AnyObject as! NSObject", padded: false)
        }
    }

    /// Rewrites `type(of: x).description()` and `T.self.description()`, the name of the class.
    func rewriteClassDescription(_ node: FunctionCallExprSyntax) {
        guard node.arguments.isEmpty, node.trailingClosure == nil,
            let member = node.calledExpression.as(MemberAccessExprSyntax.self),
            member.declName.baseName.text == "description", let base = member.base, base.isMetatype
        else { return }
        edits.insert("NSStringFromClass(", before: base)
        edits.replace(base.byteRange.upperBound..<node.byteRange.upperBound, with: ")", padded: false)
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
    /// Whether a value for nil follows, as in `x.y ?? 1`.
    fileprivate var isBeforeNilCoalescing: Bool {
        guard let elements = parent?.as(ExprListSyntax.self), let index = elements.index(of: ExprSyntax(self)) else {
            return false
        }
        let next = elements.index(after: index)
        return next < elements.endIndex
            && elements[next].as(BinaryOperatorExprSyntax.self)?.operator.text == "??"
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
