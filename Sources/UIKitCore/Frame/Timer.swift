public import Foundation

/// Calls a block after a time, once or again and again, on the media clock: in a replay at the recorded moments.
///
/// It has Foundation's name and interface, and takes its place where UIKit is imported; a file that imports Foundation too calls
/// it `UIKit.Timer`. A scheduled timer is kept alive until it has fired for the last time or is invalidated; it fires with the
/// first frame at or after its time.
///
/// Unlike iOS: there are no run loops to add it to; timers that are made without being scheduled fire only by `fire()`.
@preconcurrency @MainActor open class Timer: NSObject {
    /// Seconds between two calls; for a timer that does not repeat 0.
    public let timeInterval: TimeInterval

    /// The app's own data.
    public let userInfo: Any?

    /// False once it has fired for the last time or was invalidated.
    public private(set) var isValid = true

    /// How late it may fire; without effect, since it fires with a frame.
    open var tolerance: TimeInterval = 0

    private let repeats: Bool
    private let block: @MainActor (Timer) -> Void
    private var fireTime: TimeInterval
    private var deadline: DeadlineQueue.Deadline?

    /// Makes a timer for a block that is not scheduled; it repeats or not. An interval of 0 or less is a tenth of a millisecond.
    public init(timeInterval interval: TimeInterval, repeats: Bool, block: @escaping @MainActor (Timer) -> Void) {
        let interval = max(interval, 0.0001)
        timeInterval = repeats ? interval : 0
        userInfo = nil
        self.repeats = repeats
        self.block = block
        fireTime = (AppClock.current?.now ?? 0) + interval
    }

    /// Makes a timer for a block and schedules it; it repeats or not. There must be a running app.
    @discardableResult
    public class func scheduledTimer(
        withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping @MainActor (Timer) -> Void
    ) -> Timer {
        let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
        timer.schedule()
        return timer
    }

    /// When it fires next; setting it moves that call.
    open var fireDate: Date {
        get { AppClock.current?.date(at: fireTime) ?? Date(timeIntervalSinceReferenceDate: fireTime) }
        set {
            guard let clock = AppClock.current else { return }
            fireTime = clock.now + newValue.timeIntervalSince(clock.date)
            guard deadline != nil else { return }
            deadline?.cancel()
            schedule()
        }
    }

    /// Calls the block now; a timer that does not repeat is done then.
    open func fire() {
        guard isValid else { return }
        if !repeats { invalidate() }
        block(self)
    }

    /// Ends the timer for good.
    open func invalidate() {
        isValid = false
        deadline?.cancel()
        deadline = nil
    }

    private func schedule() {
        guard let clock = AppClock.current else {
            fatalError(
                "A timer was scheduled while no application runs. Schedule it from the delegate's launch on, or later.")
        }
        // Its deadline belongs to the app: an app that is kept by one would never go.
        deadline = clock.deadlines.schedule(at: fireTime) { [self, unowned clock] in
            deadline = nil
            fire()
            guard isValid, repeats else { return }
            // The next multiple of the interval that lies ahead: a timer that is late skips calls instead of catching up.
            let missed = max(0, ((clock.now - fireTime) / timeInterval).rounded(.down))
            fireTime += (missed + 1) * timeInterval
            schedule()
        }
    }
}
