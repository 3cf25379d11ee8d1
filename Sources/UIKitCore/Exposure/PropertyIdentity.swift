/// A property, from whichever class the key path to it begins.
///
/// `\UITableView.contentOffset` and `\UIScrollView.contentOffset` refer to one property but are not equal, for their types
/// differ. So both are made to begin with the same type; overrides are equal to the overridden property.
nonisolated struct PropertyIdentity: Hashable {
    private struct Origin { let object: AnyObject }

    private let path: AnyKeyPath

    /// Finds out about a key path whose root is an object.
    init<Owner: AnyObject, Value>(_ path: KeyPath<Owner, Value>) { self.init(path, valueType: Value.self) }

    /// Finds out about a key path whose root is an object and whose value has a type that is known.
    init<Value>(_ path: AnyKeyPath, valueType: Value.Type) {
        // A key path's steps do not depend on its root, which is only in its type, and that is not looked at here.
        let steps = Unmanaged<KeyPath<AnyObject, Value>>.fromOpaque(Unmanaged.passUnretained(path).toOpaque())
        self.path = (\Origin.object as KeyPath<Origin, AnyObject>).appending(path: steps.takeUnretainedValue())
    }
}
