public import Foundation

// It has the signature of Foundation's initializer, whose first call is not put off here, unlike on iOS. In a file that imports
// UIKit it hides that, for the file knows Foundation through UIKit; in one that imports both, this one gives way.

extension Timer {
    /// Makes a timer that is not scheduled: it calls a block after some seconds, once or again and again.
    ///
    /// Add it to a run loop. In files that import Foundation, too, its first call is not put off there: use
    /// `scheduledTimer(withTimeInterval:repeats:block:)`, or `init(fire:interval:repeats:block:)`.
    ///
    /// - Parameters:
    ///   - interval: The seconds from now to the first call, and between calls; 0 or less is a tenth of a millisecond.
    ///   - repeats: Whether it fires more than once.
    ///   - block: The block, which gets the timer.
    @_disfavoredOverload
    public convenience init(
        timeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
    ) {
        let interval = max(interval, 0.0001)
        self.init(fire: Date(timeIntervalSinceNow: interval), interval: interval, repeats: repeats, block: block)
    }
}
