import SwiftSyntax

extension VariableDeclSyntax {
    /// Whether it is one property that is worked out when it is read, and cannot be set.
    var isDispatchable: Bool {
        guard !modifiers.isStatic, bindings.count == 1, let binding = bindings.first, binding.typeAnnotation != nil,
            let accessors = binding.accessorBlock
        else { return false }
        guard case .accessors(let list) = accessors.accessors else { return true }
        return list.count == 1 && list.first?.accessorSpecifier.tokenKind == .keyword(.get)
    }
}
