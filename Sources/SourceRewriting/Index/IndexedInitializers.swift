import SwiftSyntax

/// The initializers in a class's body, as far as they decide whether `init()` makes an object.
struct IndexedInitializers: Sendable {
    /// Whether a designated initializer is declared, so that none is inherited.
    private(set) var hasDesignated = false
    /// Whether `init()` can be called everywhere, only in the class itself, or not for certain; nil where it is not declared.
    private(set) var empty: Empty?
    enum Empty { case usable, `private`, unusable }

    /// - Parameter isConditional: whether `#if` is around it, so that there may be none.
    mutating func add(_ node: InitializerDeclSyntax, isConditional: Bool) {
        if !node.modifiers.has(.convenience) { hasDesignated = true }
        guard node.signature.parameterClause.parameters.isEmpty else { return }
        let isUsable =
            !isConditional && node.optionalMark == nil && node.signature.effectSpecifiers == nil
            && !node.attributes.isUnavailable && node.genericParameterClause == nil
        let isPrivate = node.modifiers.has(.private) || node.modifiers.has(.fileprivate)
        empty = !isUsable ? .unusable : isPrivate ? .private : .usable
    }
}
