/// A reference that does not keep its object, and knows it also while that ends.
nonisolated struct ObjectReference {
    private let id: ObjectIdentifier
    private(set) weak var object: AnyObject?

    init(_ object: AnyObject) { (id, self.object) = (ObjectIdentifier(object), object) }

    /// Whether it is a reference to an object; asked by the `deinit` of the object too.
    func refers(to other: AnyObject) -> Bool {
        guard id == ObjectIdentifier(other) else { return false }
        if object != nil { return true }
        // Every weak reference to an object that ends reads nil. One that lives only has the address of an object that has gone.
        weak let probe = other
        return probe == nil
    }
}
