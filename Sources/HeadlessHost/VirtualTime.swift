internal import CVirtualTime
package import Foundation
package import Synchronization

/// The process's time while an app runs without a window: it moves only where something is due.
///
/// What libraries and the app ask libc for – the time, sleeps, timers, waits with a limit – goes by it, and so do threads: work
/// that is put off or handed to another thread happens at one time and in one order, whatever the machine does.
package nonisolated enum VirtualTime {
    /// How other threads are.
    package enum State {
        case still
        /// One of them computes.
        case computing
        /// One of them reads, writes or waits for another process, or an answer of the network is missing.
        case waitingOutside
    }

    /// Whether the process goes by virtual time.
    package static var isOn: Bool { virtual_time_is_on() }

    /// Makes the process's time virtual for good; called by the main thread, whose time is 0 and a date now.
    ///
    /// - Returns: False when the system does not show this process's threads; then time stays as it is.
    package static func begin(at date: Date) -> Bool {
        virtual_time_begin(Int64((date.timeIntervalSince1970 * 1e6).rounded()) * 1000)
    }

    /// Has the process's dates go on from a date while its time is real, as in a window that replays a session.
    package static func setDate(_ date: Date) {
        virtual_time_set_date(Int64((date.timeIntervalSince1970 * 1e6).rounded()) * 1000)
    }

    // MARK: Tests

    /// Has time be held in this process, in which tests run; called by the main thread before anything else.
    package static func prepareTest() {
        isInTest.store(true, ordering: .relaxed)
        virtual_time_prepare_test()
    }

    /// Whether tests run in this process, which must go on after an app.
    package static let isInTest = Atomic(false)

    /// Begins to hold time: on the main thread, and on others while they do the app's work, it is 0 and a date.
    ///
    /// It stays real where the main thread does not serve the main queue.
    package static func hold(at date: Date) {
        guard Thread.isMainThread else { return }
        _ = virtual_time_hold(Int64((date.timeIntervalSince1970 * 1e6).rounded()) * 1000)
    }

    /// Gives time free; what was put off is over.
    package static func letGo() { virtual_time_let_go() }

    /// Whether time is held.
    package static var isHeld: Bool { virtual_time_is_held() }
    /// Whether the time of the calling thread is.
    package static var isHeldHere: Bool { virtual_time_is_held_here() }
    /// Whether the calling thread is the main one, and its time is held.
    package static var isHeldOnMainThread: Bool { virtual_time_is_held_here() && Thread.isMainThread }

    /// Has the calling thread go by the held time from now on; false when it does already.
    package static func join() -> Bool { virtual_time_join() }
    /// Gives the calling thread its own time back.
    package static func leave() { virtual_time_leave() }

    /// Calls a closure that is none of the app's, as though nothing were held for the calling thread.
    package static func withoutHolding(_ body: () -> Void) {
        let role = virtual_time_step_out()
        body()
        virtual_time_step_in(role)
    }

    /// Has a function called at a moment that is coded as libdispatch does, or when time is given free.
    package static func call(
        atDispatchTime time: UInt64, context: UnsafeMutableRawPointer,
        _ function: @convention(c) (_ context: UnsafeMutableRawPointer?, _ isOver: Bool) -> Void
    ) { virtual_time_call(virtual_time_of_dispatch(time), function, context) }

    /// The moment by libdispatch's real clock that is as far away as one of the held time.
    package static func realDispatchTime(atDispatchTime time: UInt64) -> UInt64 {
        UInt64(max(1, virtual_time_real_now() + max(0, virtual_time_of_dispatch(time) - virtual_time_now())))
    }

    /// The real time that a closure takes, for tests that hold what clocks tell.
    package static func realDuration(of body: () throws -> Void) rethrows -> Duration {
        let start = virtual_time_real_now()
        try body()
        return .nanoseconds(virtual_time_real_now() - start)
    }

    // MARK: The process

    /// Has the process's random numbers come from a seed from now on, so that a replay draws what was recorded: those of the main
    /// thread and, where time is virtual, of all threads that the app starts.
    package static func seedRandomNumbers(_ seed: UInt64) { virtual_random_begin(seed) }

    /// The seconds since the beginning, in whole hundredths of a millisecond: smaller parts only tell what was first.
    package static var now: Double { seconds(virtual_time_now()) }

    /// Moves to a time in seconds; one that has passed leaves time where it is.
    package static func advance(to time: Double) { virtual_time_advance(Int64((time * 1e9).rounded())) }

    /// The time of what is due next; nil when nothing waits for a time.
    package static var nextTime: Double? {
        var time: Int64 = 0
        return virtual_time_next(&time) ? seconds(max(0, time)) : nil
    }

    /// Moves to what is due next and lets it go.
    package static func advanceToNext() {
        var time: Int64 = 0
        guard virtual_time_next(&time) else { return }
        virtual_time_advance(time)
        _ = virtual_time_release_due()
    }

    /// Lets the first go of the threads that others wanted to start or wake; false when there is none.
    static func letOneGo() -> Bool { virtual_time_let_one_go() }

    /// Waits in real time until all other threads sleep, but no longer than some seconds.
    static func waitUntilStill(for limit: Double) -> State {
        switch virtual_time_wait_until_still(Int64(limit * 1000)) {
        case virtual_time_still: .still
        case virtual_time_computing: .computing
        default: .waitingOutside
        }
    }

    /// Takes threads that wait for something outside of the process for still from now on.
    static func ignoreOutside() { virtual_time_ignore_outside() }

    /// Whether they are taken for still: nobody has waited for them any longer.
    static var ignoresOutside: Bool { virtual_time_ignores_outside() }

    /// The network and the programs that the process has asked.
    struct Outside {
        /// The first that it asked in the network, such as `example.com:443`.
        var network: String?
        /// The one whose answer was missing when it was no longer waited for.
        var unanswered: String?
        /// The first program that it started.
        var program: String?
    }

    /// The questions to others so far.
    static var outside: Outside {
        Outside(
            network: virtual_time_network().map { String(cString: $0) },
            unanswered: virtual_time_unanswered().map { String(cString: $0) },
            program: virtual_time_program().map { String(cString: $0) })
    }

    /// Another number when something was scheduled, let go or handed to a run loop meanwhile.
    static var activity: UInt64 { virtual_time_activity() }

    // Dates are only exact to a ten-millionth, and Foundation's to a millionth: rounded down, what is due at a whole second is
    // due before the frame of that second.
    private static func seconds(_ time: Int64) -> Double { Double(time / 10_000) / 1e5 }
}
