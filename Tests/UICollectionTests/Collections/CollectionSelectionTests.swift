import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitCore
import UIKitLists
import UIKitTesting

/// Calls of the delegate for a tap, in their order.
@Suite(.application) struct CollectionSelectionTests {
    private func stage(_ prepare: (CollectionStage) -> Void = { _ in }) -> CollectionStage {
        let stage = CollectionStage(counts: [12], prepare: prepare)
        stage.calls = []
        return stage
    }

    @Test func `a tap with another item selected has the order of UIKit`() {
        let stage = stage()
        stage.collection.selectItem(at: .item(0), animated: false, scrollPosition: [])
        #expect(stage.calls == [])

        stage.tap(1)

        #expect(
            stage.calls == [
                "shouldHighlight 0.1", "didHighlight 0.1", "shouldSelect 0.1", "didDeselect 0.0", "didSelect 0.1",
                "didUnhighlight 0.1", "primary 0.1",
            ])
        #expect(stage.cells.map(\.isSelected).firstIndex(of: true) == 1)
        #expect(stage.cell("0.1")?.isHighlighted == false)
        #expect(stage.collection.indexPathsForSelectedItems == [.item(1)])
    }

    @Test func `a tap on the selected item selects it again`() {
        let stage = stage()
        stage.tap(1)
        stage.calls = []

        stage.tap(1)

        #expect(stage.calls.filter { $0.contains("elect") } == ["shouldSelect 0.1", "didSelect 0.1"])
    }

    @Test func `several items are selected and deselected one by one`() {
        let stage = stage { $0.collection.allowsMultipleSelection = true }

        stage.tap(1)
        stage.tap(2)
        stage.calls = []
        stage.tap(1)

        #expect(
            stage.calls == [
                "shouldHighlight 0.1", "didHighlight 0.1", "shouldDeselect 0.1", "didDeselect 0.1",
                "didUnhighlight 0.1",
            ])
        #expect(stage.collection.indexPathsForSelectedItems == [.item(2)])
    }

    @Test func `an item that may not be highlighted is not selected`() {
        let stage = stage { $0.mayHighlight = { _ in false } }

        stage.tap(1)

        #expect(stage.calls == ["shouldHighlight 0.1"])
    }

    @Test func `an item that may not be selected is only highlighted`() {
        let stage = stage { $0.maySelect = { _ in false } }

        stage.tap(1)

        #expect(stage.calls == ["shouldHighlight 0.1", "didHighlight 0.1", "shouldSelect 0.1", "didUnhighlight 0.1"])
    }

    @Test func `a finger that moves does not select`() {
        let stage = stage()
        let touch = stage.tester.touch(at: CGPoint(x: 25, y: 25))
        stage.tester.pump(by: 0.2)
        #expect(stage.cell("0.0")?.isHighlighted == true)

        touch.move(to: CGPoint(x: 25, y: 40))
        stage.tester.pump()
        touch.lift()
        stage.tester.settle()

        #expect(stage.calls == ["shouldHighlight 0.0", "didHighlight 0.0", "didUnhighlight 0.0"])
    }

    @Test func `a tap beside items has no effect`() {
        let stage = stage()

        stage.tester.tap(at: CGPoint(x: 55, y: 25))
        stage.tester.settle()

        #expect(stage.calls == [])
    }

    @Test func `no item is selected where that is not allowed`() {
        let stage = stage { $0.collection.allowsSelection = false }

        stage.tap(1)

        #expect(stage.calls == [])
    }

    @Test func `the cell of a selected item is selected again after scrolling back`() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 320, height: 100)
        let stage = CollectionStage(counts: [100], layout: layout)
        stage.collection.selectItem(at: .item(1), animated: false, scrollPosition: [])

        stage.scroll(to: 5000)
        #expect(stage.cells.allSatisfy { !$0.isSelected })
        stage.scroll(to: 0)

        #expect(stage.cell("0.1")?.isSelected == true)
        #expect(stage.cells.filter(\.isSelected).count == 1)
    }

    @Test func `a selection may scroll to its item`() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 320, height: 100)
        layout.minimumLineSpacing = 0
        let stage = CollectionStage(counts: [100], layout: layout)

        stage.collection.selectItem(at: .item(50), animated: false, scrollPosition: .top)

        #expect(stage.collection.contentOffset.y == 5000)
    }

    @Test func `editing allows no selection unless it is said, and its selection ends with it`() {
        let stage = stage()
        stage.collection.selectItem(at: .item(0), animated: false, scrollPosition: [])
        stage.collection.isEditing = true
        #expect(stage.collection.indexPathsForSelectedItems == [])

        stage.tap(1)
        #expect(stage.calls == [])

        stage.collection.allowsMultipleSelectionDuringEditing = true
        stage.tap(1)
        stage.tap(2)
        #expect(stage.collection.indexPathsForSelectedItems == [.item(1), .item(2)])
        #expect(!stage.calls.contains { $0.hasPrefix("primary") })
        #expect(stage.cell("0.1")?.configurationState.isEditing == true)

        stage.collection.isEditing = false
        #expect(stage.collection.indexPathsForSelectedItems == [])
        #expect(stage.cell("0.1")?.isSelected == false)
    }

    @Test func `a reload in the choice is survived`() {
        let stage = stage { stage in
            stage.didSelect = { [unowned stage] _ in
                stage.names = [["A"]]
                stage.collection.reloadData()
            }
        }

        stage.tap(3)

        #expect(stage.shown == ["A"])
    }

    @Test func `nil deselects all items, and disallowing several keeps the first`() {
        let stage = stage { $0.collection.allowsMultipleSelection = true }
        for item in [4, 2, 6] { stage.collection.selectItem(at: .item(item), animated: false, scrollPosition: []) }
        #expect(stage.collection.indexPathsForSelectedItems == [.item(4), .item(2), .item(6)])

        stage.collection.allowsMultipleSelection = false
        #expect(stage.collection.indexPathsForSelectedItems == [.item(4)])
        stage.collection.selectItem(at: nil, animated: false, scrollPosition: [])

        #expect(stage.collection.indexPathsForSelectedItems == [])
    }
}
