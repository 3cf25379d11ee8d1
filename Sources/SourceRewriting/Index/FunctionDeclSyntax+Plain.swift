import SwiftSyntax

extension FunctionDeclSyntax {
    /// Whether a message with up to three arguments can call the method; other methods have a selector but cannot be sent.
    var isPlain: Bool {
        let parameters = signature.parameterClause.parameters
        return genericParameterClause == nil && genericWhereClause == nil && signature.effectSpecifiers == nil
            && parameters.count <= 3 && parameters.allSatisfy { $0.isPlain }
    }
}

extension FunctionParameterSyntax {
    /// Whether a value of any type can be cast to the parameter's type.
    fileprivate var isPlain: Bool {
        guard ellipsis == nil, !type.is(FunctionTypeSyntax.self), !type.is(AttributedTypeSyntax.self) else {
            return false
        }
        return !type.tokens(viewMode: .sourceAccurate).contains {
            $0.tokenKind == .keyword(.some) || $0.tokenKind == .keyword(.Self)
        }
    }
}
