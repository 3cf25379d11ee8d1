import SwiftSyntax

extension FunctionDeclSyntax {
    /// The full name with the parameters' types as written, by which overloads stay apart.
    var dispatchKey: String {
        ([fullName]
            + signature.parameterClause.parameters.map { $0.type.singleLine + ($0.ellipsis == nil ? "" : "...") })
            .joined(separator: " ")
    }

    /// Whether another function can call it for all of its callers.
    var isDispatchable: Bool {
        genericParameterClause == nil && genericWhereClause == nil && !modifiers.isStatic && body != nil
            && signature.parameterClause.parameters.allSatisfy { parameter in
                !parameter.type.tokens(viewMode: .sourceAccurate).contains {
                    [.keyword(.some), .keyword(.inout), .keyword(.Self)].contains($0.tokenKind)
                        || $0.text == "autoclosure"
                }
            }
    }
}
