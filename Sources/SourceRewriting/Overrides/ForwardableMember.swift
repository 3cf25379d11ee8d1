import SwiftSyntax

/// A member that another member of the same class can call with its own arguments.
protocol ForwardableMember: DeclSyntaxProtocol {
    /// The declaration on one line, with a body that calls the member of another name; nil where the arguments cannot be
    /// passed on.
    ///
    /// - Parameter words: Attributes and modifiers instead of the member's own.
    func forward(to name: String, words: String) -> String?
}

extension FunctionDeclSyntax: ForwardableMember {
    func forward(to name: String, words: String) -> String? {
        let list = signature.parameterClause.parameters
        // Variadic arguments are an array inside, and cannot be passed on.
        guard !list.contains(where: { $0.ellipsis != nil }) else { return nil }
        let inputs = zip(list, parameters).map { parameter, plain in
            let value = parameter.defaultValue.map { " = " + $0.value.singleLine } ?? ""
            return "\(plain.label) \(plain.name): \(parameter.type.singleLine)\(value)"
        }
        let arguments = zip(list, parameters).map { parameter, plain in
            let words = parameter.type.tokens(viewMode: .sourceAccurate).map(\.text)
            let sign = words.first == "inout" ? "&" : ""
            let call = words.contains("autoclosure") ? "()" : ""
            return (plain.label == "_" ? "" : plain.label + ": ") + sign + plain.name + call
        }
        let effects =
            (isAsync ? " async" : "") + (signature.effectSpecifiers?.throwsClause.map { " " + $0.singleLine } ?? "")
        let result = signature.returnClause.map { " -> " + $0.type.singleLine } ?? ""
        let conditions = genericWhereClause.map { " " + $0.singleLine } ?? ""
        return
            "\(words)func \(self.name.text)\(genericParameterClause?.singleLine ?? "")(\(inputs.joined(separator: ", ")))"
            + "\(effects)\(result)\(conditions) { \(isThrowing ? "try " : "")\(isAsync ? "await " : "")"
            + "\(name)(\(arguments.joined(separator: ", "))) }"
    }
}

extension VariableDeclSyntax: ForwardableMember {
    func forward(to name: String, words: String) -> String? {
        guard bindings.count == 1, let binding = bindings.first, let type = binding.typeAnnotation?.type.singleLine,
            let accessors = binding.accessorBlock?.accessors
        else { return nil }
        var body = name
        if case .accessors(let list) = accessors {
            let kinds = list.map(\.accessorSpecifier.text)
            // Observers belong to a stored property, which no extension has.
            guard kinds.allSatisfy(["get", "set"].contains), list.allSatisfy({ $0.effectSpecifiers == nil }) else {
                return nil
            }
            if kinds.contains("set") { body = "get { \(name) } set { \(name) = newValue }" }
        }
        return "\(words)var \(binding.pattern.trimmedDescription): \(type) { \(body) }"
    }
}
