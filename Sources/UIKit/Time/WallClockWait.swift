import Foundation

/// Work of an app that waits for the wall clock, which a run without a window does not wait for.
enum WallClockWait {
    /// A sentence on a timer of the main run loop that has not fired; nil when there is none.
    ///
    /// The session's own timers are in no run loop. Dispatch does not tell of the work items that it keeps for later.
    static var complaint: String? {
        guard let date = RunLoop.main.limitDate(forMode: .default), date < Date.distantFuture.addingTimeInterval(-1)
        else { return nil }
        return
            "A timer waited for the wall clock when the run ended, and never fired. Make it in a file that imports UIKit and "
            + "not Foundation: what it makes goes by the session's clock."
    }
}
