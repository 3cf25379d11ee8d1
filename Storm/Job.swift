import Foundation

/// One piece of a storm: a folder, random numbers, and runs that are judged.
struct Job {
    let kind: String
    let index: Int
    let setup: StormSetup
    var dice: Dice
    /// A folder of the job's own, which stays after a fault.
    let folder: String
    private(set) var faults = 0

    init(kind: String, index: Int, setup: StormSetup) throws {
        (self.kind, self.index, self.setup) = (kind, index, setup)
        dice = Dice(seed: setup.seed, kind: kind, job: index)
        folder = "\(setup.folder)/\(kind)-\(index)"
        try? FileManager.default.removeItem(atPath: folder)
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }

    func path(_ name: String) -> String { folder + "/" + name }

    func write(_ bytes: some Sequence<UInt8>, to name: String) throws {
        try Data(bytes).write(to: URL(fileURLWithPath: path(name)))
    }

    func data(_ name: String) -> Data? { FileManager.default.contents(atPath: path(name)) }

    func exists(_ name: String) -> Bool {
        var status = stat()
        return lstat(path(name), &status) == 0
    }

    /// A demo to be run in the job's folder, apart from the user's settings and without a display.
    func demo(_ name: String, _ arguments: [String]) -> Child { child(setup.program(name), arguments) }

    /// Any program to be run like that.
    func child(_ program: String, _ arguments: [String]) -> Child {
        Child(
            program: program, arguments: arguments,
            environment: [
                "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin", "HOME": folder,
                // A trap says its sentence; where it happened is found when it is repeated.
                "SWIFT_BACKTRACE": "enable=no",
            ], folder: folder)
    }

    /// Runs a program, counts it, and reports a fault.
    @discardableResult
    mutating func run(
        _ child: Child, events: Int = 0, expecting verdict: Verdict = Verdict(),
        watch: (pid_t, Double) -> Void = { _, _ in }
    ) throws -> Outcome {
        let outcome = try child.run(watch: watch)
        setup.ledger.add(outcome, events: events, to: kind)
        if let what = verdict.fault(in: outcome) { fault(what, child, outcome.errors) }
        return outcome
    }

    /// Counts events that are known only at the end of a run.
    func count(events: Int) { setup.ledger.add(events: events, to: kind) }

    /// Reports a fault of the whole job though each run may have ended well.
    mutating func fault(_ what: String, _ child: Child, _ details: String = "") {
        faults += 1
        setup.ledger.fault("\(what) (job \(index))", in: kind, command: child.command, details: details)
    }

    /// Removes the folder of a job without faults.
    func end() {
        guard faults == 0 else { return }
        try? FileManager.default.removeItem(atPath: folder)
    }
}
