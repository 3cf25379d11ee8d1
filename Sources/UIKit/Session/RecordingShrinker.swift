import HostInterface
import UIKitCore

/// Looks for a short recording that fails just as a long one.
///
/// Leaves out half of the events, then quarters and ever smaller parts, as long as the rest fails in the same way. The rest
/// keeps its times.
struct RecordingShrinker {
    /// The failure of a recording when it is played; nil when it does not fail.
    let failure: (Recording) throws -> String?
    /// The number of times that a recording may still be played.
    var runsLeft = 400
    /// Whether to continue, asked before each run.
    var mayGoOn: () -> Bool = { true }

    /// The shortest recording that was found; nil when the long one does not fail.
    mutating func shortest(of recording: Recording) throws -> Recording? {
        guard let wanted = try play(recording) else { return nil }
        var (best, size) = (recording, max(1, recording.events.count / 2))
        while true {
            let count = best.events.count
            try leaveOut(size, of: &best, asLongAsItFailsBy: wanted)
            if runsLeft == 0 || !mayGoOn() || size == 1 && best.events.count == count { return best }
            size = max(1, size / 2)
        }
    }

    /// Tries to leave out each part of a size, and keeps the result if the rest fails alike. The last event, which sets the end
    /// of the session, stays.
    private mutating func leaveOut(_ size: Int, of best: inout Recording, asLongAsItFailsBy wanted: String) throws {
        var start = 0
        while start < best.events.count - 1, runsLeft > 0, mayGoOn() {
            var shorter = best
            shorter.events.removeSubrange(start..<min(start + size, best.events.count - 1))
            if try play(shorter) == wanted { best = shorter } else { start += size }
        }
    }

    private mutating func play(_ recording: Recording) throws -> String? {
        runsLeft -= 1
        return try failure(recording)
    }
}
