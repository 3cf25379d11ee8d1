import Foundation

/// Programs that are ended in the middle: their files are whole, or have another name.
struct SignalStorm: StormKind {
    let name = "signals"
    let share = 7.0

    func run(_ job: inout Job) throws {
        let demo = job.dice.pick(StormSetup.demos)
        let signal = job.dice.pick([SIGTERM, SIGINT, SIGHUP, SIGPIPE, SIGKILL])
        let moment = job.dice.once(in: 3) ? job.dice.fraction() * 0.1 : job.dice.fraction() * 2
        let seed = job.dice.below(1 << 30)
        var child = job.demo(
            demo,
            [
                "--headless", "--monkey", "\(seed):\(1000 + job.dice.below(100_000))", "--scale", "1", "--record",
                "record.jsonl", "--trace", "all:trace.jsonl", "--screenshot", "last.png", "--state", "state",
            ])
        if job.dice.once(in: 8) {
            // Standard error is a pipe whose reader has ended.
            child.hasBrokenErrors = true
            child.arguments = ["--headless", "--monkey", "\(seed):2000", "--trace", "all", "--record", "record.jsonl"]
        }
        var isSent = false
        let broken = child.hasBrokenErrors
        try job.run(
            child, expecting: Verdict(exitCodes: [0], signals: [signal, SIGPIPE], processor: 120)
        ) { pid, wall in
            guard !broken, !isSent, wall >= moment else { return }
            isSent = true
            kill(pid, signal)
        }
        inspect(&job, child)
    }

    private func inspect(_ job: inout Job, _ child: Child) {
        if let record = job.data("record.jsonl"), !record.suffix(40).contains("\"event\":\"end\"}\n") {
            job.fault("a recording has its name and no end", child)
        }
        if let trace = job.data("trace.jsonl"), trace.last != UInt8(ascii: "\n") {
            job.fault("a trace has its name and no end", child)
        }
        if let picture = job.data("last.png"), !picture.suffix(12).contains("IEND") {
            job.fault("a picture has its name and no end", child)
        }
        // An event is written as a whole, so a file that was cut off can be replayed.
        guard let partial = job.data("record.jsonl.partial"), !partial.isEmpty else { return }
        guard partial.starts(with: "{\"format\":".utf8), partial.last == UInt8(ascii: "\n") else {
            return job.fault("what is left of a recording has no header or ends within a line", child)
        }
        do {
            let replay = job.demo(
                (child.program as NSString).lastPathComponent,
                ["--headless", "--replay", "record.jsonl.partial", "--duration", "3"])
            try job.run(replay)
        } catch {
            job.fault("what is left could not be replayed: \(error)", child)
        }
    }
}

extension Data {
    /// Whether a text's bytes are somewhere in it.
    fileprivate func contains(_ text: String) -> Bool { firstRange(of: Data(text.utf8)) != nil }
}
