import SwiftSyntax

extension FunctionDeclSyntax {
    /// The parameters of a function that hands its arguments on to this one: labels, names that count, and types.
    var parameters: [(label: String, name: String, type: String)] {
        signature.parameterClause.parameters.enumerated().map { number, parameter in
            let implicit = parameter.type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)
            let type = implicit.map { $0.wrappedType.singleLine + "?" } ?? parameter.type.singleLine
            return (parameter.firstName.text, "a\(number)", type)
        }
    }

    /// A call with those parameters as arguments.
    var call: String {
        let arguments = parameters.map { ($0.label == "_" ? "" : $0.label + ": ") + $0.name }
        return "\(name.text)(\(arguments.joined(separator: ", ")))"
    }
}
