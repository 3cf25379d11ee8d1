import Foundation

/// Waits until no other thread has locked an object, and locks it then; a thread may do so several times.
/// - Parameter obj: An object. A value is no object, and is not locked.
/// - Returns: 0.
@discardableResult
public func objc_sync_enter(_ obj: Any) -> Int32 {
    guard let id = ObjectLocks.identity(of: obj) else { return 0 }
    ObjectLocks.shared.lock(id)
    return 0
}

/// Reverts one `objc_sync_enter(_:)` of the same thread.
/// - Parameter obj: The object.
/// - Returns: 0, or −1 when the thread has not locked the object.
@discardableResult
public func objc_sync_exit(_ obj: Any) -> Int32 {
    guard let id = ObjectLocks.identity(of: obj) else { return 0 }
    return ObjectLocks.shared.unlock(id) ? 0 : -1
}

/// The locks of all objects that threads hold or wait for.
private final class ObjectLocks: @unchecked Sendable {
    /// A lock with the number of threads that hold it or wait for it.
    private final class Entry {
        let lock = NSRecursiveLock()
        var users = 0
        /// The thread that holds the lock, and how often; written by that thread only.
        var owner: pthread_t?
        var depth = 0
    }

    static let shared = ObjectLocks()

    private let guarding = NSLock()
    private var entries: [ObjectIdentifier: Entry] = [:]

    static func identity(of object: Any) -> ObjectIdentifier? {
        type(of: object) is AnyClass ? ObjectIdentifier(object as AnyObject) : nil
    }

    func lock(_ id: ObjectIdentifier) {
        let entry = guarding.withLock {
            let entry = entries[id] ?? Entry()
            entries[id] = entry
            entry.users += 1
            return entry
        }
        entry.lock.lock()
        guarding.withLock {
            entry.owner = pthread_self()
            entry.depth += 1
        }
    }

    func unlock(_ id: ObjectIdentifier) -> Bool {
        let held = guarding.withLock { () -> Entry? in
            guard let entry = entries[id], entry.depth > 0, entry.owner == pthread_self() else { return nil }
            entry.depth -= 1
            if entry.depth == 0 { entry.owner = nil }
            entry.users -= 1
            if entry.users == 0 { entries[id] = nil }
            return entry
        }
        held?.lock.unlock()
        return held != nil
    }
}
