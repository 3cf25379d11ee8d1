import Foundation
import Synchronization

/// Values of objects that have no room for them in themselves, on any thread.
///
/// An address is used again after its object was deallocated, which the reference shows. Values of deallocated objects are
/// released when the table has grown to twice its size. An object that is being deallocated still finds its own.
nonisolated final class ObjectTable<Value>: @unchecked Sendable {
    private struct Entry {
        let reference: ObjectReference
        let value: Value
    }

    private let lock = NSLock()
    private var entries: [ObjectIdentifier: Entry] = [:]
    private var limit = 64
    private let count = Atomic(0)

    /// Whether it has no value at all; without the lock.
    var isEmpty: Bool { count.load(ordering: .relaxed) == 0 }

    subscript(_ object: AnyObject) -> Value? {
        lock.withLock {
            guard let entry = entries[ObjectIdentifier(object)], entry.reference.refers(to: object) else { return nil }
            return entry.value
        }
    }

    /// Changes the value of an object, which no other thread sees or changes meanwhile; nil for none.
    ///
    /// - Parameters:
    ///   - object: The object.
    ///   - body: The change, which must not look into the table.
    func update<Result>(_ object: AnyObject, _ body: (inout Value?) -> Result) -> Result {
        // The released values are deallocated outside of the lock, since their deinitializers may look here.
        let (result, ended) = lock.withLock { () -> (Result, [Any?]) in
            let id = ObjectIdentifier(object)
            let former = entries[id]
            var value = former.flatMap { $0.reference.refers(to: object) ? $0.value : nil }
            let result = body(&value)
            entries[id] = value.map { Entry(reference: ObjectReference(object), value: $0) }
            let removed = entries.count > limit ? removeLost() : []
            count.store(entries.count, ordering: .relaxed)
            return (result, removed + [former])
        }
        _ = ended
        return result
    }

    /// Removes the entries of deallocated objects.
    ///
    /// The result is to end outside of the lock: the entries, and the other objects, which another thread may have
    /// released meanwhile.
    private func removeLost() -> [Any?] {
        var ended: [Any?] = []
        // Hash order: entries are only taken out, without notifications.
        for (id, entry) in entries {
            if let object = entry.reference.object {
                ended.append(object)
            } else {
                ended.append(entries.removeValue(forKey: id))
            }
        }
        limit = max(64, entries.count * 2)
        return ended
    }
}
