import DarwinCompatibility
import Dispatch
import Foundation
import Testing

@Suite struct UnfairLockTests {
    @Test func `threads that count under a lock lose no count`() {
        let count = OSAllocatedUnfairLock(initialState: 0)

        DispatchQueue.concurrentPerform(iterations: 8) { _ in
            for _ in 0..<1000 { count.withLock { $0 += 1 } }
        }

        #expect(count.withLock { $0 } == 8000)
    }

    @Test func `a lock that is held is not available`() {
        let lock = OSAllocatedUnfairLock()

        let inner = lock.withLock { lock.lockIfAvailable() }

        #expect(!inner)
        #expect(lock.lockIfAvailable())
        lock.unlock()
    }

    @Test func `copies of a lock share its value`() {
        let lock = OSAllocatedUnfairLock(initialState: ["a"])
        let copy = lock

        copy.withLock { $0.append("b") }

        #expect(lock.withLock { $0 } == ["a", "b"])
    }

    @Test func `an error of the work leaves the lock unlocked`() {
        struct Refusal: Error {}
        let lock = OSAllocatedUnfairLock(initialState: 1)

        #expect(throws: Refusal.self) { try lock.withLock { _ in throw Refusal() } }

        #expect(lock.withLockIfAvailable { $0 } == 1)
    }

    @Test func `the value ends with the last copy of its lock`() {
        final class Member {}
        weak var seen: Member?

        do {
            let member = Member()
            seen = member
            _ = OSAllocatedUnfairLock(uncheckedState: member)
        }

        #expect(seen == nil)
    }

    @Test func `the plain lock is held by one at a time`() {
        var lock = os_unfair_lock()

        os_unfair_lock_lock(&lock)

        os_unfair_lock_assert_owner(&lock)
        #expect(!os_unfair_lock_trylock(&lock))
        os_unfair_lock_unlock(&lock)
        os_unfair_lock_assert_not_owner(&lock)
        #expect(os_unfair_lock_trylock(&lock))
        os_unfair_lock_unlock(&lock)
    }

    @Test func `locking twice on one thread stops the program with a sentence`() async throws {
        let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var lock = os_unfair_lock()
            os_unfair_lock_lock(&lock)
            os_unfair_lock_lock(&lock)
        }

        let text = String(decoding: result.standardErrorContent, as: UTF8.self)
        #expect(text.contains("it would wait for itself"))
    }

    @Test func `unlocking an unlocked lock stops the program with a sentence`() async throws {
        let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var lock = os_unfair_lock()
            os_unfair_lock_unlock(&lock)
        }

        let text = String(decoding: result.standardErrorContent, as: UTF8.self)
        #expect(text.contains("does not hold the lock"))
    }
}
