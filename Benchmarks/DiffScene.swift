import Foundation
import QuartzCore
import UIKitLists

/// Two lists of 10,000 items, one the other shuffled: their difference, with moves, and the same by the standard library.
enum DiffScene {
    private static let (count, rounds) = (10_000, 21)

    static func run() {
        var random = SeededNumbers(seed: 1)
        let former = Array(0..<count)
        let list = former.shuffled(using: &random)
        let names = former.map { "item \($0)" }
        let shuffledNames = list.map { names[$0] }
        measure("numbers") { ListDifference(from: former, to: list).moveCount }
        measure("strings") { ListDifference(from: names, to: shuffledNames).moveCount }
        measure("a snapshot of numbers") { snapshot(of: list).numberOfItems }
        // One round takes seconds.
        measure("numbers", by: "swift", rounds: 1) { list.difference(from: former).inferringMoves().count }
    }

    private static func snapshot(of items: [Int]) -> NSDiffableDataSourceSnapshot<Int, Int> {
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems(items)
        return snapshot
    }

    private static func measure(_ metric: String, by program: String = "anole", rounds: Int = rounds, _ work: () -> Int)
    {
        var samples = Samples()
        for _ in 0..<rounds {
            samples.measure { precondition(work() > 0) }
        }
        samples.report("n.diff", metric, "ms", by: program)
    }
}
