/// The limits for the size of transfers, and for waiting for other programs.
nonisolated struct ClipboardLimits: Sendable {
    /// The size of a piece, in bytes; larger content is sent in several.
    var piece = 256 << 10
    /// The size of the largest content that is sent or received, in bytes.
    var total = 256 << 20
    /// The time for an owner to begin its answer.
    var answer = Duration.seconds(1)
    /// The time for the next piece, in both directions.
    var idle = Duration.seconds(5)
    /// The time that a clipboard manager has to fetch all content when the program ends.
    var transfer = Duration.seconds(1)
}
