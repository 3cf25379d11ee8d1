import Foundation

/// Steps and seeds of the random walks in a suite of tests.
///
/// A test run has a share of each: few steps from a few seeds, which are listed beside the test, first of all those that have
/// found faults. All cases of a test together take a few seconds in a debug build.
///
/// With `ANOLE_WALKS` in the environment, as `SEED:STEPS`, every walk makes so many steps from this one seed instead. The storm
/// of kind `walks` sets it for one suite after the other, and by hand it repeats a finding:
///
/// ```
/// ANOLE_WALKS=29:4000 swift test --disable-xctest --filter WholeWalkTests
/// ```
package nonisolated struct WalkLength: Sendable {
    package let steps: Int
    /// The beginnings of the random numbers, one for each walk.
    package let seeds: [UInt64]

    /// Takes the share of a test run, or the length that the environment sets.
    ///
    /// - Parameter steps: The number of steps of each walk in a test run.
    /// - Parameter seeds: The beginnings of the random numbers of a test run's walks.
    /// - Parameter environment: The variables among which `ANOLE_WALKS` is looked up; another form than `SEED:STEPS` stops the
    ///   program.
    package init(
        steps: Int, seeds: [UInt64], environment: [String: String] = ProcessInfo.processInfo.environment
    ) {
        guard let text = environment["ANOLE_WALKS"] else {
            (self.steps, self.seeds) = (steps, seeds)
            return
        }
        let numbers = text.split(separator: ":", omittingEmptySubsequences: false)
        guard numbers.count == 2, let seed = UInt64(numbers[0]), let steps = Int(numbers[1]), steps > 0 else {
            fatalError("ANOLE_WALKS: found `\(text)`, expected a seed and a number of steps such as 7:10000.")
        }
        (self.steps, self.seeds) = (steps, [seed])
    }
}
