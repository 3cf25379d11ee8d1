/// How much is handed over, and how long other programs are waited for.
nonisolated struct ClipboardLimits: Sendable {
    /// What is larger goes in pieces of this size, in bytes.
    var piece = 256 << 10
    /// What is larger is neither given nor taken, in bytes.
    var total = 256 << 20
    /// How long an owner may take to begin its answer.
    var answer = Duration.seconds(1)
    /// How long the next piece may take, in both directions.
    var idle = Duration.seconds(5)
    /// How long a clipboard manager may take to fetch everything when the program ends.
    var handOver = Duration.seconds(1)
}
