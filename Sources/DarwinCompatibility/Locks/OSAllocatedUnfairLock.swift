/// A lock with the value that it guards, which copies of it share.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
    /// The thread that is expected to hold a lock.
    public enum Ownership: Hashable, Sendable {
        /// The calling thread.
        case owner
        /// Any other thread, or none.
        case notOwner
    }

    /// The memory of a lock and its value.
    private final class Storage {
        let lock = os_unfair_lock_t.allocate(capacity: 1)
        let state = UnsafeMutablePointer<State>.allocate(capacity: 1)

        init(_ initial: State) {
            lock.initialize(to: os_unfair_lock())
            state.initialize(to: initial)
        }

        deinit {
            state.deinitialize(count: 1)
            state.deallocate()
            lock.deallocate()
        }
    }

    private let storage: Storage

    /// Makes a lock for a value that threads do not share otherwise.
    public init(uncheckedState initialState: State) { storage = Storage(initialState) }

    /// Makes a lock for a value.
    public init(initialState: State) where State: Sendable { storage = Storage(initialState) }

    /// Holds the lock while `body` works with the value.
    public func withLock<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R {
        try withLockUnchecked(body)
    }

    /// Holds the lock while `body` works with the value; its result need not be sendable.
    public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
        os_unfair_lock_lock(storage.lock)
        defer { os_unfair_lock_unlock(storage.lock) }
        return try body(&storage.state.pointee)
    }

    /// Holds the lock while `body` works with the value, unless a thread holds it already; nil then.
    public func withLockIfAvailable<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R? {
        try withLockIfAvailableUnchecked(body)
    }

    /// Holds the lock while `body` works with the value, unless a thread holds it already; its result need not be sendable.
    public func withLockIfAvailableUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R? {
        guard os_unfair_lock_trylock(storage.lock) else { return nil }
        defer { os_unfair_lock_unlock(storage.lock) }
        return try body(&storage.state.pointee)
    }

    /// Stops the program unless a condition holds: that the calling thread has locked it, or has not.
    public func precondition(_ condition: Ownership) {
        switch condition {
        case .owner: os_unfair_lock_assert_owner(storage.lock)
        case .notOwner: os_unfair_lock_assert_not_owner(storage.lock)
        }
    }
}

extension OSAllocatedUnfairLock where State == Void {
    /// Makes a lock that guards no value of its own.
    public init() { self.init(uncheckedState: ()) }

    /// Waits until no other thread holds the lock, and holds it then.
    @available(*, noasync, message: "Use withLock, which cannot be suspended while it holds the lock.")
    public func lock() { os_unfair_lock_lock(storage.lock) }

    /// Releases the lock, on the thread that holds it.
    @available(*, noasync, message: "Use withLock, which cannot be suspended while it holds the lock.")
    public func unlock() { os_unfair_lock_unlock(storage.lock) }

    /// Holds the lock unless a thread holds it already; false then.
    @available(*, noasync, message: "Use withLockIfAvailable, which cannot be suspended while it holds the lock.")
    public func lockIfAvailable() -> Bool { os_unfair_lock_trylock(storage.lock) }

    /// Holds the lock while `body` works.
    public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R {
        try withLockUnchecked(body)
    }

    /// Holds the lock while `body` works; its result need not be sendable.
    public func withLockUnchecked<R>(_ body: () throws -> R) rethrows -> R {
        os_unfair_lock_lock(storage.lock)
        defer { os_unfair_lock_unlock(storage.lock) }
        return try body()
    }

    /// Holds the lock while `body` works, unless a thread holds it already; nil then.
    public func withLockIfAvailable<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R? {
        try withLockIfAvailableUnchecked(body)
    }

    /// Holds the lock while `body` works, unless a thread holds it already; its result need not be sendable.
    public func withLockIfAvailableUnchecked<R>(_ body: () throws -> R) rethrows -> R? {
        guard os_unfair_lock_trylock(storage.lock) else { return nil }
        defer { os_unfair_lock_unlock(storage.lock) }
        return try body()
    }
}
