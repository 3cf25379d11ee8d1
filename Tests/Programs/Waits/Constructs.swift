import UIKit

/// One of each way to delay work.
@MainActor final class Constructs: NSObject {
    private var timers: [Timer] = []
    private var link: CADisplayLink?
    private var source: (any DispatchSourceTimer)?
    private let queue = DispatchQueue(label: "own")

    /// Schedules each of them; equal times are there on purpose.
    func schedule() {
        DispatchQueue.main.async { Diary.note("async") }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { Diary.note("asyncAfter 0.5") }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { Diary.note("asyncAfter 0.5 again") }
        DispatchQueue.main.asyncAfter(wallDeadline: .now() + 0.6) { Diary.note("asyncAfter wall 0.6") }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.7, qos: .userInitiated, flags: .barrier) {
            Diary.note("asyncAfter qos 0.7")
        }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.8, execute: DispatchWorkItem { Diary.note("item 0.8") })
        queue.asyncAfter(deadline: .now() + 0.9) { Diary.note("own queue 0.9") }
        DispatchQueue.global().asyncAfter(deadline: .now() + 0.95) {
            Diary.note("global queue 0.95")
            DispatchQueue.main.async { Diary.note("back from global") }
        }
        RunLoop.main.perform { Diary.note("perform") }
        OperationQueue.main.addOperation { Diary.note("operation") }
        scheduleTimers()
        scheduleTasks()
        let source = DispatchSource.makeTimerSource(queue: .main)
        source.schedule(deadline: .now() + 1.25, repeating: 0.5)
        source.setEventHandler { Diary.note("source") }
        source.resume()
        self.source = source
        Thread.detachNewThread {
            Thread.sleep(forTimeInterval: 1.4)
            Diary.note("thread slept 1.4")
        }
    }

    private func scheduleTimers() {
        timers = [
            Timer.scheduledTimer(withTimeInterval: 0.4, repeats: true) { _ in Diary.note("timer 0.4") },
            Timer.scheduledTimer(
                timeInterval: 1.1, target: self, selector: Selector(Constructs.tick), userInfo: nil, repeats: false),
        ]
        let timer = Timer(timeInterval: 1.15, repeats: false) { _ in Diary.note("timer added 1.15") }
        RunLoop.main.add(timer, forMode: .common)
        perform(Selector(Constructs.performed), with: nil, afterDelay: 1.21)
    }

    private func scheduleTasks() {
        Task { Diary.note("task") }
        Task {
            await Task.yield()
            Diary.note("task yielded")
            try await Task.sleep(for: .seconds(1.3))
            Diary.note("task slept 1.3")
        }
        for number in 0..<4 {
            Task {
                try await Task.sleep(nanoseconds: 1_500_000_000)
                Diary.note("equal sleep \(number)")
            }
        }
        Task {
            try await ContinuousClock().sleep(until: .now + .seconds(1.6))
            Diary.note("continuous clock 1.6")
            try await SuspendingClock().sleep(until: .now + .milliseconds(100), tolerance: .zero)
            Diary.note("suspending clock 1.7")
        }
        Task.detached {
            try await Task.sleep(until: .now + .seconds(1.8), clock: .continuous)
            Diary.note("detached 1.8")
            await MainActor.run { Diary.note("main actor from detached") }
        }
    }

    /// Schedules work that can be cancelled, and cancels it.
    func scheduleAndCancel() {
        let item = DispatchWorkItem { Diary.note("wrong: item") }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.2, execute: item)
        let timer = Timer.scheduledTimer(withTimeInterval: 0.2, repeats: true) { _ in Diary.note("wrong: timer") }
        let other = DispatchWorkItem { Diary.note("wrong: item of another queue") }
        queue.asyncAfter(wallDeadline: .now() + 0.2, execute: other)
        let operation = BlockOperation { Diary.note("wrong: operation") }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { OperationQueue.main.addOperation(operation) }
        let link = CADisplayLink(target: self, selector: Selector(Constructs.shown))
        link.isPaused = true
        link.add(to: .main, forMode: .common)
        let tasks = sleepers()
        perform(Selector(Constructs.performed), with: nil, afterDelay: 0.2)
        let source = DispatchSource.makeTimerSource(queue: .main)
        source.schedule(deadline: .now() + 0.2)
        source.setEventHandler { Diary.note("wrong: source") }
        source.setCancelHandler { Diary.note("source cancelled") }
        source.resume()
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
            Diary.note("cancel")
            item.cancel()
            other.cancel()
            operation.cancel()
            timer.invalidate()
            link.isPaused = false
            link.invalidate()
            tasks.forEach { $0.cancel() }
            source.cancel()
            NSObject.cancelPreviousPerformRequests(withTarget: self)
        }
    }

    /// Tasks that sleep for a long time, in each way.
    private func sleepers() -> [Task<Void, Never>] {
        func sleeper(_ name: String, _ sleep: @escaping @Sendable () async throws -> Void) -> Task<Void, Never> {
            Task {
                do { try await sleep() } catch { Diary.note("\(name) cancelled") }
            }
        }
        return [
            sleeper("task") { try await Task.sleep(for: .seconds(100)) },
            sleeper("nanoseconds") { try await Task.sleep(nanoseconds: 100_000_000_000) },
            sleeper("until") { try await Task.sleep(until: .now + .seconds(100), clock: .suspending) },
            sleeper("continuous clock") { try await ContinuousClock().sleep(until: .now + .seconds(100)) },
            sleeper("suspending clock") { try await SuspendingClock().sleep(for: .seconds(100)) },
        ]
    }

    private func shown(_ link: CADisplayLink) { Diary.note("wrong: display link") }
    private func tick(_ timer: Timer) { Diary.note("timer with target 1.1") }
    private func performed() { Diary.note("performed 1.21") }
}
