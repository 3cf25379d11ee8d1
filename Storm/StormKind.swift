/// One kind of trouble that programs are put to.
protocol StormKind: Sendable {
    /// One word, for `--kinds` and the table.
    var name: String { get }
    /// How much of the time it gets, compared with the others.
    var share: Double { get }

    /// Gets ready what all jobs need; false, with a sentence said, when the machine lacks what it takes.
    func prepare(_ setup: StormSetup) throws -> Bool

    /// Does one job of many, each with random numbers of its own.
    func run(_ job: inout Job) throws

    /// Gives back what `prepare(_:)` took.
    func finish(_ setup: StormSetup)
}

extension StormKind {
    func prepare(_ setup: StormSetup) throws -> Bool { true }

    func finish(_ setup: StormSetup) {}
}
