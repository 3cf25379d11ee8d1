import Dispatch
import HeadlessHost
import Synchronization
import UIKitCore

/// The session's clock for callers on any thread.
nonisolated enum SessionTime {
    private static let mainQueueKey: DispatchSpecificKey<Void> = {
        let key = DispatchSpecificKey<Void>()
        DispatchQueue.main.setSpecific(key: key, value: ())
        return key
    }()

    /// Whether the caller is on the main queue, whichever thread serves that.
    static var isOnMainQueue: Bool { DispatchQueue.getSpecific(key: mainQueueKey) != nil }

    /// Whether a queue is the main one, of which each caller gets a wrapper of its own.
    static func isMain(_ queue: DispatchQueue) -> Bool { queue.getSpecific(key: mainQueueKey) != nil }

    /// Whether an app goes by the session's clock now.
    ///
    /// Without a window the process's own time is virtual, and nothing need be led another way.
    static var isAppRunning: Bool { AppClock.isInForce.load(ordering: .relaxed) && !VirtualTime.isOn }

    /// Has work run in the first frame after some seconds; for callers elsewhere than on the main queue they count from when that
    /// gets to it. It goes by the wall clock where no app runs then.
    ///
    /// - Parameters:
    ///   - seconds: The time to wait.
    ///   - scheduled: Receives what takes the work back.
    ///   - work: The work, which runs on the main queue.
    static func run(
        after seconds: Double, scheduled: @escaping @MainActor @Sendable (DeadlineQueue.Deadline) -> Void = { _ in },
        _ work: @escaping @Sendable () -> Void
    ) {
        guard isOnMainQueue else {
            return DispatchQueue.main.async { run(after: seconds, scheduled: scheduled, work) }
        }
        MainActor.assumeIsolated {
            guard let clock = AppClock.current else {
                return DispatchQueue.main.asyncAfter(
                    deadline: .now() + seconds, qos: .unspecified, flags: [], execute: work)
            }
            scheduled(clock.deadlines.schedule(at: clock.now + seconds, work))
        }
    }
}
