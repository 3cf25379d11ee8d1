import Foundation
import QuartzCore
import Synchronization
import Testing
import UIKitCore
import UIKitTesting

@Suite(.application) struct AdvanceTests {
    /// Lines of events, with the seconds of the clocks then.
    private nonisolated final class Diary: Sendable {
        private let entries = Mutex<[String]>([])
        var lines: [String] { entries.withLock { $0 } }

        func note(_ name: String) {
            let time = String(format: "%.3f", ProcessInfo.processInfo.systemUptime)
            entries.withLock { $0.append("\(time) \(name)\(Thread.isMainThread ? "" : " elsewhere")") }
        }
    }

    /// A timer of the main run loop, whose calls are for code that is not asynchronous.
    private static func timer(_ interval: Double, _ block: @escaping @Sendable (Timer) -> Void) -> Timer {
        Timer.scheduledTimer(withTimeInterval: interval, repeats: true, block: block)
    }

    private actor Counter {
        private var count = 0
        func add() -> Int {
            count += 1
            return count
        }
    }

    private final class Receiver: NSObject {
        let diary: Diary
        init(_ diary: Diary) { self.diary = diary }
        func receive() { diary.note("performed") }
    }

    @Test func `work of queues, tasks and timers happens at its time, in the order of the times`() async {
        let tester = ViewTester()
        let diary = Diary()

        DispatchQueue.main.asyncAfter(deadline: .now() + 5) { diary.note("queue") }
        Task {
            try await Task.sleep(for: .seconds(3))
            diary.note("task")
        }
        let timer = Self.timer(2) { _ in diary.note("timer") }
        Receiver(diary).perform(Selector(Receiver.receive), with: nil, afterDelay: 1)
        DispatchQueue.main.asyncAfter(wallDeadline: .now() + 4.5) { diary.note("wall") }
        DispatchQueue.main.async { diary.note("async") }
        OperationQueue.main.addOperation { diary.note("operation") }
        RunLoop.main.perform { diary.note("block") }
        await tester.advance(by: 4.25)
        let first = diary.lines
        await tester.advance(to: 10)
        timer.invalidate()

        // Blocks of the run loop are before the main queue.
        #expect(
            first == [
                "0.000 block", "0.000 async", "0.000 operation", "1.000 performed", "2.000 timer", "3.000 task",
                "4.000 timer",
            ])
        #expect(
            diary.lines.dropFirst(first.count) == [
                "4.500 wall", "5.000 queue", "6.000 timer", "8.000 timer", "10.000 timer",
            ])
        #expect(tester.now == 10 + 1e-9)
    }

    @Test func `no delayed work runs before its time`() async {
        let tester = ViewTester()
        let diary = Diary()

        DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { diary.note("queue") }
        Task {
            try await Task.sleep(nanoseconds: 500_000_000)
            diary.note("task")
        }
        await tester.advance(to: 0.4999)
        let early = diary.lines
        await tester.advance(to: 0.5)

        #expect(early.isEmpty)
        #expect(diary.lines == ["0.500 queue", "0.500 task"])
    }

    @Test(arguments: 0..<20) func `work of other threads is done before time advances`(run: Int) async {
        let tester = ViewTester()
        let diary = Diary()
        let counter = Counter()

        for number in 0..<8 {
            DispatchQueue.global().asyncAfter(deadline: .now() + 0.5) {
                DispatchQueue.global(qos: .utility).async {
                    DispatchQueue.main.async { diary.note("back") }
                }
            }
            Task.detached {
                try await Task.sleep(for: .milliseconds(500 + 100 * number))
                let count = await counter.add()
                await MainActor.run { diary.note("actor \(count)") }
            }
        }
        await tester.advance(to: 0.5)
        let first = diary.lines
        await tester.advance(to: 1.25)

        #expect(first.filter { $0 == "0.500 back" }.count == 8)
        #expect(first.filter { $0 == "0.500 actor 1" }.count == 1)
        #expect(first.count == 9)
        #expect(diary.lines.dropFirst(9) == (1...7).map { "\(500 + 100 * $0) actor \($0 + 1)".secondsFirst }[...])
    }

    @Test(arguments: 0..<10) func `work items, barriers and groups' notifications are waited for`(run: Int) async {
        let tester = ViewTester()
        let diary = Diary()
        let queue = DispatchQueue(label: "many at once", attributes: .concurrent)
        let group = DispatchGroup()

        queue.asyncAfter(deadline: .now() + 1) {
            for _ in 0..<3 { queue.async(qos: .utility) { diary.note("before") } }
            queue.async(flags: .barrier) { diary.note("barrier") }
            queue.async(execute: DispatchWorkItem(flags: .enforceQoS) { diary.note("behind") })
        }
        DispatchQueue.global().asyncAfter(deadline: .now() + 2) {
            for _ in 0..<3 { queue.async(group: group) { diary.note("member") } }
            queue.async(group: group, execute: DispatchWorkItem { diary.note("member") })
            group.notify(queue: .global(qos: .background)) {
                diary.note("notice")
                DispatchQueue.global(qos: .utility).async(qos: .background) { diary.note("after notice") }
            }
        }
        await tester.advance(to: 1)
        let first = diary.lines
        await tester.advance(to: 2)

        #expect(
            first == Array(repeating: "1.000 before elsewhere", count: 3) + [
                "1.000 barrier elsewhere", "1.000 behind elsewhere",
            ])
        #expect(
            diary.lines.dropFirst(5) == Array(repeating: "2.000 member elsewhere", count: 4)[...] + [
                "2.000 notice elsewhere", "2.000 after notice elsewhere",
            ])
    }

    @Test func `a group's notification that begins long after the last member's end is waited for`() async {
        let tester = ViewTester()
        let diary = Diary()

        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { Self.notifyLate { diary.note("notice") } }
        await tester.advance(to: 1)

        #expect(diary.lines == ["1.000 notice elsewhere"])
    }

    /// Has a group notify on a queue that is occupied, and lets the main queue pass often between the end of the group's work and
    /// the end of that.
    private nonisolated static func notifyLate(_ body: @escaping @Sendable () -> Void) {
        let (queue, group) = (DispatchQueue(label: "occupied"), DispatchGroup())
        let (isOccupied, mayEnd, mayNotify) = (
            DispatchSemaphore(value: 0), DispatchSemaphore(value: 0), DispatchSemaphore(value: 0)
        )
        // No work of the app's, so nobody waits for it.
        Thread.detachNewThread {
            queue.async { mayNotify.wait() }
            isOccupied.signal()
            for semaphore in [mayEnd, mayNotify] {
                for _ in 0..<50 { DispatchQueue.main.sync {} }
                semaphore.signal()
            }
        }
        isOccupied.wait()
        DispatchQueue.global().async(group: group) { mayEnd.wait() }
        group.notify(queue: queue, execute: body)
    }

    @Test func `an unfinished group does not hold up time`() async {
        let tester = ViewTester()
        let diary = Diary()
        let group = DispatchGroup()

        group.enter()
        group.notify(queue: .global()) { diary.note("notice") }
        group.notify(queue: .main) { diary.note("notice on main") }
        DispatchQueue.main.asyncAfter(deadline: .now() + 3) { group.leave() }
        await tester.advance(to: 2.9)
        let before = diary.lines
        await tester.advance(to: 3)

        #expect(before.isEmpty)
        #expect(diary.lines.sorted() == ["3.000 notice elsewhere", "3.000 notice on main"])
    }

    @Test func `a cancelled item on another queue does not run, and waiting for items ends`() async {
        let tester = ViewTester()
        let diary = Diary()
        let queue = DispatchQueue(label: "own")
        nonisolated(unsafe) let item = DispatchWorkItem { diary.note("wrong: cancelled") }
        let other = DispatchWorkItem { diary.note("item") }
        item.notify(queue: .main) { diary.note("over") }

        queue.async {
            item.cancel()
            queue.async(execute: item)
        }
        queue.async(execute: other)
        let result = other.wait(timeout: .now() + 100)
        await tester.advance(by: 1)

        #expect(result == .success)
        #expect(diary.lines == ["0.000 item elsewhere", "0.000 over"])
    }

    @Test func `a test that keeps the main actor does work of the main queue where it lets time pass`() {
        let tester = ViewTester()
        let diary = Diary()

        DispatchQueue.main.async {
            diary.note("async")
            DispatchQueue.main.async { diary.note("async from async") }
        }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.45) { diary.note("queue") }
        DispatchQueue.main.async(execute: DispatchWorkItem { diary.note("item") })
        let timer = Self.timer(0.25) { _ in diary.note("timer") }
        tester.pump(by: 0.1)
        let first = diary.lines
        tester.pump(by: 0.5)
        timer.invalidate()

        #expect(first == ["0.000 async", "0.000 item", "0.000 async from async"])
        #expect(diary.lines.dropFirst(3) == ["0.250 timer", "0.450 queue", "0.500 timer"])
    }

    @Test func `work of the main queue that a test has done is not done again`() async {
        let tester = ViewTester()
        let diary = Diary()

        Task { diary.note("task") }
        DispatchQueue.main.async { diary.note("async") }
        tester.pump()
        let first = diary.lines
        DispatchQueue.main.async { diary.note("later") }
        await tester.advance(by: 1)

        #expect(first == ["0.000 async"])
        #expect(diary.lines.map { $0.split(separator: " ")[1] } == ["async", "task", "later"])
    }

    @Test func `work that asks for more is done to its end at one time`() async {
        let tester = ViewTester()
        let diary = Diary()
        func step(_ left: Int) {
            guard left > 0 else { return diary.note("end") }
            Task { @MainActor in step(left - 1) }
        }

        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { MainActor.assumeIsolated { step(100) } }
        await tester.advance(to: 1)

        #expect(diary.lines == ["1.000 end"])
    }

    @Test func `a cancelled item, an invalidated timer and a cancelled task do not run`() async {
        let tester = ViewTester()
        let diary = Diary()
        let item = DispatchWorkItem { diary.note("wrong: item") }
        DispatchQueue.main.asyncAfter(deadline: .now() + 1, execute: item)
        let timer = Self.timer(1) { _ in diary.note("wrong: timer") }
        let task = Task {
            do { try await Task.sleep(for: .seconds(100)) } catch { diary.note("cancelled") }
        }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) {
            item.cancel()
            timer.invalidate()
            task.cancel()
        }

        await tester.advance(by: 200)

        #expect(diary.lines == ["0.500 cancelled"])
    }

    @Test func `all clocks have the test's time`() async {
        let tester = ViewTester()
        let launch = Date()
        tester.pump(by: 90)
        await tester.advance(by: 30)

        #expect(abs(Date().timeIntervalSince(launch) - 120) < 1e-3)
        #expect(abs(SessionClock.now.timeIntervalSince(Date())) < 1e-3)
        for time in [
            CACurrentMediaTime(), ProcessInfo.processInfo.systemUptime,
            Double(DispatchTime.now().uptimeNanoseconds) / 1e9,
        ] { #expect(abs(time - 120) < 1e-3) }
    }

    @Test func `work of the app precedes the frame of its time`() async {
        let tester = ViewTester()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        tester.show(view)
        var frames: [Double] = []
        let link = ScriptedLink { frames.append(tester.now) }
        var before = -1
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.5 - tester.now) {
            MainActor.assumeIsolated { before = frames.count }
        }

        await tester.advance(to: 0.5)
        link.end()

        // The first frame was shown at 1/60 s; those of 2/60 to 30/60 s follow.
        #expect(frames.count == 29)
        #expect(before == 28)
    }

    @Test func `a test that leaves a timer behind is reported, and the timer is invalidated`() async {
        do {
            let tester = ViewTester()
            tester.leavesWorkBehind = true
            _ = Self.timer(1) { _ in Issue.record("The timer fired.") }
            DispatchQueue.main.asyncAfter(deadline: .now() + 1) { Issue.record("The queue's work was done.") }
            #expect(!tester.isAtRest)
        }

        let next = ViewTester()
        await next.advance(by: 5)

        #expect(next.isAtRest)
    }

    @Test func `a wait with a limit on the main thread ends by real time`() {
        let tester = ViewTester()
        tester.pump(by: 5000)

        #expect(DispatchSemaphore(value: 0).wait(timeout: .now() + 0.01) == .timedOut)
        let other = DispatchSemaphore(value: 0)
        DispatchQueue.global().async { other.signal() }
        #expect(other.wait(timeout: .now() + 100) == .success)
    }
}

/// A display link with a closure.
private final class ScriptedLink {
    private var link: CADisplayLink?
    private let body: () -> Void

    init(_ body: @escaping () -> Void) {
        self.body = body
        link = CADisplayLink(target: self, selector: Selector(ScriptedLink.step))
        link?.add(to: .main, forMode: .common)
    }

    func end() { link?.invalidate() }
    private func step(_ link: CADisplayLink) { body() }
}

extension String {
    /// A line that begins with milliseconds, with seconds instead.
    fileprivate var secondsFirst: String {
        let parts = split(separator: " ", maxSplits: 1)
        return String(format: "%.3f", (Double(parts[0]) ?? 0) / 1000) + " " + parts[1]
    }
}
