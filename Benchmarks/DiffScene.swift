import CoreGraphics
import Foundation
import QuartzCore
import UIKit
import UIKitLists

/// Two lists of 10,000 items, one the other shuffled: their difference, with moves, the same by the standard library, and a table
/// that applies snapshots of them.
enum DiffScene {
    private static let (scene, count, rounds) = ("n.diff", 10_000, 21)

    static func run() {
        var random = SeededNumbers(seed: 1)
        let former = Array(0..<count)
        let list = former.shuffled(using: &random)
        let names = former.map { "item \($0)" }
        let shuffledNames = list.map { names[$0] }
        measure("numbers") { ListDifference(from: former, to: list).moveCount }
        measure("strings") { ListDifference(from: names, to: shuffledNames).moveCount }
        measure("a snapshot of numbers") { snapshot(of: list).numberOfItems }
        apply(former, list)
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
        samples.report(scene, metric, "ms", by: program)
    }

    // MARK: Table

    /// Applies snapshots to a table: all items shuffled, and one inserted at the top.
    private static func apply(_ former: [Int], _ list: [Int]) {
        let stage = OffscreenStage()
        let table = UITableView(frame: stage.root.bounds, style: .plain)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { table, path, item in
            let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
            cell.textLabel?.text = "\(item)"
            return cell
        }
        stage.root.addSubview(table)
        source.apply(snapshot(of: former))
        stage.frame()
        var (shuffles, insertions) = (Samples(), Samples())
        for round in 0..<rounds {
            shuffles.measure {
                source.apply(snapshot(of: round % 2 == 0 ? list : former), animatingDifferences: false)
                stage.frame()
            }
            insertions.measure {
                var snapshot = source.snapshot()
                snapshot.insertItems([count + round], beforeItem: snapshot.itemIdentifiers[0])
                source.apply(snapshot, animatingDifferences: false)
                stage.frame()
            }
        }
        shuffles.report(scene, "all shuffled in a table", "ms")
        insertions.report(scene, "one inserted in a table", "ms")
    }
}
