import Foundation

/// Random events in programs, each session twice with its hashing seeded anew, for the same trace.
struct MonkeyStorm: StormKind {
    let name: String
    let share: Double
    let programs: [String]
    /// The arguments of the programs' own.
    var page: [String] = []

    /// All demos.
    static let demos = MonkeyStorm(name: "monkeys", share: 36, programs: StormSetup.demos)
    /// The page of a program of tests that has every kind of delayed work.
    static let delays = MonkeyStorm(name: "delays", share: 4, programs: ["Waits"], page: ["--", "everything"])

    func run(_ job: inout Job) throws {
        let demo = programs[job.index % programs.count]
        let looks = job.index % 5 == 4
        let count = looks ? 400 : 2000 + job.dice.below(6000)
        var arguments = ["--headless", "--monkey", "\(job.dice.below(1 << 40)):\(count)"]
        if job.dice.once(in: 2) {
            arguments += ["--device", job.dice.pick(["iphone-classic", "iphone-se", "iphone", "ipad"])]
        }
        if job.dice.once(in: 3) { arguments += ["--direction", "rtl"] }
        if job.dice.once(in: 3) { arguments += ["--appearance", "dark"] }
        if job.dice.once(in: 3) { arguments += ["--slow", job.dice.pick(["0.1", "3", "20"])] }
        if job.dice.once(in: 4) { arguments += ["--state", "state"] }
        arguments += looks ? ["--frame-hashes", "--scale", job.dice.pick(["1", "2"])] : ["--scale", "2"]
        var last: Child?
        for trace in ["first.jsonl", "second.jsonl"] {
            // Files that the first session kept would make the second another one.
            for name in ["state", "settings.plist", "contacts.json"] {
                try? FileManager.default.removeItem(atPath: job.path(name))
            }
            var child = job.demo(demo, arguments + ["--trace", "all:" + trace] + page)
            child.wallLimit = 300
            let outcome = try job.run(child, events: count, expecting: Verdict(processor: 120))
            guard outcome.ending == .exited(0) else { return }
            last = child
        }
        guard let last, let difference = Self.difference(job.path("first.jsonl"), job.path("second.jsonl")) else {
            return
        }
        job.fault("two runs gave two traces", last, difference)
    }

    /// The first lines in which two files differ; nil when they are the same.
    static func difference(_ first: String, _ second: String) -> String? {
        guard let one = FileManager.default.contents(atPath: first),
            let other = FileManager.default.contents(atPath: second)
        else { return "A trace is missing." }
        guard one != other else { return nil }
        let newline = UInt8(ascii: "\n")
        let pairs = zip(one.split(separator: newline), other.split(separator: newline))
        guard let (index, pair) = pairs.enumerated().first(where: { $1.0 != $1.1 }) else {
            return "One is longer: \(one.count) and \(other.count) bytes."
        }
        return
            "line \(index + 1)\n\(String(decoding: pair.0, as: UTF8.self))\n\(String(decoding: pair.1, as: UTF8.self))"
    }
}
