import Foundation
import Synchronization

/// Damaged saved states and settings, with which apps start, or which they refuse and leave alone.
final class StateStorm: StormKind {
    let name = "states"
    let share = 10.0
    private static let makers = [
        (demo: "Contacts", recordings: ["editing", "relaunch", "adding"]), (demo: "Clock", recordings: ["leaving"]),
    ]

    /// The files that a demo has left.
    private struct Left: Sendable {
        var demo: String
        var files: [String: Data]
    }

    private let states = Mutex<[Left]>([])

    func prepare(_ setup: StormSetup) throws -> Bool {
        for (number, maker) in Self.makers.enumerated() {
            for (place, recording) in maker.recordings.enumerated() {
                var job = try Job(kind: name, index: -1 - 10 * number - place, setup: setup)
                let tour = "\(setup.project)/Demos/\(maker.demo)/Recordings/\(recording).jsonl"
                let child = job.demo(maker.demo, ["--headless", "--replay", tour, "--state", "state"])
                try job.run(child)
                var files: [String: Data] = [:]
                for name in ["state", "settings.plist", "contacts.json"] { files[name] = job.data(name) }
                if files["state"] == nil {
                    job.fault("no state was left", child)
                } else {
                    states.withLock { [files] in $0.append(Left(demo: maker.demo, files: files)) }
                }
                job.end()
            }
        }
        return states.withLock { !$0.isEmpty }
    }

    func run(_ job: inout Job) throws {
        let left = states.withLock { job.dice.pick($0) }
        var mutator = StateMutator(dice: job.dice)
        let others = left.files.keys.filter { $0 != "state" }.sorted()
        let victim = others.isEmpty || !mutator.dice.once(in: 6) ? "state" : mutator.dice.pick(others)
        for (name, data) in left.files {
            let bytes = name == victim ? mutator.damaged(data) : data
            try job.write(bytes, to: name)
            try job.write(bytes, to: name + ".before")
        }
        job.dice = mutator.dice
        let child = job.demo(left.demo, ["--headless", "--duration", "1", "--state", "state"])
        let outcome = try job.run(child, expecting: Verdict(exitCodes: [0, 65], processor: 2))
        guard let before = job.data("state.before"), victim == "state" else { return }
        switch outcome.ending {
        case .exited(65) where job.data("state") != before: job.fault("a state that was refused is another one", child)
        case .exited(0) where outcome.errors.contains("put aside") && job.data("state.damaged") != before:
            job.fault("a state that was put aside is another one", child)
        default: break
        }
    }
}
