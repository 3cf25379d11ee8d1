import Foundation
import Synchronization

/// Values of objects that have no room for them in themselves, on any thread.
///
/// An address is used again after its object has gone, which the weak reference tells. Values of objects that have gone are let go
/// when the table has grown to twice its size.
nonisolated final class ObjectTable<Value>: @unchecked Sendable {
    private struct Entry {
        weak var object: AnyObject?
        var value: Value
    }

    private let lock = NSLock()
    private var entries: [ObjectIdentifier: Entry] = [:]
    private var limit = 64
    private let count = Atomic(0)

    /// Whether it has no value at all; without the lock.
    var isEmpty: Bool { count.load(ordering: .relaxed) == 0 }

    subscript(_ object: AnyObject) -> Value? {
        get {
            lock.withLock {
                guard let entry = entries[ObjectIdentifier(object)], entry.object === object else { return nil }
                return entry.value
            }
        }
        set {
            // The values that go end outside of the lock, since their ends may look here.
            let lost = lock.withLock { () -> [Entry?] in
                let id = ObjectIdentifier(object)
                var lost = [entries[id]]
                entries[id] = newValue.map { Entry(object: object, value: $0) }
                if entries.count > limit { lost += removeLost() }
                count.store(entries.count, ordering: .relaxed)
                return lost
            }
            _ = lost
        }
    }

    subscript(_ object: AnyObject, default value: @autoclosure () -> Value) -> Value {
        get { self[object] ?? value() }
        set { self[object] = newValue }
    }

    private func removeLost() -> [Entry?] {
        let lost = entries.filter { $0.value.object == nil }
        // Hash order: entries are only taken out, and nobody is told.
        for id in lost.keys { entries[id] = nil }
        limit = max(64, entries.count * 2)
        return Array(lost.values)
    }
}
