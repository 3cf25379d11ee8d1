public import Foundation

// It has the signature of Foundation's and takes its place as the members of timers do.

extension RunLoop {
    /// Has a timer fire from now on, on the session's clock; all run loops and modes of an app stand for the same.
    ///
    /// - Parameters:
    ///   - timer: The timer, which is kept until it is over.
    ///   - mode: Any mode; where no app runs, and on other threads, the run loop's.
    @_disfavoredOverload
    public func add(_ timer: Timer, forMode mode: RunLoop.Mode) {
        SessionTimers.schedule(timer, in: self, mode: mode)
    }
}
