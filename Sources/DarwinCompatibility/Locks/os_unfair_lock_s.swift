import Foundation

/// A lock that one thread holds at a time; the others sleep until it is unlocked.
///
/// It must stay where it is in memory while it is used, so a property needs an allocated pointer, or `OSAllocatedUnfairLock`.
///
/// Unlike iOS: it is one of the C library, and larger than a number.
public struct os_unfair_lock_s {
    fileprivate var mutex: pthread_mutex_t

    /// Makes a lock that no thread holds.
    public init() {
        mutex = pthread_mutex_t()
        // The kind that knows its owner, so that mistakes end in a sentence and not in silence.
        mutex.__data.__kind = Int32(PTHREAD_MUTEX_ERRORCHECK)
    }
}

/// A lock that one thread holds at a time.
public typealias os_unfair_lock = os_unfair_lock_s

/// A pointer to a lock.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

/// Waits until no other thread holds a lock, and holds it then. A thread that holds it already stops the program.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
    guard pthread_mutex_lock(&lock.pointee.mutex) != EDEADLK else {
        fatalError(
            "os_unfair_lock_lock was called by the thread that holds the lock: it would wait for itself. Unlock it first, or let "
                + "the caller's lock cover the work.")
    }
}

/// Holds a lock unless a thread holds it already; false then.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
    pthread_mutex_trylock(&lock.pointee.mutex) == 0
}

/// Releases a lock. A thread that does not hold it stops the program.
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) {
    guard pthread_mutex_unlock(&lock.pointee.mutex) == 0 else {
        fatalError(
            "os_unfair_lock_unlock was called by a thread that does not hold the lock. Unlock it once, on the thread that locked it."
        )
    }
}

/// Stops the program unless the calling thread holds a lock.
public func os_unfair_lock_assert_owner(_ lock: UnsafePointer<os_unfair_lock_s>) {
    guard lock.pointee.mutex.__data.__owner != thisThread() else { return }
    fatalError("os_unfair_lock_assert_owner: the calling thread does not hold the lock. Lock it before this call.")
}

/// Stops the program if the calling thread holds a lock.
public func os_unfair_lock_assert_not_owner(_ lock: UnsafePointer<os_unfair_lock_s>) {
    guard lock.pointee.mutex.__data.__owner == thisThread() else { return }
    fatalError("os_unfair_lock_assert_not_owner: the calling thread holds the lock. Unlock it before this call.")
}

/// The number that the C library has for the calling thread: it writes it into the locks that the thread holds.
private func thisThread() -> Int32 {
    var lock = os_unfair_lock_s()
    pthread_mutex_lock(&lock.mutex)
    let owner = lock.mutex.__data.__owner
    pthread_mutex_unlock(&lock.mutex)
    return owner
}
