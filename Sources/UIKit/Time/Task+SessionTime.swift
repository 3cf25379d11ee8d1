import UIKitCore

extension Task where Success == Never, Failure == Never {
    /// Rests for some nanoseconds of the session's clock, or until the task is cancelled: then a `CancellationError` is thrown.
    ///
    /// Without a window that is virtual time. In a window and in tests it ends with the first frame at or after the moment; where
    /// no app runs, and in files that do not import UIKit, the wall clock counts there.
    public nonisolated(nonsending) static func sleep(nanoseconds duration: UInt64) async throws {
        try await SessionTime.sleep(Double(duration) / 1e9, isolation: #isolation)
    }

    /// Rests for a duration of the session's clock, as ``sleep(nanoseconds:)`` does.
    public nonisolated(nonsending) static func sleep(for duration: Duration) async throws {
        try await SessionTime.sleep(duration / .seconds(1), isolation: #isolation)
    }
}

extension SessionTime {
    /// Rests on the caller's actor.
    static func sleep(_ seconds: Double, isolation: isolated (any Actor)?) async throws {
        try Task.checkCancellation()
        guard isAppRunning else {
            return try await ContinuousClock().sleep(until: .now + .seconds(seconds), tolerance: nil)
        }
        let sleeper = Sleeper(isOnMainActor: isolation === MainActor.shared)
        defer { sleeper.didReturn() }
        try await withTaskCancellationHandler {
            // A closure is isolated to the actor that it mentions.
            _ = isolation
            try await withCheckedThrowingContinuation(isolation: isolation) { continuation in
                sleeper.begin(continuation)
                run(after: max(0, seconds), scheduled: { sleeper.wait(for: $0) }) { sleeper.end(isCancelled: false) }
            }
        } onCancel: {
            sleeper.end(isCancelled: true)
        }
    }
}
