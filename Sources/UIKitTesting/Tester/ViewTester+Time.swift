// Statically linked programs have no Swift Testing: there the rest of the library is built without testers.
#if canImport(Testing)
public import Foundation
import HeadlessHost
public import Testing

extension ViewTester {
    /// Lets seconds pass with all their frames and all delayed work of the app.
    ///
    /// See ``advance(to:sourceLocation:)``.
    public func advance(by seconds: TimeInterval, sourceLocation: SourceLocation = #_sourceLocation) async {
        await advance(to: now + seconds, sourceLocation: sourceLocation)
    }

    /// Advances to a media time, in seconds, with all frames up to it and all work that the app has delayed until then.
    ///
    /// Work of queues, tasks that sleep, timers of the main run loop and methods that are performed after a delay run at their
    /// exact times, in the order of the times, and of equal times in the order of the calls; then follows the frame of that
    /// time. When a piece of work is done, all work that follows from it without a delay is done, too, on the main actor and on
    /// other threads, before time advances. The test's time is the app's alone: `Date()`, `DispatchTime.now()`,
    /// `ProcessInfo.systemUptime` and `CACurrentMediaTime()` return it on the main thread, and on others where they do the
    /// app's work.
    ///
    /// Unlike ``pump(by:sourceLocation:)``, which calls timers and work of the main queue but no task, for a test keeps the main
    /// actor meanwhile. Dispatch sources, threads of the app's own, blocks of `DispatchWorkItem.notify` on queues other than the
    /// main one, and calls that block a thread use real time.
    public func advance(to time: TimeInterval, sourceLocation: SourceLocation = #_sourceLocation) async {
        checkIsInForce(sourceLocation)
        guard VirtualTime.isHeld else {
            Issue.record(
                "Time cannot be advanced here: this process's main actor is not on its main thread. Run the test by swift test.",
                sourceLocation: sourceLocation)
            return
        }
        await host.advance(to: max(time, now) + 1e-9, finishingWork: AppWork.finish)
    }

    /// The real time that a closure takes; the clocks return the test's.
    package static func realDuration(of body: () throws -> Void) rethrows -> Duration {
        try VirtualTime.realDuration(of: body)
    }
}
#endif
