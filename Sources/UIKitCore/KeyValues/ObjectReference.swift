/// A reference that does not keep its object, and knows it also while that ends.
nonisolated struct ObjectReference {
    private let id: ObjectIdentifier
    private(set) weak var object: AnyObject?

    init(_ object: AnyObject) { (id, self.object) = (ObjectIdentifier(object), object) }

    /// Whether it is a reference to an object; asked by the `deinit` of the object too.
    func refers(to other: AnyObject) -> Bool {
        guard id == ObjectIdentifier(other) else { return false }
        if object != nil { return true }
        // Every weak reference to an object that is being deallocated reads nil. A living object here only has the address of a
        // deallocated one.
        weak let probe = other
        return probe == nil
    }
}
