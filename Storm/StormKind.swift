/// One kind of trouble that programs are put to.
protocol StormKind: Sendable {
    /// One word, for `--kinds` and the table.
    var name: String { get }
    /// How much of the time it gets, compared with the others.
    var share: Double { get }

    /// Prepares the surroundings of all jobs; false, with a sentence, when the machine lacks them.
    func prepare(_ setup: StormSetup) throws -> Bool

    /// Does one job of many, each with random numbers of its own.
    func run(_ job: inout Job) throws

    /// Releases the surroundings that `prepare(_:)` made.
    func finish(_ setup: StormSetup)
}

extension StormKind {
    func prepare(_ setup: StormSetup) throws -> Bool { true }

    func finish(_ setup: StormSetup) {}
}
