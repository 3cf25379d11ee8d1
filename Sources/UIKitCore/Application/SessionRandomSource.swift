import Synchronization

/// The sequence behind every `SessionRandomNumberGenerator`.
package nonisolated enum SessionRandomSource {
    private static let state = Mutex<UInt64>(UInt64.random(in: .min ... .max))

    /// Starts the sequence of a seed. Before the first call the sequence is different in every process.
    package static func restart(seed: UInt64) { state.withLock { $0 = seed } }

    /// The next number of SplitMix64: a counter with a large odd step, well mixed.
    static func next() -> UInt64 {
        var mixed = state.withLock { counter in
            counter &+= 0x9E37_79B9_7F4A_7C15
            return counter
        }
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
