public import Foundation

/// A set of objects that it may hold weakly: those that end are in it no more.
open class NSHashTable<ObjectType: AnyObject>: NSObject {
    private let options: NSPointerFunctions.Options
    private var table: ObjectTable<Void>

    /// Makes an empty table.
    /// - Parameters:
    ///   - options: How objects are held and compared.
    ///   - initialCapacity: How many there may be soon; a hint only.
    public init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int) {
        self.options = options
        table = ObjectTable(keysAreWeak: options.isWeak, comparesIdentity: options.comparesIdentity)
    }

    /// Makes an empty table that holds its objects.
    public convenience override init() { self.init(options: [], capacity: 0) }

    /// Makes an empty table.
    /// - Parameter options: How objects are held and compared.
    public convenience init(options: NSPointerFunctions.Options) { self.init(options: options, capacity: 0) }

    /// Makes an empty table that does not hold its objects.
    open class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory, capacity: 0) }

    /// The living objects, in the order in which they were added; Apple's tables have none.
    open var allObjects: [ObjectType] { table.pairs.compactMap { $0.key as? ObjectType } }

    /// The number of objects. Those that have been deallocated are not counted.
    open var count: Int { table.pairs.count }

    /// One of the objects, or nil when there is none.
    open var anyObject: ObjectType? { allObjects.first }

    /// The objects as a set, each held.
    open var setRepresentation: Set<AnyHashable> { Set(allObjects.compactMap { $0 as? AnyHashable }) }

    /// Adds an object, unless it or an equal one is there; nil is ignored.
    open func add(_ object: ObjectType?) {
        guard let object, table.pair(for: object) == nil else { return }
        table.set((), for: options.object(for: object))
    }

    /// Takes an object out, or an equal one.
    open func remove(_ object: ObjectType?) { if let object { table.remove(object) } }

    /// Takes all objects out.
    open func removeAllObjects() { table.removeAll() }

    /// The object in the table that equals one.
    open func member(_ object: ObjectType?) -> ObjectType? {
        object.flatMap { table.pair(for: $0)?.key as? ObjectType }
    }

    /// Whether an object or an equal one is there.
    open func contains(_ anObject: ObjectType?) -> Bool { member(anObject) != nil }

    /// An enumerator of the objects that are there now.
    open func objectEnumerator() -> NSEnumerator { NSArray(array: allObjects).objectEnumerator() }

    /// Puts the objects of the other table in.
    open func union(_ other: NSHashTable<ObjectType>) { other.allObjects.forEach(add) }

    /// Takes the objects of the other table out.
    open func minus(_ other: NSHashTable<ObjectType>) { other.allObjects.forEach(remove) }

    /// Takes all objects out that are not in the other table.
    open func intersect(_ other: NSHashTable<ObjectType>) {
        allObjects.filter { !other.contains($0) }.forEach(remove)
    }

    /// Whether a table has an object that is in the other too.
    open func intersects(_ other: NSHashTable<ObjectType>) -> Bool { allObjects.contains { other.contains($0) } }

    /// Whether all objects are in the other table too.
    open func isSubset(of other: NSHashTable<ObjectType>) -> Bool { allObjects.allSatisfy { other.contains($0) } }
}
