import QuartzCore
import UIKitCore

/// One stream of random numbers that all parts of a walk draw from.
nonisolated final class WalkNumbers: RandomNumberGenerator {
    private var numbers: SeededNumbers

    init(seed: UInt64) { numbers = SeededNumbers(seed: seed) }

    func next() -> UInt64 { numbers.next() }
}
