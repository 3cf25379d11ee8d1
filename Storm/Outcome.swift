/// The end of a run of a program, and its costs.
struct Outcome: Sendable, Equatable {
    enum Ending: Sendable, Equatable {
        case exited(Int32)
        case killed(signal: Int32)
        /// It ran longer than it may and was ended.
        case endless
        /// It took more memory than it may and was ended.
        case greedy
    }

    var ending: Ending
    /// Seconds from beginning to end.
    var wall = 0.0
    /// Seconds of processor time.
    var processor = 0.0
    /// Bytes that were resident at most.
    var memory = 0
    /// The text on standard error.
    var errors = ""
}
