import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitCore
import UIKitTesting

@testable import UIKitLists

/// Items of a list that are moved by the lines at the end of their cells.
@Suite(.application) struct ReorderGripTests {
    private typealias Source = UICollectionViewDiffableDataSource<Int, String>

    @MainActor private final class Stage {
        let tester = ViewTester(size: CGSize(width: 320, height: 480), scale: 2)
        let collection: UICollectionView
        let source: Source
        var orders: [String] = []

        init(_ items: [String]) {
            collection = UICollectionView(
                frame: CGRect(x: 0, y: 0, width: 320, height: 480),
                collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
            collection.contentInsetAdjustmentBehavior = .never
            let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, item in
                var content = cell.defaultContentConfiguration()
                content.text = item
                cell.contentConfiguration = content
                cell.accessories = [.reorder(displayed: .always)]
            }
            source = Source(collectionView: collection) { collection, path, item in
                collection.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
            }
            source.reorderingHandlers.canReorderItem = { $0 != "c" }
            source.reorderingHandlers.didReorder = { [unowned self] in
                orders.append($0.finalSnapshot.itemIdentifiers.joined())
            }
            tester.show(collection, at: .zero)
            var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
            snapshot.appendSections([0])
            snapshot.appendItems(items)
            source.apply(snapshot)
            tester.settle()
        }

        /// Where the lines of an item are, in the window.
        func grip(_ item: Int) throws -> CGPoint {
            let cell = try #require(collection.cellForItem(at: IndexPath(item: item, section: 0)))
            let grip = try #require(cell.subviews.first { $0 is ReorderGrip })
            return cell.convert(grip.center, to: nil)
        }
    }

    @Test func `the lines move an item up and down at once`() throws {
        let stage = Stage(["a", "b", "c"])
        let (start, goal) = (try stage.grip(0), try stage.grip(1))
        let cell = try #require(stage.collection.cellForItem(at: IndexPath(item: 0, section: 0)))

        let touch = stage.tester.touch(at: start)
        stage.tester.pump()
        touch.move(to: CGPoint(x: start.x - 100, y: goal.y + 5))
        stage.tester.pump()
        let x = cell.frame.minX
        let shift = cell.frame.minY
        touch.lift()
        stage.tester.settle()

        #expect(x == 0)
        #expect(abs(shift - (goal.y + 5 - start.y)) < 0.01)
        #expect(stage.orders == ["bac"])
        #expect(stage.collection.contentOffset == .zero)
    }

    @Test func `an item that cannot be moved stays`() throws {
        let stage = Stage(["a", "b", "c"])
        let (start, goal) = (try stage.grip(2), try stage.grip(0))

        let touch = stage.tester.touch(at: start)
        stage.tester.pump()
        touch.move(to: goal)
        stage.tester.pump()
        touch.lift()
        stage.tester.settle()

        #expect(stage.orders.isEmpty)
        #expect(stage.source.snapshot().itemIdentifiers == ["a", "b", "c"])
    }
}
