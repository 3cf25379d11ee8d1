import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIFoundation
import UIKitCore
import UIKitTesting

@testable import UIKitLists

/// Items of a grid of four columns that are dragged in their collection and dropped there.
@Suite(.application) struct ItemDragTests {
    private static func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

    @Test func `a drag inside a collection calls its delegates in order`() {
        let stage = ItemDragStage([["a", "b", "c", "d"]])

        let touch = stage.drag(0, to: 200, 40)
        let course = stage.calls
        stage.calls = []
        stage.drop(touch)

        #expect(course == ["items 0.0", "begin", "can handle", "enter", "update 0.2"])
        #expect(stage.calls.filter { !$0.hasPrefix("update") } == ["drop", "drop end", "drag end"])
    }

    @Test func `the others make room for an item that is moved, and its own cell is hidden`() {
        let stage = ItemDragStage([["a", "b", "c", "d", "e"]])

        let touch = stage.drag(0, to: 200, 40)
        let parted = stage.corners
        stage.move(touch, to: 40, 40)
        let back = stage.corners
        stage.move(touch, to: 200, 40)
        let moved = stage.cell("b")?.frame
        stage.drop(touch)

        #expect(parted["a"] == nil)
        #expect(parted["b"] == CGPoint(x: 0, y: 0))
        #expect(parted["c"] == CGPoint(x: 80, y: 0))
        #expect(parted["d"] == CGPoint(x: 240, y: 0))
        #expect(parted["e"] == CGPoint(x: 0, y: 80))
        #expect(back["b"] == CGPoint(x: 80, y: 0))
        #expect(stage.shown == ["b", "c", "a", "d", "e"])
        #expect(stage.names == [["b", "c", "a", "d", "e"]])
        #expect(stage.cell("b")?.frame == moved)
        #expect(stage.cell("a")?.frame == CGRect(x: 160, y: 0, width: 80, height: 80))
        #expect(stage.cellViews.filter(\.isHidden).isEmpty)
    }

    @Test func `items part for a copy, for which the content has one more slot meanwhile`() {
        let stage = ItemDragStage([["a", "b", "c", "d"]])
        stage.proposal = UICollectionViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
        stage.perform = { _ in }

        let touch = stage.drag(0, to: 120, 40)
        let (parted, height) = (stage.corners, stage.collection.contentSize.height)
        let isPending = stage.collection.hasUncommittedUpdates
        let second = stage.collection.cellForItem(at: Self.path(1))
        stage.drop(touch)

        #expect(parted["a"] == CGPoint(x: 0, y: 0))
        #expect(parted["b"] == CGPoint(x: 160, y: 0))
        #expect(parted["d"] == CGPoint(x: 0, y: 80))
        #expect(height == 160)
        #expect(isPending)
        // Apps know items by the positions of the data.
        #expect(second === stage.cell("b"))
        #expect(stage.coordinator?.destinationIndexPath == Self.path(1))
        // No item was inserted, so the items close up.
        #expect(stage.shown == ["a", "b", "c", "d"])
        #expect(stage.corners["d"] == CGPoint(x: 240, y: 0))
        #expect(stage.collection.contentSize.height == 80)
        #expect(!stage.collection.hasUncommittedUpdates)
    }

    @Test func `an item that is inserted takes the room, and no other moves`() {
        let stage = ItemDragStage([["a", "b", "c", "d"]])
        stage.proposal = UICollectionViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
        stage.perform = { [unowned stage] coordinator in
            stage.names[0].insert("new", at: 1)
            stage.collection.insertItems(at: [Self.path(1)])
            coordinator.drop(coordinator.items[0].dragItem, toItemAt: Self.path(1))
        }

        let touch = stage.drag(0, to: 120, 40)
        let parted = stage.corners
        touch.lift()
        stage.tester.pump(by: 0.05)
        let during = stage.cell("b")?.layer.presentation()?.frame.minX
        stage.tester.settle()

        #expect(parted["b"] == CGPoint(x: 160, y: 0))
        #expect(during == 160)
        #expect(stage.shown == ["a", "new", "b", "c", "d"])
        #expect(stage.collection.contentSize.height == 160)
    }

    @Test func `the end of a section is reached over its last item`() {
        let stage = ItemDragStage([["a", "b", "c"]])
        stage.proposal = UICollectionViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
        stage.perform = { _ in }

        let touch = stage.drag(0, to: 200, 40)
        stage.move(touch, to: 280, 40)
        stage.drop(touch)

        #expect(stage.coordinator?.destinationIndexPath == Self.path(3))
    }

    @Test func `beside all items there is no destination, and the items close up`() {
        let stage = ItemDragStage([["a", "b", "c"]])
        let touch = stage.drag(0, to: 200, 40)
        stage.calls = []

        stage.move(touch, to: 200, 300)
        let corners = stage.corners
        stage.perform = { _ in }
        stage.drop(touch)

        #expect(stage.calls.first == "update")
        #expect(corners["b"] == CGPoint(x: 80, y: 0))
        #expect(stage.coordinator?.destinationIndexPath == nil)
    }

    @Test func `items that leave a collection have the others close up`() {
        let stage = ItemDragStage([["a", "b", "c"]])
        let touch = stage.drag(0, to: 120, 40)
        stage.calls = []

        stage.move(touch, to: 100, 460)
        let corners = stage.corners
        let isActive = (stage.collection.hasActiveDrag, stage.collection.hasActiveDrop)
        stage.drop(touch)

        #expect(stage.calls == ["exit", "drop end", "drag end"])
        #expect(corners["b"] == CGPoint(x: 80, y: 0))
        #expect(isActive == (true, false))
        #expect(!stage.collection.hasActiveDrag)
        #expect(stage.shown == ["a", "b", "c"])
    }

    @Test func `an item is moved to another section`() {
        let stage = ItemDragStage([["a", "b"], ["c", "d"]])

        // The second section begins at 80 points.
        let touch = stage.drag(0, to: 120, 120)
        let parted = stage.corners
        stage.drop(touch)

        #expect(parted["b"] == CGPoint(x: 0, y: 0))
        #expect(parted["d"] == CGPoint(x: 160, y: 80))
        #expect(stage.names == [["b"], ["c", "a", "d"]])
        #expect(stage.shown == ["b", "c", "a", "d"])
    }

    // MARK: The data source moves items

    @Test func `a data source that moves items moves one without a delegate for drops, which keeps its cell`() {
        let stage = ItemDragStage([["a", "b", "c", "d"]], drops: false)
        stage.mayMove = { _ in true }
        let cell = stage.cell("a")
        let touch = stage.drag(0, to: 200, 40)
        stage.calls = []

        stage.drop(touch)

        #expect(stage.calls == ["move from 0.0 to 0.2", "drag end"])
        #expect(stage.shown == ["b", "c", "a", "d"])
        #expect(stage.cell("a") === cell)
        #expect(cell?.isHidden == false)
        #expect(!stage.collection.hasUncommittedUpdates)
    }

    @Test func `an item that may not be moved is not dropped`() {
        let stage = ItemDragStage([["a", "b", "c"]], drops: false)
        let touch = stage.drag(0, to: 200, 40)
        stage.calls = []

        stage.drop(touch)

        #expect(stage.calls == ["drag end"])
        #expect(stage.shown == ["a", "b", "c"])
    }

    @Test func `a drag of a diffable data source's item is a reordering`() {
        let stage = ItemDragStage([[]])
        stage.collection.dropDelegate = nil
        let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: stage.collection) {
            collection, path, item in
            let cell = collection.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
            (cell as? DraggedCell)?.name = item
            return cell
        }
        stage.names = [["a", "b", "c"]]
        var orders: [[String]] = []
        source.reorderingHandlers.canReorderItem = { $0 != "c" }
        source.reorderingHandlers.didReorder = { orders.append($0.finalSnapshot.itemIdentifiers) }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(["a", "b", "c"])
        source.apply(snapshot)
        stage.tester.settle()

        stage.drop(stage.drag(0, to: 200, 40))
        stage.drop(stage.drag(1, to: 40, 40))

        #expect(orders == [["b", "c", "a"]])
        #expect(source.snapshot().itemIdentifiers == ["b", "c", "a"])
        #expect(stage.shown == ["b", "c", "a"])
    }

    // MARK: Drops on items

    @Test func `a drop on an item highlights it until the end`() {
        let stage = ItemDragStage([["a", "b", "c"]])
        stage.proposal = UICollectionViewDropProposal(operation: .copy, intent: .insertIntoDestinationIndexPath)
        stage.perform = { coordinator in
            coordinator.drop(
                coordinator.items[0].dragItem, intoItemAt: Self.path(1),
                rect: CGRect(x: 10, y: 10, width: 20, height: 20))
        }

        let touch = stage.drag(0, to: 120, 40)
        let isHighlighted = stage.cell("b")?.isHighlighted
        let (state, other) = (
            stage.cell("b")?.configurationState.cellDropState, stage.cell("c")?.configurationState.cellDropState
        )
        stage.drop(touch)

        #expect(isHighlighted == true)
        #expect(state == .targeted)
        #expect(other == .notTargeted)
        #expect(stage.cell("b")?.isHighlighted == false)
        #expect(stage.cell("b")?.configurationState.cellDropState == UICellConfigurationState.DropState.none)
        #expect(stage.coordinator?.destinationIndexPath == Self.path(1))
    }

    @Test func `no cell keeps its highlight when items change below a drag`() {
        let stage = ItemDragStage([["a", "b", "c"]])
        stage.proposal = UICollectionViewDropProposal(operation: .copy, intent: .insertIntoDestinationIndexPath)
        stage.perform = { _ in }
        let touch = stage.drag(0, to: 120, 40)

        stage.names[0].insert("new", at: 1)
        stage.collection.insertItems(at: [Self.path(1)])
        stage.tester.pump(by: 0.6)
        let isHighlighted = stage.cell("b")?.isHighlighted
        stage.move(touch, to: 125, 40)
        let new = stage.cell("new")?.isHighlighted
        stage.drop(touch)

        #expect(isHighlighted == false)
        #expect(new == true)
        #expect(stage.cellViews.filter(\.isHighlighted).isEmpty)
    }

    // MARK: Cells

    @Test func `cells hear how far they are dragged`() {
        let stage = ItemDragStage([["a", "b"]])
        let cell = stage.cell("a")

        let touch = stage.lift(0)
        let lifting = cell?.configurationState.cellDragState
        touch.move(to: CGPoint(x: 120, y: 460))
        let dragging = cell?.configurationState.cellDragState
        stage.drop(touch)

        #expect(lifting == .lifting)
        #expect(dragging == .dragging)
        #expect(cell?.states == [.lifting, .dragging, .none])
    }

    @Test func `a selected item keeps its path while others make room`() {
        let stage = ItemDragStage([["a", "b", "c", "d"]])
        stage.proposal = UICollectionViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
        stage.perform = { _ in }
        stage.collection.selectItem(at: Self.path(3), animated: false, scrollPosition: [])

        let touch = stage.drag(0, to: 120, 40)
        let selected = stage.collection.indexPathsForSelectedItems
        let path = stage.cell("d").flatMap { stage.collection.indexPath(for: $0) }
        stage.drop(touch)

        #expect(selected == [Self.path(3)])
        #expect(path == Self.path(3))
        #expect(stage.collection.indexPathsForSelectedItems == [Self.path(3)])
    }

    // MARK: Changes below a drag

    @Test func `a collection that is reloaded under a drag shows its items`() {
        let stage = ItemDragStage([["a", "b", "c"]])
        let touch = stage.drag(0, to: 120, 40)

        stage.names = [["x", "y"]]
        stage.collection.reloadData()
        stage.tester.pump()
        stage.perform = { _ in }
        stage.drop(touch)

        #expect(stage.shown == ["x", "y"])
        #expect(stage.cellViews.filter(\.isHidden).isEmpty)
        #expect(stage.coordinator?.items.first?.sourceIndexPath == nil)
    }

    @Test func `an item that is inserted elsewhere meanwhile changes the source's position`() {
        let stage = ItemDragStage([["a", "b", "c"]])
        let touch = stage.drag(1, to: 200, 40)

        stage.names[0].insert("new", at: 0)
        stage.collection.insertItems(at: [Self.path(0)])
        stage.tester.pump(by: 0.6)
        let shown = stage.shown
        stage.move(touch, to: 45, 40)
        stage.drop(touch)

        #expect(shown == ["new", "a", "b", "c"])
        #expect(stage.coordinator?.items.first?.sourceIndexPath == Self.path(2))
        #expect(stage.names == [["b", "new", "a", "c"]])
        #expect(stage.shown == ["b", "new", "a", "c"])
    }

    @Test func `another layout shows all items where it has them`() {
        let stage = ItemDragStage([["a", "b", "c"]])
        let touch = stage.drag(0, to: 200, 40)
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 160, height: 40)
        (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)

        stage.collection.setCollectionViewLayout(layout, animated: false)
        stage.tester.pump()
        let corners = stage.corners
        stage.perform = { _ in }
        stage.drop(touch)

        #expect(corners == ["a": CGPoint(x: 0, y: 0), "b": CGPoint(x: 160, y: 0), "c": CGPoint(x: 0, y: 40)])
    }

    @Test func `a collection scrolls while items are dragged near its edge`() {
        let stage = ItemDragStage([(0..<100).map { "\($0)" }])

        let touch = stage.drag(0, to: 40, 430)
        stage.tester.pump(by: 1)
        let offset = stage.collection.contentOffset.y
        stage.drop(touch)
        let goal = stage.coordinator?.destinationIndexPath

        #expect(offset > 200)
        #expect((goal?.item ?? 0) > 30)
        #expect(stage.names[0].firstIndex(of: "0") == goal?.item)
        #expect(stage.cellViews.filter(\.isHidden).isEmpty)
    }

    @Test func `without drag interaction items stay`() {
        let stage = ItemDragStage([["a", "b"]])
        stage.collection.dragInteractionEnabled = false

        stage.drop(stage.drag(0, to: 120, 40))

        #expect(stage.calls.isEmpty)
    }

    @Test func `the animator of a drop to an item runs at once after the drop`() throws {
        let stage = ItemDragStage([["a", "b"]])
        stage.drop(stage.drag(0, to: 120, 40))
        let coordinator = try #require(stage.coordinator)
        var ends: [UIViewAnimatingPosition] = []
        var animations = 0

        let animator = coordinator.drop(coordinator.items[0].dragItem, toItemAt: Self.path(0))
        animator.addAnimations { animations += 1 }
        animator.addCompletion { ends.append($0) }

        #expect(animations == 1)
        #expect(ends == [.end])
    }
}
