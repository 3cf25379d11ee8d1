public import Foundation

/// A dictionary from objects to objects that it may hold weakly: an entry ends with an object that it does not hold.
open class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
    private let keyOptions: NSPointerFunctions.Options
    private let valueOptions: NSPointerFunctions.Options
    private var table: ObjectTable<ObjectTable<Void>.Reference>

    /// Makes an empty table.
    /// - Parameters:
    ///   - keyOptions: How keys are held and compared.
    ///   - valueOptions: How the keys' objects are held.
    ///   - initialCapacity: How many there may be soon; a hint only.
    public init(
        keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [],
        capacity initialCapacity: Int
    ) {
        (self.keyOptions, self.valueOptions) = (keyOptions, valueOptions)
        table = ObjectTable(keysAreWeak: keyOptions.isWeak, comparesIdentity: keyOptions.comparesIdentity) {
            $0.object == nil
        }
    }

    /// Makes an empty table that holds keys and objects.
    public convenience override init() { self.init(capacity: 0) }

    /// Makes an empty table.
    /// - Parameters:
    ///   - keyOptions: How keys are held and compared.
    ///   - valueOptions: How the keys' objects are held.
    public convenience init(
        keyOptions: NSPointerFunctions.Options, valueOptions: NSPointerFunctions.Options
    ) { self.init(keyOptions: keyOptions, valueOptions: valueOptions, capacity: 0) }

    /// Makes an empty table that holds keys and objects.
    open class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(capacity: 0) }

    /// Makes an empty table that holds objects, but not their keys.
    open class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
        NSMapTable(keyOptions: .weakMemory, capacity: 0)
    }

    /// Makes an empty table that holds keys, but not their objects.
    open class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
        NSMapTable(valueOptions: .weakMemory, capacity: 0)
    }

    /// Makes an empty table that holds neither keys nor objects.
    open class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
        NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory, capacity: 0)
    }

    /// The entries of which both sides are alive, in the order in which their keys were added.
    private var entries: [(key: KeyType, object: ObjectType)] {
        table.pairs.compactMap { pair in
            guard let key = pair.key as? KeyType, let object = pair.value.object as? ObjectType else { return nil }
            return (key, object)
        }
    }

    /// The number of entries of which both sides are alive.
    open var count: Int { entries.count }

    /// The object of a key, or nil.
    open func object(forKey aKey: KeyType?) -> ObjectType? {
        aKey.flatMap { table.pair(for: $0)?.value.object as? ObjectType }
    }

    /// Sets the object for a key; ignored when either is nil.
    open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
        guard let anObject, let aKey else { return }
        let key = table.pair(for: aKey)?.key ?? keyOptions.object(for: aKey)
        table.set(
            ObjectTable<Void>.Reference(valueOptions.object(for: anObject), isWeak: valueOptions.isWeak), for: key)
    }

    /// Takes a key and its object out.
    open func removeObject(forKey aKey: KeyType?) { if let aKey { table.remove(aKey) } }

    /// Takes all entries out.
    open func removeAllObjects() { table.removeAll() }

    /// An enumerator of the keys that are there now.
    open func keyEnumerator() -> NSEnumerator { NSArray(array: entries.map(\.key)).objectEnumerator() }

    /// An enumerator of the objects that are there now, in the order of their keys.
    open func objectEnumerator() -> NSEnumerator? { NSArray(array: entries.map(\.object)).objectEnumerator() }

    /// The entries as a dictionary that holds both sides.
    open func dictionaryRepresentation() -> [AnyHashable: ObjectType] {
        var dictionary: [AnyHashable: ObjectType] = [:]
        for (key, object) in entries { if let key = key as? AnyHashable { dictionary[key] = object } }
        return dictionary
    }
}
