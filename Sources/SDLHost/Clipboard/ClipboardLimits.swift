/// How much is handed over, and how long other programs are waited for.
nonisolated struct ClipboardLimits: Sendable {
    /// The size of a piece, in bytes; larger content is sent in several.
    var piece = 256 << 10
    /// The size of the largest content that is sent or received, in bytes.
    var total = 256 << 20
    /// How long an owner may take to begin its answer.
    var answer = Duration.seconds(1)
    /// How long the next piece may take, in both directions.
    var idle = Duration.seconds(5)
    /// The time that a clipboard manager has to fetch all content when the program ends.
    var transfer = Duration.seconds(1)
}
