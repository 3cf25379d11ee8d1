extension Sequence where Element: AnyObject {
    /// Whether an object is among the elements by identity, not by equality; false for nil.
    ///
    /// Elements whose type is a protocol need `contains(where:)`, because such a type is not a class. A closure would be checked
    /// for its actor at each element; this function belongs to no actor.
    ///
    /// - Complexity: O(*n*) for *n* elements.
    @inlinable package func holds(_ object: Element?) -> Bool {
        for other in self where other === object { return true }
        return false
    }
}
