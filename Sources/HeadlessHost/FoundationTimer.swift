package import Foundation

/// Foundation's own calls of timers, for UIKit, whose members of the same names go by the session's clock.
///
/// They stand here, below UIKit and in a host, because UIKit finds only its own members and the core knows no run loop.
package nonisolated enum FoundationTimer {
    /// Has a run loop fire a timer.
    package static func add(_ timer: Timer, to runLoop: RunLoop, mode: RunLoop.Mode) {
        runLoop.add(timer, forMode: mode)
    }

    /// Ends a timer for good.
    package static func invalidate(_ timer: Timer) { timer.invalidate() }

    /// The date at which a run loop would fire a timer.
    package static func fireDate(of timer: Timer) -> Date { timer.fireDate }

    /// Sets the date at which a run loop would fire a timer.
    package static func setFireDate(_ date: Date, of timer: Timer) { timer.fireDate = date }
}
