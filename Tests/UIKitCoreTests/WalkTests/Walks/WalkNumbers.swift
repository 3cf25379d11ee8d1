import QuartzCore
import UIKitCore

/// One stream of random numbers that all parts of a walk draw from.
nonisolated final class WalkNumbers: RandomNumberGenerator {
    private var numbers: SeededNumbers

    init(seed: Int) { numbers = SeededNumbers(seed: UInt64(seed)) }

    func next() -> UInt64 { numbers.next() }
}
