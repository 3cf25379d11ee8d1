import Foundation
import UIKit

/// A main thread that waits without a limit for threads that it has just started, as libraries for fonts do.
struct Starting {
    /// Waits so in fifty calls of a timer. The first is due at the launch: no thread was started before it, not even for the text
    /// of the first frame.
    func run() {
        nonisolated(unsafe) var round = 0
        let timer = Timer(fire: Date(), interval: 0.1, repeats: true) { timer in
            Self.wait(in: round)
            Diary.note("round \(round)")
            round += 1
            if round == 50 { timer.invalidate() }
        }
        RunLoop.main.add(timer, forMode: .common)
    }

    /// Starts up to four threads, which sleep in odd rounds, and waits for them in another way each time.
    private nonisolated static func wait(in round: Int) {
        let count = 1 + round % 4
        let pause = round % 2 == 1 ? 0.01 : 0
        switch round % 3 {
        case 0:
            let gathering = Gathering()
            for _ in 0..<count {
                Thread.detachNewThread {
                    if pause > 0 { Thread.sleep(forTimeInterval: pause) }
                    gathering.arrive()
                }
            }
            gathering.wait(for: count)
        case 1:
            let group = DispatchGroup()
            for _ in 0..<count {
                group.enter()
                Thread.detachNewThread {
                    if pause > 0 { Thread.sleep(forTimeInterval: pause) }
                    group.leave()
                }
            }
            group.wait()
        default:
            let semaphore = DispatchSemaphore(value: 0)
            for _ in 0..<count {
                Thread.detachNewThread {
                    if pause > 0 { Thread.sleep(forTimeInterval: pause) }
                    semaphore.signal()
                }
            }
            for _ in 0..<count { semaphore.wait() }
        }
    }
}

/// Threads that arrive, and one that waits for them.
private nonisolated final class Gathering: Sendable {
    private let condition = NSCondition()
    /// Changed and read with the condition's lock.
    private nonisolated(unsafe) var count = 0

    func arrive() {
        condition.lock()
        count += 1
        condition.broadcast()
        condition.unlock()
    }

    func wait(for number: Int) {
        condition.lock()
        while count < number { condition.wait() }
        condition.unlock()
    }
}
