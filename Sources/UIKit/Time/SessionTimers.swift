import Foundation
import HeadlessHost
import UIKitCore

/// The timers that go by an app's clock instead of a run loop's.
nonisolated enum SessionTimers {
    private struct Entry {
        weak var timer: Timer?
        weak var clock: AppClock?
        /// The media time at which it fires next.
        var time: Double
        /// Its next call; nil while the timer is not scheduled. The app's queue keeps it: an app that is kept by one of its
        /// deadlines would never go.
        weak var deadline: DeadlineQueue.Deadline?
    }

    @MainActor private static var entries: [ObjectIdentifier: Entry] = [:]
    /// The number of entries at which those of timers that are gone are removed.
    @MainActor private static var limit = 64

    /// Remembers when a new timer is due, counted from now.
    static func note(_ timer: Timer, dueIn seconds: Double) {
        onClock(timer) { timer, clock in set(timer, time: clock.now + seconds, on: clock) }
    }

    /// Has a timer fire from now on: on the app's clock where there is one, else in a run loop.
    static func schedule(_ timer: Timer, in runLoop: RunLoop, mode: RunLoop.Mode) {
        let isScheduled: Void? = onClock(timer) { timer, clock in
            guard timer.isValid, entry(of: timer, on: clock)?.deadline == nil else { return }
            wait(for: timer, until: entry(of: timer, on: clock)?.time ?? clock.now + seconds(to: timer), on: clock)
        }
        if isScheduled == nil { FoundationTimer.add(timer, to: runLoop, mode: mode) }
    }

    /// The seconds until a timer fires next; nil when it does not go by the app's clock.
    static func delay(of timer: Timer) -> Double? {
        (onClock(timer) { timer, clock in entry(of: timer, on: clock).map { $0.time - clock.now } }) ?? nil
    }

    /// Has a timer fire next at a date, which counts from `Date()`.
    static func move(_ timer: Timer, to date: Date) {
        onClock(timer) { timer, clock in
            guard let entry = entry(of: timer, on: clock) else { return }
            let time = clock.now + seconds(until: date)
            set(timer, time: time, on: clock)
            guard let deadline = entry.deadline else { return }
            deadline.cancel()
            wait(for: timer, until: time, on: clock)
        }
    }

    /// Lets go of a timer that is over.
    static func forget(_ timer: Timer) {
        onClock(timer) { timer, _ in entries.removeValue(forKey: ObjectIdentifier(timer))?.deadline?.cancel() }
    }

    /// Calls a closure on the main actor, where an app's timers live; nil elsewhere and without an app.
    @discardableResult
    private static func onClock<Value: Sendable>(
        _ timer: Timer, _ body: @MainActor (Timer, AppClock) -> Value
    ) -> Value? {
        guard SessionTime.isAppRunning, SessionTime.isOnMainQueue else { return nil }
        nonisolated(unsafe) let timer = timer
        return MainActor.assumeIsolated { AppClock.current.map { body(timer, $0) } }
    }

    @MainActor private static func entry(of timer: Timer, on clock: AppClock) -> Entry? {
        entries[ObjectIdentifier(timer)].flatMap { $0.timer === timer && $0.clock === clock ? $0 : nil }
    }

    @MainActor private static func set(
        _ timer: Timer, time: Double, deadline: DeadlineQueue.Deadline? = nil, on clock: AppClock
    ) {
        entries[ObjectIdentifier(timer)] = Entry(timer: timer, clock: clock, time: time, deadline: deadline)
        guard entries.count > limit else { return }
        entries = entries.filter { $0.value.timer != nil }
        limit = max(64, entries.count * 2)
    }

    @MainActor private static func wait(for timer: Timer, until time: Double, on clock: AppClock) {
        let deadline = clock.deadlines.schedule(at: time, while: { timer.isValid }) { [unowned clock] in
            fire(timer, dueAt: time, on: clock)
        }
        set(timer, time: time, deadline: deadline, on: clock)
    }

    @MainActor private static func fire(_ timer: Timer, dueAt time: Double, on clock: AppClock) {
        entries[ObjectIdentifier(timer)]?.deadline = nil
        timer.fire()
        let interval = timer.timeInterval
        guard timer.isValid, interval > 0 else { return forget(timer) }
        // The block may have moved the timer.
        guard let entry = entry(of: timer, on: clock), entry.deadline == nil, entry.time == time else { return }
        // The next multiple of the interval that lies ahead: a timer that is late skips calls instead of catching up.
        let missed = max(0, ((clock.now - time) / interval).rounded(.down))
        wait(for: timer, until: time + (missed + 1) * interval, on: clock)
    }

    /// The seconds to a timer's date.
    private static func seconds(to timer: Timer) -> Double {
        seconds(until: FoundationTimer.fireDate(of: timer))
    }

    /// The seconds to a date of the wall clock, in hundredths, so that they are the same in a replay.
    private static func seconds(until date: Date) -> Double {
        max(0, (date.timeIntervalSinceNow * 100).rounded(.up) / 100)
    }
}
