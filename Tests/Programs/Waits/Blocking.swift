import Foundation
import UIKit

/// A main thread that waits in the middle of its own code, as apps should not and do.
struct Blocking {
    /// Waits in all ways, one after the other, and notes how long each lasted.
    func run() {
        measure("sleep") { Thread.sleep(forTimeInterval: 1) }
        measure("semaphore") {
            let semaphore = DispatchSemaphore(value: 0)
            DispatchQueue.global().asyncAfter(deadline: .now() + 2) { semaphore.signal() }
            semaphore.wait()
        }
        measure("semaphore with a limit") { _ = DispatchSemaphore(value: 0).wait(timeout: .now() + 1.5) }
        measure("queue") {
            let queue = DispatchQueue(label: "slow")
            queue.async { Thread.sleep(forTimeInterval: 4) }
            queue.sync {}
        }
        measure("group") {
            let group = DispatchGroup()
            DispatchQueue.global().async(group: group) { Thread.sleep(forTimeInterval: 0.5) }
            group.wait()
        }
        measure("group with a limit") {
            let group = DispatchGroup()
            group.enter()
            _ = group.wait(timeout: .now() + 3)
            group.leave()
        }
        measure("run loop") { RunLoop.main.run(until: Date(timeIntervalSinceNow: 5)) }
        measure("condition with a limit") {
            let condition = NSCondition()
            condition.lock()
            _ = condition.wait(until: Date(timeIntervalSinceNow: 0.75))
            condition.unlock()
        }
        measure("condition") {
            let condition = NSCondition()
            nonisolated(unsafe) var isDone = false
            Thread.detachNewThread {
                Thread.sleep(forTimeInterval: 0.25)
                condition.lock()
                isDone = true
                condition.signal()
                condition.unlock()
            }
            condition.lock()
            while !isDone { condition.wait() }
            condition.unlock()
        }
        measure("lock") {
            let lock = NSLock()
            let begun = DispatchSemaphore(value: 0)
            Thread.detachNewThread {
                lock.lock()
                begun.signal()
                Thread.sleep(forTimeInterval: 0.25)
                lock.unlock()
            }
            begun.wait()
            lock.lock()
            lock.unlock()
        }
        measure("lock with a limit") {
            let lock = NSLock()
            lock.lock()
            _ = lock.lock(before: Date(timeIntervalSinceNow: 0.5))
            lock.unlock()
        }
        measure("lock within a limit") {
            let (lock, begun) = (NSLock(), DispatchSemaphore(value: 0))
            Thread.detachNewThread {
                lock.lock()
                begun.signal()
                Thread.sleep(forTimeInterval: 0.25)
                lock.unlock()
            }
            begun.wait()
            if lock.lock(before: Date(timeIntervalSinceNow: 8)) { lock.unlock() }
        }
        measure("operations") {
            let queue = OperationQueue()
            queue.addOperation { Thread.sleep(forTimeInterval: 0.5) }
            queue.addOperation { Thread.sleep(forTimeInterval: 0.5) }
            queue.waitUntilAllOperationsAreFinished()
        }
        measure("polling") {
            let end = Date(timeIntervalSinceNow: 0.5)
            while Date() < end {}
        }
        measure("poll") { _ = poll(nil, 0, 250) }
        measure("select") {
            var limit = timeval(tv_sec: 0, tv_usec: 250_000)
            _ = select(0, nil, nil, nil, &limit)
        }
    }

    private func measure(_ name: String, _ body: () -> Void) {
        let start = Date()
        body()
        Diary.say("\(name) \(String(format: "%.2f", Date().timeIntervalSince(start)))")
    }
}
