internal import CVirtualTime

/// The kinds of work of other threads that a run did not wait for, because it took too long in real time.
package struct WorkOmissions {
    /// Seconds of real time for a thread that computes, and for one that waits for the network or another process.
    private static let patience = (computing: 60.0, outside: Double(virtual_time_patience))

    /// Whether a thread of each kind has taken too long.
    private(set) var isTired = (computing: false, outside: false)
    /// A sentence for each kind, for the report at the end of a run.
    package private(set) var sentences: [String] = []

    package init() {}

    /// Waits until all other threads sleep, at most for the time limit of each kind. A kind that took too long once is not waited
    /// for again.
    ///
    /// - Parameter look: Waits for at most a number of seconds and returns the state of the threads then.
    mutating func waitUntilStill(_ look: (_ limit: Double) -> VirtualTime.State = VirtualTime.waitUntilStill(for:)) {
        var left = Self.patience
        if isTired.computing { left.computing = 0 }
        if isTired.outside { left.outside = 0 }
        // The first wait is short: a thread of a kind that is no longer waited for may be about to end.
        var pause = isTired.computing ? 0.002 : 0.02
        var state = look(pause)
        while state != .still {
            if state == .computing { left.computing -= pause } else { left.outside -= pause }
            guard state == .computing ? left.computing > 0 : left.outside > 0 else { break }
            pause = 0.5
            state = look(pause)
        }
        if state == .computing, !isTired.computing {
            isTired.computing = true
            sentences.append(Self.computing)
        }
        if state == .waitingOutside { isTired.outside = true }
    }

    /// The seconds of real time for which programs that run now have been waited for.
    private var programWait = 0.0

    /// Notes that no program runs.
    mutating func endProgramWait() { programWait = 0 }

    /// Waits for a moment for a program that the app started; false when that took too long.
    ///
    /// - Parameter pause: Waits for a number of seconds.
    mutating func waitForProgram(_ pause: (_ duration: Double) -> Void = VirtualTime.pause(for:)) -> Bool {
        guard programWait < Self.patience.outside else {
            isTired.outside = true
            return false
        }
        // A short program is not waited for longer than it runs, and a long one is not looked at too often.
        let duration = min(max(programWait / 8, 0.0005), 0.01)
        pause(duration)
        programWait += duration
        return true
    }

    /// Adds the sentences for the end of a run.
    ///
    /// - Parameters:
    ///   - outside: The network addresses and programs that the process has used.
    ///   - ignoresOutside: Whether threads that wait for them counted as idle.
    mutating func end(_ outside: VirtualTime.Outside, ignoresOutside: Bool) {
        isTired.outside = isTired.outside || ignoresOutside
        if let unanswered = outside.unanswered {
            sentences.append(Self.unanswered(unanswered))
        } else {
            if isTired.outside, outside.unfinished == nil { sentences.append(Self.outside) }
            if let network = outside.network { sentences.append(Self.network(network)) }
        }
        if let unfinished = outside.unfinished {
            sentences.append(Self.unfinished(unfinished))
        } else if let program = outside.program {
            sentences.append(Self.program(program))
        }
        if let source = outside.source { sentences.append(Self.source(source)) }
    }

    private static let computing =
        "A thread of the app computed for \(Int(patience.computing)) s. The run went on without it; what it does is not at the same time "
        + "in every run. Have it end, or sleep between its steps."
    private static let outside =
        "A thread of the app waited for a file, a pipe or another process for \(Int(patience.outside)) s. The run went on without the "
        + "answer; what comes later is not at the same time in every run. Answer it in the app."

    private static let remedy =
        "Ask with URLSession in a session with --record, which keeps the answers, or answer it in the app."

    private static func unanswered(_ address: String) -> String {
        "The app waited for the network (\(address)) for \(Int(patience.outside)) s. The run went on without the answer; what comes "
            + "later is not at the same time in every run. \(remedy)"
    }

    private static func network(_ address: String) -> String {
        "The app asked the network (\(address)). The answers are no part of a recording; with others the run is another one. "
            + remedy
    }

    private static func program(_ name: String) -> String {
        "The app started a program (\(name)). Time held still until it ended, and what it did is no part of a recording; with another "
            + "result the run is another one. Start it in a session with --record, which keeps its output, or do it in the app."
    }

    private static func unfinished(_ name: String) -> String {
        "The app started a program (\(name)), which ran for more than \(Int(patience.outside)) s. The run went on without it; what it "
            + "does later is not at the same time in every run. Do it in the app."
    }

    private static func source(_ name: String) -> String {
        "The app read from outside of its process (\(name)). What it gets there is no part of a recording, and is not at the same time in "
            + "every run. Answer it in the app."
    }
}
