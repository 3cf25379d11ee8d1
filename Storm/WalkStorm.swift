import Foundation

/// Random walks of the tests over their whole length; a test run walks a short part of it.
struct WalkStorm: StormKind {
    let name = "walks"
    let share = 20.0

    /// A suite of walks.
    struct Suite: Sendable {
        var name: String
        /// The steps of each of its walks, which take seconds to a minute together.
        var steps: Int
    }

    static let suites = [
        Suite(name: "CatalogRandomEventTests", steps: 7_500), Suite(name: "ChildWalkTests", steps: 20_000),
        Suite(name: "CollectionWalkTests", steps: 2_000), Suite(name: "CompositionWalkTests", steps: 5_000),
        Suite(name: "ContactsRandomEventTests", steps: 20_000), Suite(name: "NotesRandomEventTests", steps: 20_000),
        Suite(name: "ContainerWalkTests", steps: 10_000), Suite(name: "DiffableWalkTests", steps: 3_000),
        Suite(name: "FieldWalkTests", steps: 10_000), Suite(name: "HashSeedTests", steps: 3_000),
        Suite(name: "LayoutLabRandomEventTests", steps: 10_000),
        Suite(name: "ListLabRandomEventTests", steps: 5_000),
        Suite(name: "OutlineWalkTests", steps: 2_000), Suite(name: "PresentationWalkTests", steps: 7_000),
        Suite(name: "RandomEventTests", steps: 100_000), Suite(name: "ShelfWalkTests", steps: 2_000),
        Suite(name: "TableWalkTests", steps: 10_000), Suite(name: "TextViewWalkTests", steps: 10_000),
        Suite(name: "TextWalkTests", steps: 5_000),
        Suite(name: "TouchLabRandomEventTests", steps: 16_250),
        Suite(name: "TransitionLabRandomEventTests", steps: 20_000), Suite(name: "UpdateWalkTests", steps: 5_000),
        Suite(name: "WholeWalkTests", steps: 4_000),
    ]

    func prepare(_ setup: StormSetup) throws -> Bool {
        guard FileManager.default.isExecutableFile(atPath: setup.tests) else {
            setup.ledger.say("walks: left out, for --tests names no program of tests.")
            return false
        }
        return true
    }

    func run(_ job: inout Job) throws {
        // Each storm begins with another suite, so that short ones do not always run the same.
        let start = Int(job.setup.seed % UInt64(Self.suites.count))
        let suite = Self.suites[(start + job.index) % Self.suites.count]
        var child = job.child(
            job.setup.tests, ["--testing-library", "swift-testing", "--filter", "\\.\(suite.name)/"])
        child.environment["ANOLE_WALKS"] = "\(job.dice.below(1 << 40)):\(suite.steps)"
        child.environment["TMPDIR"] = job.folder
        child.wallLimit = 600
        // The last line of a run that failed is a sentence, too.
        let outcome = try job.run(
            child, expecting: Verdict(exitCodes: [0, 1], mayRemark: true, processor: 300))
        job.count(events: suite.steps * Self.cases(in: outcome.errors))
        guard outcome.ending == .exited(1) else { return }
        job.fault("\(suite.name) failed", child, Self.issues(in: job.data(child.errorsName) ?? Data()))
    }

    /// The number of walks that a run of tests says it has done.
    static func cases(in report: String) -> Int {
        report.matches(of: /with (\d+) test cases? (?:passed|failed)/).reduce(0) { $0 + (Int($1.1) ?? 0) }
    }

    /// The first issues that a run of tests reports; those that follow from them may be thousands.
    static func issues(in report: Data) -> String {
        let lines = String(decoding: report, as: UTF8.self).split(separator: "\n")
        return lines.drop { !$0.contains("recorded an issue") }.prefix(12).joined(separator: "\n")
    }
}
