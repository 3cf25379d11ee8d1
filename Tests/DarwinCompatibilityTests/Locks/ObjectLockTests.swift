import DarwinCompatibility
import Dispatch
import Foundation
import Testing

@Suite struct ObjectLockTests {
    private final class Counter: @unchecked Sendable {
        var value = 0
    }

    @Test func `threads that count under an object's lock lose no count`() {
        let counter = Counter()

        DispatchQueue.concurrentPerform(iterations: 8) { _ in
            for _ in 0..<1000 {
                objc_sync_enter(counter)
                counter.value += 1
                objc_sync_exit(counter)
            }
        }

        #expect(counter.value == 8000)
    }

    @Test func `a thread locks an object as often as it likes`() {
        let object = NSObject()

        #expect(objc_sync_enter(object) == 0)
        #expect(objc_sync_enter(object) == 0)

        #expect(objc_sync_exit(object) == 0)
        #expect(objc_sync_exit(object) == 0)
        #expect(objc_sync_exit(object) == -1)
    }

    @Test func `a thread that has not locked an object cannot unlock it`() {
        let object = Counter()
        objc_sync_enter(object)
        nonisolated(unsafe) var result: Int32 = 0

        Thread.detachNewThreadAndWait { result = objc_sync_exit(object) }

        #expect(result == -1)
        #expect(objc_sync_exit(object) == 0)
    }

    @Test func `two objects have two locks`() {
        let one = Counter()
        let other = Counter()
        objc_sync_enter(one)
        nonisolated(unsafe) var result: Int32 = -1

        Thread.detachNewThreadAndWait {
            objc_sync_enter(other)
            result = objc_sync_exit(other)
        }

        #expect(result == 0)
        objc_sync_exit(one)
    }
}

extension Thread {
    /// Runs work on a thread of its own and waits for its end.
    fileprivate static func detachNewThreadAndWait(_ work: @escaping @Sendable () -> Void) {
        let end = DispatchSemaphore(value: 0)
        detachNewThread {
            work()
            end.signal()
        }
        end.wait()
    }
}
