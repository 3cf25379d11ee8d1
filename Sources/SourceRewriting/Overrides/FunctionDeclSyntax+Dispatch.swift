import SwiftSyntax

extension FunctionDeclSyntax {
    /// Whether another function can call it for all of its callers.
    var isDispatchable: Bool {
        genericParameterClause == nil && genericWhereClause == nil && !modifiers.isStatic && body != nil
            && signature.parameterClause.parameters.allSatisfy { parameter in
                parameter.ellipsis == nil
                    && !parameter.type.tokens(viewMode: .sourceAccurate).contains {
                        [.keyword(.some), .keyword(.inout), .keyword(.Self)].contains($0.tokenKind)
                            || $0.text == "autoclosure"
                    }
            }
    }
}
