internal import CVirtualTime
package import Foundation
package import Synchronization

/// The process's time while an app runs without a window: it jumps from one due time to the next.
///
/// The functions of libc that libraries and the app call – for the time, sleeps, timers and waits with a limit – use this time.
/// Threads are scheduled one after the other, so that delayed work and work of other threads has the same time and order on
/// every machine.
package nonisolated enum VirtualTime {
    /// The state of the other threads.
    package enum State {
        case still
        /// A thread is computing.
        case computing
        /// A thread reads, writes or waits for another process, or an answer of the network is missing.
        case waitingOutside
    }

    /// Whether the process uses virtual time.
    package static var isOn: Bool { virtual_time_is_on() }

    /// Makes the process's time virtual until it ends. Called by the main thread, whose time is then 0 and a date.
    ///
    /// - Returns: The obstacle because of which the time stays real; nil for none.
    package static func begin(at date: Date) -> Obstacle? {
        guard virtual_time_begin(Int64((date.timeIntervalSince1970 * 1e6).rounded()) * 1000) else {
            return .hiddenThreads
        }
        guard let library = libraryWithOwnClock else { return nil }
        end()
        return .ownClock(library: library)
    }

    /// Makes the process's time real again, after the session and for good. Work of other threads that is due is started, and
    /// work that waits for a virtual time waits in real time for the rest of it. The clocks jump to the machine's: Dispatch,
    /// which keeps times of its own, may start early what is not due.
    package static func end() {
        if isOn { virtual_time_give_up() }
    }

    /// A part of the system or the toolchain without which the time stays real.
    package enum Obstacle: Equatable {
        /// The system does not show the threads of this process.
        case hiddenThreads
        /// A library of the toolchain reads the time in a way that cannot be replaced.
        case ownClock(library: String)

        /// A sentence for the launch.
        package var sentence: String {
            let cause =
                switch self {
                case .hiddenThreads: "The threads of this process cannot be seen (/proc/self/task is missing)."
                case .ownClock(let library):
                    "The time of \(library) cannot be set (it does not ask clock_gettime of libc)."
                }
            return cause + " What the app schedules itself runs in real time and is not part of this replay."
        }
    }

    /// The first library whose readings are not the virtual time; nil for none.
    private static var libraryWithOwnClock: String? {
        let start = virtual_time_now()
        let uptime = DispatchTime.now().uptimeNanoseconds
        guard (start...virtual_time_now()).contains(Int64(clamping: uptime)) else { return "Dispatch" }
        let distance = ProcessInfo.processInfo.systemUptime - Double(uptime) / 1e9
        return abs(distance) < 1e-3 ? nil : "Foundation"
    }

    /// Sets the process's date while its time is real, as in a window that replays a session. It then advances with real time.
    package static func setDate(_ date: Date) {
        virtual_time_set_date(Int64((date.timeIntervalSince1970 * 1e6).rounded()) * 1000)
    }

    // MARK: Tests

    /// Prepares this process, in which tests run, for held time; called by the main thread before other code.
    package static func prepareTest() {
        isInTest.store(true, ordering: .relaxed)
        virtual_time_prepare_test()
    }

    /// Whether tests run in this process, which must continue after an app has ended.
    package static let isInTest = Atomic(false)

    /// Begins to hold time: on the main thread, and on others while they perform the app's work, it is 0 and a date.
    ///
    /// It stays real in processes whose main thread does not serve the main queue.
    package static func hold(at date: Date) {
        guard Thread.isMainThread else { return }
        _ = virtual_time_hold(Int64((date.timeIntervalSince1970 * 1e6).rounded()) * 1000)
    }

    /// Ends holding time. Delayed calls are made at once, with the information that the held time is over.
    package static func letGo() { virtual_time_let_go() }

    /// Whether time is held.
    package static var isHeld: Bool { virtual_time_is_held() }
    /// Whether the time of the calling thread is held.
    package static var isHeldHere: Bool { virtual_time_is_held_here() }
    /// Whether the calling thread is the main one, and its time is held.
    package static var isHeldOnMainThread: Bool { virtual_time_is_held_here() && Thread.isMainThread }

    /// Makes the calling thread use the held time from now on; false when it does already.
    package static func join() -> Bool { virtual_time_join() }
    /// Gives the calling thread its own, real time again.
    package static func leave() { virtual_time_leave() }

    /// Calls a closure that is not the app's work in real time.
    package static func withoutHolding(_ body: () -> Void) {
        let role = virtual_time_step_out()
        body()
        virtual_time_step_in(role)
    }

    /// Has a function called at a time coded as libdispatch does, or when time is no longer held.
    package static func call(
        atDispatchTime time: UInt64, context: UnsafeMutableRawPointer,
        _ function: @convention(c) (_ context: UnsafeMutableRawPointer?, _ isOver: Bool) -> Void
    ) { virtual_time_call(virtual_time_of_dispatch(time), function, context) }

    /// The time of libdispatch's real clock that is as far ahead as a given one is in held time.
    package static func realDispatchTime(atDispatchTime time: UInt64) -> UInt64 {
        UInt64(max(1, virtual_time_real_now() + max(0, virtual_time_of_dispatch(time) - virtual_time_now())))
    }

    /// The real duration of a closure, for tests in which clocks show held time.
    package static func realDuration(of body: () throws -> Void) rethrows -> Duration {
        let start = virtual_time_real_now()
        try body()
        return .nanoseconds(virtual_time_real_now() - start)
    }

    // MARK: The process

    /// Seeds the process's random numbers, so that a replay draws the same ones as the recording.
    ///
    /// This applies to the main thread and, with virtual time, to all threads that the app starts.
    package static func seedRandomNumbers(_ seed: UInt64) { virtual_random_begin(seed) }

    /// The seconds since the beginning, in whole hundredths of a millisecond. Smaller parts only order the readings.
    package static var now: Double { seconds(virtual_time_now()) }

    /// Moves to a time in seconds; an earlier one has no effect.
    package static func advance(to time: Double) { virtual_time_advance(Int64((time * 1e9).rounded())) }

    /// The time at which a thread or timer is due next; nil when none waits for a time.
    package static var nextTime: Double? {
        var time: Int64 = 0
        return virtual_time_next(&time) ? seconds(max(0, time)) : nil
    }

    /// Moves to the next due time and resumes the thread or timer that waits for it.
    package static func advanceToNext() {
        var time: Int64 = 0
        guard virtual_time_next(&time) else { return }
        virtual_time_advance(time)
        _ = virtual_time_release_due()
    }

    /// Resumes the first of the threads that others started or woke; false when there is none.
    static func letOneGo() -> Bool { virtual_time_let_one_go() }

    /// Waits in real time until all other threads sleep, at most for a number of seconds.
    static func waitUntilStill(for limit: Double) -> State {
        switch virtual_time_wait_until_still(Int64(limit * 1000)) {
        case virtual_time_still: .still
        case virtual_time_computing: .computing
        default: .waitingOutside
        }
    }

    /// Whether a program that the app started still runs, so that time must not advance; false once waiting took too long.
    static var awaitsProgram: Bool { virtual_time_awaits_program() }

    /// Waits for a number of seconds in real time.
    static func pause(for duration: Double) { virtual_time_pause(Int64(duration * 1e9)) }

    /// From now on counts threads that wait for the network or another process as idle, and waits for no program.
    static func ignoreOutside() { virtual_time_ignore_outside() }

    /// Whether such threads count as idle, because waiting for them took too long.
    static var ignoresOutside: Bool { virtual_time_ignores_outside() }

    /// The network addresses, programs and other sources outside of the process that it has used.
    struct Outside {
        /// The first network address, such as `example.com:443`.
        var network: String?
        /// The address or program whose answer was missing when waiting for it ended.
        var unanswered: String?
        /// The first program that the process started.
        var program: String?
        /// The program that still ran when waiting for it ended.
        var unfinished: String?
        /// The first pipe, device or socket of the machine that the process read from.
        var source: String?
    }

    /// The uses so far.
    static var outside: Outside {
        Outside(
            network: virtual_time_network().map { String(cString: $0) },
            unanswered: virtual_time_unanswered().map { String(cString: $0) },
            program: virtual_time_program().map { String(cString: $0) },
            unfinished: virtual_time_unfinished().map { String(cString: $0) },
            source: virtual_time_source().map { String(cString: $0) })
    }

    /// A number that changes when work was scheduled, resumed or given to a run loop.
    static var activity: UInt64 { virtual_time_activity() }

    // Dates are exact only to a ten-millionth, and Foundation's to a millionth of a second. Rounded down, work that is due at a
    // whole second is due before the frame of that second.
    private static func seconds(_ time: Int64) -> Double { Double(time / 10_000) / 1e5 }
}
