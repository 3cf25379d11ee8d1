/// The same random numbers in every run: SplitMix64, a counter with a large odd step, well mixed.
package nonisolated struct SeededNumbers: RandomNumberGenerator, Hashable, Sendable {
    private var state: UInt64

    /// Begins a series of its own for each seed.
    package init(seed: UInt64) { state = seed }

    /// Any number.
    package mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// A number from 0 up to, but not including, a limit.
    package mutating func below(_ limit: Int) -> Int { Int(next() % UInt64(limit)) }

    /// True in some of a number of cases.
    package mutating func chance(_ part: Int, of whole: Int) -> Bool { below(whole) < part }
}
