/// A property of a class by the name that it has in Objective-C.
nonisolated struct ExposedProperty {
    let name: String
    let valueType: Any.Type
    let path: AnyKeyPath
    /// Identifies the property, independent of the class that a key path to it begins with.
    let identity: PropertyIdentity
    let read: (AnyObject) -> Any?
    /// Sets it, or answers false for a value of another type; nil when it can only be read.
    let write: ((AnyObject, Any?) -> Bool)?

    /// Describes a property that can only be read.
    init<Owner: AnyObject, Value>(_ name: String, _ path: KeyPath<Owner, Value>) {
        self.init(name, path, write: nil)
    }

    /// Describes a property that can be read and set.
    init<Owner: AnyObject, Value>(_ name: String, setting path: ReferenceWritableKeyPath<Owner, Value>) {
        self.init(name, path) { owner, value in
            guard let owner = owner as? Owner else { return false }
            guard let value = ExposedValue.cast(value, to: Value.self) else { return false }
            owner[keyPath: path] = value
            return true
        }
    }

    /// Describes a property that is set by a call. Setting it through its key path would read it first, which may have
    /// side effects.
    init<Owner: AnyObject, Value>(
        _ name: String, _ path: ReferenceWritableKeyPath<Owner, Value>,
        setting set: @escaping @MainActor (Owner, Value) -> Void
    ) {
        self.init(name, path) { owner, value in
            guard let owner = owner as? Owner else { return false }
            guard let value = ExposedValue.cast(value, to: Value.self) else { return false }
            // The thread is for the caller to choose, as with properties that are set through their paths.
            typealias Setter = (Owner, Value) -> Void
            unsafeBitCast(set, to: Setter.self)(owner, value)
            return true
        }
    }

    private init<Owner: AnyObject, Value>(
        _ name: String, _ path: KeyPath<Owner, Value>, write: ((AnyObject, Any?) -> Bool)?
    ) {
        self.name = name
        self.path = path
        self.write = write
        valueType = Value.self
        identity = PropertyIdentity(path)
        read = { owner in (owner as? Owner).flatMap { ExposedValue.flatten($0[keyPath: path]) } }
    }
}
