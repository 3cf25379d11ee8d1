import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIFoundation
import UIKitCore
import UIKitTesting

@testable import UIKitLists

/// Placeholders among items of 80 by 80 points, four in a line.
@Suite(.application) struct ItemPlaceholderTests {
    /// A stage on which each drop inserts placeholders.
    @MainActor private final class Stage {
        let items: ItemDragStage
        var contexts: [any UICollectionViewDropPlaceholderContext] = []

        init(_ names: [[String]], count: Int = 1) {
            items = ItemDragStage(names)
            items.collection.register(DraggedCell.self, forCellWithReuseIdentifier: "loading")
            items.proposal = UICollectionViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
            items.perform = { [unowned self] coordinator in
                for index in 0..<count {
                    let placeholder = UICollectionViewDropPlaceholder(
                        insertionIndexPath: coordinator.destinationIndexPath ?? path(0), reuseIdentifier: "loading")
                    placeholder.cellUpdateHandler = { ($0 as? DraggedCell)?.name = "loading \(index)" }
                    contexts.append(coordinator.drop(coordinator.items[0].dragItem, to: placeholder))
                }
            }
        }

        func drop(_ item: Int, at x: CGFloat, _ y: CGFloat) { items.drop(items.drag(item, to: x, y)) }

        @discardableResult func commit(_ index: Int, _ name: String) -> (done: Bool, path: IndexPath?) {
            var path: IndexPath?
            let done = contexts[index].commitInsertion { goal in
                path = goal
                items.names[goal.section].insert(name, at: goal.item)
            }
            items.tester.settle()
            return (done, path)
        }
    }

    @Test func `an item that an update inserted for a placeholder replaces it`() {
        let stage = Stage([["a", "b"]])
        stage.drop(0, at: 120, 40)

        let done = stage.contexts[0].commitInsertion { goal in
            stage.items.names[goal.section].insert("new", at: goal.item)
            stage.items.collection.insertItems(at: [goal])
        }
        stage.items.tester.settle()

        #expect(done)
        #expect(stage.items.shown == ["a", "new", "b"])
        #expect(!stage.items.collection.hasUncommittedUpdates)
    }

    @Test func `a placeholder is among the items, which keep their positions`() {
        let stage = Stage([["a", "b", "c", "d"]])

        stage.drop(0, at: 120, 40)
        let collection = stage.items.collection

        #expect(stage.items.shown == ["a", "loading 0", "b", "c", "d"])
        #expect(stage.items.corners["b"] == CGPoint(x: 160, y: 0))
        #expect(collection.hasUncommittedUpdates)
        #expect(collection.numberOfItems(inSection: 0) == 4)
        #expect((collection.cellForItem(at: path(1)) as? DraggedCell)?.name == "b")
        #expect(collection.indexPathForItem(at: CGPoint(x: 120, y: 40)) == nil)
        #expect(collection.indexPathForItem(at: CGPoint(x: 200, y: 40)) == path(1))
        #expect(stage.items.cell("loading 0").flatMap { collection.indexPath(for: $0) } == nil)
        #expect(collection.indexPathsForVisibleItems.sorted() == [path(0), path(1), path(2), path(3)])
        #expect(stage.items.cellViews.filter(\.isHidden).isEmpty)
    }

    @Test func `a placeholder that is committed becomes an item of the data, and no other moves`() {
        let stage = Stage([["a", "b", "c", "d"]])
        stage.drop(0, at: 120, 40)
        let corners = stage.items.corners

        let (done, goal) = stage.commit(0, "new")
        let (again, other) = stage.commit(0, "no")

        #expect(done)
        #expect(goal == path(1))
        #expect(!again)
        #expect(other == nil)
        #expect(stage.items.shown == ["a", "new", "b", "c", "d"])
        #expect(stage.items.corners["b"] == corners["b"])
        #expect(stage.items.corners["d"] == corners["d"])
        #expect(!stage.items.collection.hasUncommittedUpdates)
        #expect(stage.items.collection.numberOfItems(inSection: 0) == 5)
    }

    @Test func `a transition to another layout knows a placeholder among the items`() {
        let stage = Stage([["a", "b", "c", "d"]])
        stage.drop(0, at: 120, 40)
        let collection = stage.items.collection
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 160, height: 40)
        (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)

        collection.startInteractiveTransition(to: layout).transitionProgress = 1
        let frames = [path(0), path(1), path(3)].map { collection.layoutAttributesForItem(at: $0)?.frame.origin }
        collection.finishInteractiveTransition()
        stage.items.tester.settle()

        // Two items in a line, of which the second one is the placeholder.
        #expect(frames == [CGPoint(x: 0, y: 0), CGPoint(x: 0, y: 40), CGPoint(x: 0, y: 80)])
        #expect(stage.items.shown == ["a", "loading 0", "b", "c", "d"])
    }

    @Test func `a deleted placeholder leaves the items unchanged`() {
        let stage = Stage([["a", "b", "c", "d"]])
        stage.drop(0, at: 120, 40)

        let done = stage.contexts[0].deletePlaceholder()
        stage.items.tester.settle()

        #expect(done)
        #expect(!stage.contexts[0].deletePlaceholder())
        #expect(stage.items.shown == ["a", "b", "c", "d"])
        #expect(stage.items.corners["b"] == CGPoint(x: 80, y: 0))
        #expect(!stage.items.collection.hasUncommittedUpdates)
    }

    @Test(arguments: [[0, 1, 2], [2, 1, 0], [1, 0, 2], [1, 2, 0]])
    func `placeholders of a drop keep their order whichever is committed first`(order: [Int]) {
        let stage = Stage([["a", "b"]], count: 3)
        stage.drop(0, at: 120, 40)
        let loading = stage.items.shown

        for index in order { stage.commit(index, "new \(index)") }

        #expect(loading == ["a", "loading 0", "loading 1", "loading 2", "b"])
        #expect(stage.items.names == [["a", "new 0", "new 1", "new 2", "b"]])
        #expect(stage.items.shown == ["a", "new 0", "new 1", "new 2", "b"])
    }

    @Test func `updates of the data leave a placeholder behind the item that it is behind`() {
        let stage = Stage([["a", "b", "c"], ["d"]], count: 2)
        stage.drop(0, at: 120, 40)

        stage.items.names = [["d"], ["x", "a", "y", "b"]]
        stage.items.collection.performBatchUpdates {
            stage.items.collection.moveSection(0, toSection: 1)
            stage.items.collection.insertItems(at: [IndexPath(item: 0, section: 1), IndexPath(item: 2, section: 1)])
            stage.items.collection.deleteItems(at: [path(2)])
        }
        stage.items.tester.settle()
        let shown = stage.items.shown
        let (_, goal) = stage.commit(1, "new")

        #expect(shown == ["d", "x", "a", "loading 0", "loading 1", "y", "b"])
        #expect(goal == IndexPath(item: 2, section: 1))
        #expect(stage.items.shown == ["d", "x", "a", "loading 0", "new", "y", "b"])
    }

    @Test func `items that move, are reloaded and are deleted around placeholders are where they are to be`() {
        let stage = Stage([["a", "b", "c", "d", "e"]], count: 2)
        stage.drop(0, at: 200, 40)
        let before = stage.items.shown

        stage.items.names = [["e", "a", "c2", "d"]]
        stage.items.collection.performBatchUpdates {
            stage.items.collection.moveItem(at: path(4), to: path(0))
            stage.items.collection.deleteItems(at: [path(1)])
            stage.items.collection.reloadItems(at: [path(2)])
        }
        stage.items.tester.settle()

        #expect(before == ["a", "b", "loading 0", "loading 1", "c", "d", "e"])
        #expect(stage.items.shown == ["e", "a", "loading 0", "loading 1", "c2", "d"])
    }

    @Test func `a collection that is reloaded has no placeholders any more`() {
        let stage = Stage([["a", "b"]])
        stage.drop(0, at: 120, 40)

        stage.items.collection.reloadData()
        stage.items.tester.settle()
        let (done, goal) = stage.commit(0, "new")

        #expect(!done)
        #expect(goal == nil)
        #expect(stage.items.shown == ["a", "b"])
    }

    @Test func `a placeholder is deleted with its section`() {
        let stage = Stage([["a", "b"], ["c"]])
        stage.drop(0, at: 120, 40)

        stage.items.names = [["c"]]
        stage.items.collection.deleteSections([0])
        stage.items.tester.settle()

        #expect(!stage.contexts[0].deletePlaceholder())
        #expect(stage.items.shown == ["c"])
    }

    @Test func `selected items are known by their positions in the data`() {
        let stage = Stage([["a", "b", "c"]])
        stage.drop(0, at: 120, 40)

        stage.items.collection.selectItem(at: path(1), animated: false, scrollPosition: [])
        let selected = stage.items.collection.indexPathsForSelectedItems
        let isSelected = stage.items.cell("b")?.isSelected
        stage.commit(0, "new")

        #expect(selected == [path(1)])
        #expect(isSelected == true)
        #expect(stage.items.collection.indexPathsForSelectedItems == [path(2)])
        #expect(stage.items.cell("b")?.isSelected == true)
    }

    @Test func `a placeholder's cell is filled again when that is wanted`() {
        let stage = Stage([["a", "b"]])
        stage.drop(0, at: 120, 40)

        stage.items.cell("loading 0")?.name = "other"
        stage.contexts[0].setNeedsCellUpdate()

        #expect(stage.items.shown == ["a", "loading 0", "b"])
    }

    @Test func `an update of a deleted placeholder has no effect`() {
        let stage = Stage([["a", "b"]])
        stage.drop(0, at: 120, 40)
        stage.contexts[0].deletePlaceholder()

        stage.contexts[0].setNeedsCellUpdate()
        stage.items.tester.settle()

        #expect(stage.items.shown == ["a", "b"])
    }
}

/// An item of the first section.
private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }
