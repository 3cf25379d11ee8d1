import QuartzCore
import Synchronization

/// The sequence behind every `SessionRandomNumberGenerator`.
package nonisolated enum SessionRandomSource {
    private static let numbers = Mutex(SeededNumbers(seed: UInt64.random(in: .min ... .max)))

    /// Starts the sequence of a seed. Before the first call the sequence is different in every process.
    package static func restart(seed: UInt64) { numbers.withLock { $0 = SeededNumbers(seed: seed) } }

    /// The next number of the sequence.
    static func next() -> UInt64 { numbers.withLock { $0.next() } }
}
