import UIKit

/// One page that delays work in all ways that there are, and shows the results.
///
/// Work is due at least a tenth of a second apart, except that of one queue in the order of the calls. A touch delays more, so
/// that random events have an effect on it.
@MainActor final class EverythingViewController: UIViewController {
    private let label = UILabel()
    private let queue = DispatchQueue(label: "own")
    private let counter = Counter()
    private var link: CADisplayLink?
    private var source: (any DispatchSourceTimer)?
    private var touches = 0

    private actor Counter {
        private var count = 0
        func add() -> Int {
            count += 1
            return count
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        label.numberOfLines = 0
        label.font = .systemFont(ofSize: 10)
        label.frame = view.bounds.insetBy(dx: 8, dy: 24)
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(label)
        link = CADisplayLink(target: self, selector: Selector(EverythingViewController.refresh))
        link?.add(to: .main, forMode: .common)
    }

    private func refresh(_ link: CADisplayLink) {
        let text = Diary.names.suffix(40).joined(separator: "\n")
        if label.text != text { label.text = text }
    }

    // MARK: Touches

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        self.touches += 1
        let number = self.touches
        Diary.note("touch \(number)")
        // More of it than can be read would only cost time.
        guard number <= 20 else { return }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { Diary.note("after touch \(number)") }
        DispatchQueue.global().async { DispatchQueue.main.async { Diary.note("back after touch \(number)") } }
        Task { [counter] in
            try await Task.sleep(for: .milliseconds(200))
            let count = await counter.add()
            Diary.note("counted \(count)")
        }
        perform(Selector(EverythingViewController.performed), with: "touched", afterDelay: 0.3)
    }

    private func performed(_ name: String) { Diary.note(name) }

    // MARK: Work

    /// Begins when the window has been shown for a while.
    func start() {
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { [self] in
            Diary.open()
            schedule()
        }
    }

    /// Puts off one of each.
    private func schedule() {
        scheduleAtOnce()
        scheduleOnQueues()
        scheduleOnRunLoop()
        scheduleTasks()
        scheduleCancelled()
        scheduleWaits()
    }

    private func scheduleAtOnce() {
        RunLoop.main.perform { Diary.note("block of the run loop") }
        DispatchQueue.main.async { Diary.note("async") }
        OperationQueue.main.addOperation { Diary.note("operation") }
        Task { Diary.note("task") }
        Task {
            await Task.yield()
            Diary.note("yielded")
        }
    }

    private func scheduleOnQueues() {
        let main = DispatchQueue.main
        main.asyncAfter(deadline: .now() + 0.2) { Diary.note("0.2 asyncAfter") }
        main.asyncAfter(deadline: .now() + 0.2) { Diary.note("0.2 again") }
        main.asyncAfter(wallDeadline: .now() + 0.3) { Diary.note("0.3 wall") }
        main.asyncAfter(deadline: .now() + 0.4, qos: .userInitiated, flags: .barrier) { Diary.note("0.4 quality") }
        main.asyncAfter(deadline: .now() + 0.5, execute: DispatchWorkItem { Diary.note("0.5 item") })
        queue.asyncAfter(deadline: .now() + 0.6) { Diary.note("0.6 own queue") }
        DispatchQueue.global().asyncAfter(deadline: .now() + 0.7) {
            // The order of a set is the same in each run.
            Diary.note("0.7 set of " + Set(["a", "b", "c", "d", "e"]).joined())
            DispatchQueue.main.async { Diary.note("0.7 back from global") }
        }
        let group = DispatchGroup()
        for name in ["first", "second"] {
            DispatchQueue(label: name).async(group: group) { Thread.sleep(forTimeInterval: 0.8) }
        }
        group.notify(queue: .main) { Diary.note("0.8 group") }
        let source = DispatchSource.makeTimerSource(queue: .main)
        source.schedule(deadline: .now() + 0.9, repeating: 10)
        source.setEventHandler { Diary.note("0.9 source") }
        source.resume()
        self.source = source
        Thread.detachNewThread {
            Thread.sleep(forTimeInterval: 1)
            Diary.note("1.0 thread")
        }
    }

    private func scheduleOnRunLoop() {
        _ = Timer.scheduledTimer(withTimeInterval: 1.1, repeats: false) { _ in Diary.note("1.1 timer") }
        RunLoop.main.add(Timer(timeInterval: 1.2, repeats: false) { _ in Diary.note("1.2 common") }, forMode: .common)
        perform(Selector(EverythingViewController.performed), with: "1.3 performed", afterDelay: 1.3)
    }

    private func scheduleTasks() {
        Task {
            try await Task.sleep(for: .seconds(1.4))
            Diary.note("1.4 slept")
            try await Task.sleep(nanoseconds: 100_000_000)
            Diary.note("1.5 slept nanoseconds")
            try await ContinuousClock().sleep(until: .now + .milliseconds(100))
            Diary.note("1.6 continuous clock")
            try await SuspendingClock().sleep(until: .now + .milliseconds(100), tolerance: .zero)
            Diary.note("1.7 suspending clock")
        }
        Task.detached { [counter] in
            try await Task.sleep(until: .now + .seconds(1.8), clock: .continuous)
            _ = await counter.add()
            await MainActor.run { Diary.note("1.8 main actor") }
        }
    }

    private func scheduleCancelled() {
        let item = DispatchWorkItem { Diary.note("wrong: item") }
        DispatchQueue.main.asyncAfter(deadline: .now() + 2, execute: item)
        let timer = Timer.scheduledTimer(withTimeInterval: 2, repeats: true) { _ in Diary.note("wrong: timer") }
        let task = Task {
            do { try await Task.sleep(for: .seconds(100)) } catch { Diary.note("1.9 task cancelled") }
        }
        let performer = Performer()
        performer.perform(Selector(Performer.perform), with: nil, afterDelay: 2)
        DispatchQueue.main.asyncAfter(deadline: .now() + 1.9) {
            item.cancel()
            timer.invalidate()
            task.cancel()
            NSObject.cancelPreviousPerformRequests(withTarget: performer)
        }
    }

    /// A main thread that waits, and the work that waited for it meanwhile.
    private func scheduleWaits() {
        DispatchQueue.main.asyncAfter(deadline: .now() + 2.1) { [queue] in
            Diary.note("2.1 waits")
            Thread.sleep(forTimeInterval: 0.1)
            let semaphore = DispatchSemaphore(value: 0)
            queue.asyncAfter(deadline: .now() + 0.1) { semaphore.signal() }
            semaphore.wait()
            _ = DispatchSemaphore(value: 0).wait(timeout: .now() + 0.1)
            let group = DispatchGroup()
            group.enter()
            _ = group.wait(timeout: .now() + 0.1)
            group.leave()
            let condition = NSCondition()
            condition.lock()
            _ = condition.wait(until: Date(timeIntervalSinceNow: 0.1))
            condition.unlock()
            Diary.note("2.6 waited")
        }
        DispatchQueue.main.asyncAfter(deadline: .now() + 2.3) { Diary.note("2.3 behind") }
    }

    private final class Performer: NSObject {
        func perform() { Diary.note("wrong: performed") }
    }
}
