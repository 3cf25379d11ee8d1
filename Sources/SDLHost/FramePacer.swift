/// Decides when the next frame is due: not before it was asked for, and not before the display's next refresh.
package nonisolated struct FramePacer {
    /// Timers of the system are this late at times; a frame this early is on time.
    private static let tolerance = 0.0005

    /// Seconds between two refreshes.
    package var interval: Double
    private var requested = Double.infinity
    private var last = -Double.infinity

    package init(interval: Double) { self.interval = interval }

    /// Asks for a frame; of several requests the earliest counts.
    package mutating func request(at time: Double) { requested = min(requested, time) }

    /// The media time of the next frame, infinity when none was asked for.
    package var dueTime: Double { requested == .infinity ? .infinity : max(requested, last + interval) }

    /// The time for which a frame is to be made now, and uses up the request; nil when none is due.
    ///
    /// Frames that follow each other closely get evenly spaced times, with any delays of the moment.
    package mutating func consumeDueFrame(at now: Double) -> Double? {
        let due = dueTime
        guard due <= now + Self.tolerance else { return nil }
        let time = now - due < interval && due >= 0 ? due : now
        requested = .infinity
        last = time
        return time
    }
}
