import QuartzCore

/// A clock that stands still until it is moved.
package final class VirtualClock: MediaClock {
    package private(set) var now: Double = 0

    package init() {}

    /// Moves to a later time; one that has passed leaves the clock where it is.
    package func advance(to time: Double) { now = max(now, time) }
}
