import QuartzCore

/// Real time since the clock was made, in whole microseconds, that does not advance while the app is inside a door.
package final class WallClock: MediaClock {
    private let zero = ContinuousClock.now
    private var held: Double?
    private var latest = 0.0

    package init() {}

    package var now: Double {
        if let held { return held }
        let elapsed = (ContinuousClock.now - zero) / .microseconds(1)
        // Recordings keep these times, so they are cut to readable ones.
        latest = max(latest, elapsed.rounded(.down) / 1e6)
        return latest
    }

    /// Runs code at a time that the clock shows throughout; one that is over becomes the latest that was shown.
    func hold<Result>(at time: Double, during body: (Double) -> Result) -> Result {
        latest = max(latest, time)
        held = latest
        defer { held = nil }
        return body(latest)
    }
}
