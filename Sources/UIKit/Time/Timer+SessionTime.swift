public import Foundation
import HeadlessHost

// Without a window the process's time is virtual, and timers are Foundation's in all. These are for windows and tests, and for a
// timer made with an interval, whose first call Foundation here does not put off.
// They have the signatures of Foundation's members. In a file that imports UIKit they hide those, for the file knows Foundation
// through UIKit; in one that gets Foundation another way, too, both are found, and the disfavored ones give way.

extension Timer {
    /// Makes a timer that is not scheduled: it calls a block after some seconds of the session's clock, once or again and again.
    ///
    /// Without a window it is a timer of a run loop, in virtual time. In a window and in tests it fires with the first frame at
    /// or after its time, and any run loop and any mode stand for the app's; where no app runs, on other threads and in files
    /// that import Foundation themselves, it waits in a run loop by the wall clock there.
    ///
    /// - Parameters:
    ///   - interval: The seconds to the first call and between calls; 0 or less is a tenth of a millisecond.
    ///   - repeats: Whether it fires more than once.
    ///   - block: The block, which gets the timer.
    @_disfavoredOverload
    public convenience init(
        timeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
    ) {
        let interval = max(interval, 0.0001)
        self.init(fire: Date(timeIntervalSinceNow: interval), interval: interval, repeats: repeats, block: block)
        SessionTimers.note(self, dueIn: interval)
    }

    /// Makes a timer for a block and schedules it.
    ///
    /// - Parameters:
    ///   - interval: The seconds of the session's clock to the first call and between calls; 0 or less is 0.1 milliseconds.
    ///   - repeats: Whether it fires more than once.
    ///   - block: The block, which gets the timer.
    @_disfavoredOverload @discardableResult
    public class func scheduledTimer(
        withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
    ) -> Timer {
        let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
        SessionTimers.schedule(timer, in: .current, mode: .default)
        return timer
    }

    /// The date at which it fires next, which counts from `Date()`; setting it moves that call.
    @_disfavoredOverload
    public var fireDate: Date {
        get {
            SessionTimers.delay(of: self).map { Date(timeIntervalSinceNow: $0) } ?? FoundationTimer.fireDate(of: self)
        }
        set {
            FoundationTimer.setFireDate(newValue, of: self)
            SessionTimers.move(self, to: newValue)
        }
    }

    /// Ends the timer for good.
    @_disfavoredOverload
    public func invalidate() {
        FoundationTimer.invalidate(self)
        SessionTimers.forget(self)
    }
}
