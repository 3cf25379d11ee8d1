import Foundation
import Synchronization

/// Damaged recordings, which are replayed or refused with one sentence.
final class RecordingStorm: StormKind {
    let name = "recordings"
    let share = 20.0
    private let sources = Mutex<[StormSetup.Source]>([])
    /// Lines of a recording at most, so that even a whole one takes a fraction of the time that is allowed.
    private static let length = 120

    func prepare(_ setup: StormSetup) throws -> Bool {
        let found = try setup.recordings()
        sources.withLock { $0 = found }
        return true
    }

    func run(_ job: inout Job) throws {
        let source = sources.withLock { job.dice.pick($0) }
        let start = 1 + job.dice.below(max(1, source.lines.count - Self.length))
        let piece = Self.fromBeginning(source.lines[start..<min(source.lines.count, start + Self.length)])
        let lines = [source.lines[0]] + piece.lines
        var mutator = RecordingMutator(dice: job.dice)
        let bytes = mutator.damaged(lines)
        job.dice = mutator.dice
        try job.write(bytes, to: "damaged.jsonl")
        // A time that has become a large one would run for ever in an app that always moves.
        var arguments = [
            "--headless", "--replay", "damaged.jsonl", "--duration", Figures.text(min(20, piece.end + 0.5), digits: 2),
        ]
        if job.dice.once(in: 8) { arguments += ["--screenshot", "last.png"] }
        let child = job.demo(source.demo, arguments)
        try job.run(child, events: lines.count - 1, expecting: Verdict(exitCodes: [0, 65], processor: 2))
    }

    /// Lines with their times moved so that the first is soon, and when the last is.
    static func fromBeginning(_ lines: ArraySlice<[UInt8]>) -> (lines: [[UInt8]], end: Double) {
        var (first, end): (Double?, Double) = (nil, 0)
        let moved = lines.map { line in
            guard let range = JSONTokens.values(in: line).first,
                let time = Double(String(decoding: line[range], as: UTF8.self))
            else { return line }
            first = first ?? time
            end = time - (first ?? time) + 0.5
            var line = line
            line.replaceSubrange(range, with: Array(Figures.text(end, digits: 6).utf8))
            return line
        }
        return (moved, end)
    }
}
