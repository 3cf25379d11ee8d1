import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIFoundation
import UIKitCore
import UIKitLists
import UIKitTesting

/// A collection whose items are applied by snapshots.
@Suite(.application) struct DiffableCollectionTests {
    private typealias Snapshot = NSDiffableDataSourceSnapshot<String, String>

    @MainActor private final class Stage {
        let tester = ViewTester(size: CGSize(width: 320, height: 480), scale: 2)
        let collection: UICollectionView
        var source: UICollectionViewDiffableDataSource<String, String>!
        var asked: [String] = []
        var completed = 0

        init() {
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 320, height: 40)
            collection = UICollectionView(
                frame: CGRect(x: 0, y: 0, width: 320, height: 440), collectionViewLayout: layout)
            collection.contentInsetAdjustmentBehavior = .never
            collection.allowsMultipleSelection = true
            let registration = UICollectionView.CellRegistration<NamedCell, String> { cell, _, item in cell.name = item
            }
            source = UICollectionViewDiffableDataSource(collectionView: collection) {
                [unowned self] collection, path, item in
                self.asked.append(item)
                return collection.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
            }
            tester.show(collection, at: .zero)
        }

        func apply(_ sections: KeyValuePairs<String, [String]>, animated: Bool = true) {
            var snapshot = Snapshot()
            for (section, items) in sections {
                snapshot.appendSections([section])
                snapshot.appendItems(items)
            }
            source.apply(snapshot, animatingDifferences: animated) { self.completed += 1 }
        }

        var shown: [String] {
            collection.indexPathsForVisibleItems.sorted()
                .compactMap { (collection.cellForItem(at: $0) as? NamedCell)?.name }
        }

        func cell(_ name: String) -> UICollectionViewCell? {
            collection.visibleCells.first { ($0 as? NamedCell)?.name == name }
        }
    }

    @Test func `items are inserted, deleted and moved, and only cells of inserted ones are requested`() {
        let stage = Stage()
        stage.apply(["A": ["a", "b"], "B": ["c"]])
        stage.tester.settle()
        #expect(stage.shown == ["a", "b", "c"])
        let cell = stage.cell("b")
        stage.asked = []

        stage.apply(["A": ["x"], "B": ["b", "c"]])
        stage.tester.settle()

        #expect(stage.shown == ["x", "b", "c"])
        #expect(stage.cell("b") === cell)
        #expect(stage.asked == ["x"])
        #expect(stage.completed == 2)
    }

    @Test func `several sections move, and items cross between inserted and deleted sections`() {
        let stage = Stage()
        stage.apply(["A": ["a", "b"], "B": ["c"], "C": ["d"]])
        stage.tester.settle()
        stage.collection.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
        stage.collection.selectItem(at: IndexPath(item: 0, section: 2), animated: false, scrollPosition: [])

        stage.apply(["C": ["d", "a"], "D": ["b"], "B": ["c"]])
        stage.tester.settle()

        #expect(stage.shown == ["d", "a", "b", "c"])
        let selected = (stage.collection.indexPathsForSelectedItems ?? []).compactMap(stage.source.itemIdentifier)
        #expect(Set(selected) == ["b", "d"])
    }

    @Test func `marked items are reloaded or reconfigured in a second update`() {
        let stage = Stage()
        stage.apply(["A": ["a", "b", "c"]])
        stage.tester.settle()
        let (reloaded, reconfigured) = (stage.cell("a"), stage.cell("c"))
        stage.asked = []
        var snapshot = stage.source.snapshot()
        snapshot.reloadItems(["a"])
        snapshot.reconfigureItems(["c"])

        stage.source.apply(snapshot)
        stage.tester.settle()

        #expect(stage.cell("a") !== reloaded)
        #expect(stage.cell("c") === reconfigured)
        #expect(stage.asked.sorted() == ["a", "c"])
    }

    @Test func `random snapshots lead to their content`() {
        var random = SeededNumbers(seed: 7)
        let stage = Stage()
        for _ in 0..<60 {
            let names = (0..<30).map { "\($0)" }.shuffled(using: &random).prefix(Int.random(in: 0...20, using: &random))
            let sections = ["A", "B", "C", "D"].shuffled(using: &random).prefix(Int.random(in: 1...4, using: &random))
            var snapshot = Snapshot()
            for section in sections { snapshot.appendSections([section]) }
            for name in names { snapshot.appendItems([name], toSection: sections.randomElement(using: &random)) }

            stage.source.apply(snapshot)
            if Bool.random(using: &random) { stage.tester.pump(by: 0.1) }

            #expect(stage.shown == Array(snapshot.itemIdentifiers.prefix(stage.shown.count)))
        }
        stage.tester.settle()
    }
}
