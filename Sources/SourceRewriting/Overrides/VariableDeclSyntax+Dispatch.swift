import SwiftSyntax

extension VariableDeclSyntax {
    /// Whether it declares one computed property that cannot be set.
    var isDispatchable: Bool {
        guard !modifiers.isStatic, bindings.count == 1, let binding = bindings.first, binding.typeAnnotation != nil,
            let accessors = binding.accessorBlock
        else { return false }
        guard case .accessors(let list) = accessors.accessors else { return true }
        return list.count == 1 && list.first?.accessorSpecifier.tokenKind == .keyword(.get)
    }
}
