import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitCore
import UIKitLists
import UIKitTesting

/// Items of a diffable data source that the user moves.
@Suite(.application) struct ReorderingHandlerTests {
    private typealias Source = UICollectionViewDiffableDataSource<String, String>

    @MainActor private final class Stage {
        let tester = ViewTester(size: CGSize(width: 320, height: 480), scale: 2)
        let collection: UICollectionView
        let source: Source
        var transactions: [NSDiffableDataSourceTransaction<String, String>] = []
        var calls: [String] = []

        init(_ sections: KeyValuePairs<String, [String]>) {
            collection = UICollectionView(
                frame: CGRect(x: 0, y: 0, width: 320, height: 440),
                collectionViewLayout: NotedFlow("rows", CGSize(width: 320, height: 40)))
            collection.contentInsetAdjustmentBehavior = .never
            let registration = UICollectionView.CellRegistration<NamedCell, String> { cell, _, item in
                cell.name = item
            }
            source = Source(collectionView: collection) { collection, path, item in
                collection.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
            }
            tester.show(collection, at: .zero)
            var snapshot = NSDiffableDataSourceSnapshot<String, String>()
            for (section, items) in sections {
                snapshot.appendSections([section])
                snapshot.appendItems(items)
            }
            source.apply(snapshot)
            tester.settle()
        }

        func noteReordering() {
            source.reorderingHandlers.canReorderItem = { $0 != "x" }
            source.reorderingHandlers.willReorder = { [unowned self] _ in
                calls.append("will \(source.snapshot().itemIdentifiers.joined())")
            }
            source.reorderingHandlers.didReorder = { [unowned self] transaction in
                calls.append("did \(source.snapshot().itemIdentifiers.joined())")
                transactions.append(transaction)
            }
        }

        func move(_ item: Int, to y: CGFloat) -> Bool {
            let begins = collection.beginInteractiveMovementForItem(at: .item(item))
            collection.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: y))
            return begins
        }

        func end() {
            collection.endInteractiveMovement()
            tester.settle()
        }
    }

    @Test func `no item can be moved without handlers, and none that they hold`() {
        let stage = Stage(["A": ["a", "x"]])
        #expect(!stage.move(0, to: 60))

        stage.noteReordering()

        #expect(!stage.move(1, to: 20))
        #expect(stage.move(0, to: 60))
        stage.end()
    }

    @Test func `the content follows the user between the handlers`() {
        let stage = Stage(["A": ["a", "b", "c", "d"]])
        stage.noteReordering()

        #expect(stage.move(0, to: 100))
        stage.end()

        #expect(stage.calls == ["will abcd", "did bcad"])
        let transaction = stage.transactions.first
        #expect(transaction?.initialSnapshot.itemIdentifiers == ["a", "b", "c", "d"])
        #expect(transaction?.finalSnapshot.itemIdentifiers == ["b", "c", "a", "d"])
        #expect(transaction?.difference.removals == [.remove(offset: 0, element: "a", associatedWith: 2)])
        #expect(transaction?.difference.insertions == [.insert(offset: 2, element: "a", associatedWith: 0)])
        #expect(transaction?.sectionTransactions.map(\.sectionIdentifier) == ["A"])
        #expect(transaction?.sectionTransactions.first?.initialSnapshot.items == ["a", "b", "c", "d"])
        #expect(transaction?.sectionTransactions.first?.finalSnapshot.items == ["b", "c", "a", "d"])
        #expect(stage.source.itemIdentifier(for: .item(2)) == "a")
        let names = stage.collection.indexPathsForVisibleItems.sorted()
            .compactMap { (stage.collection.cellForItem(at: $0) as? NamedCell)?.name }
        #expect(names == ["b", "c", "a", "d"])
    }

    @Test func `a move across sections is a change of both`() {
        let stage = Stage(["A": ["a", "b"], "B": ["c", "d"]])
        stage.noteReordering()

        #expect(stage.move(0, to: 140))
        stage.end()

        let transaction = stage.transactions.first
        #expect(transaction?.finalSnapshot.itemIdentifiers(inSection: "A") == ["b"])
        #expect(transaction?.finalSnapshot.itemIdentifiers(inSection: "B") == ["c", "a", "d"])
        #expect(transaction?.sectionTransactions.map(\.sectionIdentifier) == ["A", "B"])
        #expect(
            transaction?.sectionTransactions.map(\.difference.insertions) == [
                [], [.insert(offset: 1, element: "a", associatedWith: nil)],
            ])
        #expect(["c", "d"].applying(transaction!.sectionTransactions[1].difference) == ["c", "a", "d"])
    }

    @Test func `a cancelled movement calls no handler`() {
        let stage = Stage(["A": ["a", "b", "c"]])
        stage.noteReordering()

        #expect(stage.move(0, to: 100))
        stage.collection.cancelInteractiveMovement()
        stage.tester.settle()

        #expect(stage.calls.isEmpty)
        #expect(stage.source.snapshot().itemIdentifiers == ["a", "b", "c"])
    }

    @Test func `a snapshot after a move has the order of the user`() {
        let stage = Stage(["A": ["a", "b", "c"]])
        stage.noteReordering()
        #expect(stage.move(0, to: 100))
        stage.end()

        var snapshot = stage.source.snapshot()
        snapshot.deleteItems(["b"])
        stage.source.apply(snapshot)
        stage.tester.settle()

        #expect(stage.collection.visibleCells.compactMap { ($0 as? NamedCell)?.name }.sorted() == ["a", "c"])
        #expect(stage.source.snapshot().itemIdentifiers == ["c", "a"])
    }

    @Test func `an item with others below it stays where the user moved it when it is expanded`() {
        let stage = Stage(["A": ["a", "b", "c"]])
        var tree = NSDiffableDataSourceSectionSnapshot<String>()
        tree.append(["a", "b", "c"])
        tree.append(["a1"], to: "a")
        stage.source.apply(tree, to: "A")
        stage.tester.settle()
        stage.noteReordering()

        #expect(stage.move(0, to: 100))
        stage.end()
        tree = stage.source.snapshot(for: "A")
        #expect(tree.rootItems == ["b", "c", "a"])
        tree.expand(["a"])
        stage.source.apply(tree, to: "A")
        stage.tester.settle()

        #expect(stage.source.snapshot().itemIdentifiers == ["b", "c", "a", "a1"])
    }
}
