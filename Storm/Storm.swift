import Foundation
import Synchronization

/// All kinds of trouble one after the other, each with a share of the time.
struct Storm {
    private static let workers = 2
    static let kinds: [any StormKind] = [
        MonkeyStorm.demos, MonkeyStorm.delays, RecordingStorm(), StateStorm(), OptionStorm(), SignalStorm(),
        DiskStorm(), WindowStorm(), WalkStorm(),
    ]

    private let options: StormOptions
    private let kinds: [any StormKind]
    private let setup: StormSetup

    init(_ options: StormOptions) throws {
        self.options = options
        kinds = Self.kinds.filter { options.kinds.isEmpty || options.kinds.contains($0.name) }
        for name in options.kinds where !Self.kinds.contains(where: { $0.name == name }) {
            let known = Self.kinds.map(\.name).joined(separator: ", ")
            throw StormOptions.Mistake(description: "--kinds: found \(name), expected some of \(known).")
        }
        setup = StormSetup(
            products: options.products, tests: options.tests, project: options.project,
            folder: options.project + "/out/storm", seed: options.seed, ledger: Ledger())
    }

    /// Runs it; the answer is the exit code, 1 when there was a fault.
    func run() throws -> Int32 {
        // Programs that trap shall not fill the disk with their memory.
        var none = rlimit(rlim_cur: 0, rlim_max: 0)
        setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &none)
        try? FileManager.default.removeItem(atPath: setup.folder)
        try FileManager.default.createDirectory(atPath: setup.folder, withIntermediateDirectories: true)
        let ledger = setup.ledger
        ledger.say(
            "Storm of \(Figures.text(options.minutes, digits: 1)) minutes with seed \(options.seed); "
                + "what goes wrong is kept in \(setup.folder).")
        let shares = kinds.reduce(0) { $0 + $1.share }
        for kind in kinds {
            let start = ContinuousClock.now
            let seconds = options.minutes * 60 * kind.share / shares
            if try kind.prepare(setup) { run(kind, until: start + .seconds(seconds)) }
            kind.finish(setup)
            let wall = (ContinuousClock.now - start) / .seconds(1)
            ledger.note(wall: wall, of: kind.name)
            ledger.say("\(kind.name): \(Figures.text(wall, digits: 0)) s")
        }
        ledger.say("\n" + ledger.table(kinds.map(\.name)))
        return ledger.faults == 0 ? 0 : 1
    }

    /// Has workers do jobs until a time; each kind does one at least.
    private func run(_ kind: any StormKind, until end: ContinuousClock.Instant) {
        let counter = Atomic(0)
        DispatchQueue.concurrentPerform(iterations: Self.workers) { _ in
            var isFirst = true
            while isFirst || ContinuousClock.now < end {
                isFirst = false
                let index = counter.add(1, ordering: .relaxed).oldValue
                do {
                    var job = try Job(kind: kind.name, index: index, setup: setup)
                    try kind.run(&job)
                    job.end()
                } catch {
                    setup.ledger.fault(
                        "the storm itself failed (job \(index)): \(error)", in: kind.name, command: "", details: "")
                    return
                }
            }
        }
    }
}
