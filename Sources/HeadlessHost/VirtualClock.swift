import QuartzCore

/// A clock that moves only when `advance(to:)` is called.
package final class VirtualClock: MediaClock {
    package private(set) var now: Double = 0

    package init() {}

    /// Moves to a later time; an earlier one has no effect.
    package func advance(to time: Double) { now = max(now, time) }
}
