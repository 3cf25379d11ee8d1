import SwiftSyntax

extension FunctionDeclSyntax {
    /// The parameters of a function that calls this one with its own arguments: labels, names that count, and types.
    var parameters: [(label: String, name: String, type: String)] {
        signature.parameterClause.parameters.enumerated().map { number, parameter in
            (parameter.firstName.text, "a\(number)", parameter.type.singleLineOfValue)
        }
    }

    /// A call of this function with those parameters as arguments.
    var call: String {
        let arguments = parameters.map { ($0.label == "_" ? "" : $0.label + ": ") + $0.name }
        return "\(name.text)(\(arguments.joined(separator: ", ")))"
    }
}
