import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitCore
import UIKitTesting

@testable import UIKitLists

/// How soon items of 80 by 80 points make room for one that is dragged over them.
@Suite(.application) struct ReorderingCadenceTests {
    private func makeStage(_ cadence: UICollectionView.ReorderingCadence) -> ItemDragStage {
        let stage = ItemDragStage([["a", "b", "c", "d"]])
        stage.collection.reorderingCadence = cadence
        return stage
    }

    @Test(arguments: [UICollectionView.ReorderingCadence.immediate, .fast, .slow], [0.1, 0.4, 0.7])
    func `items make room after a while`(cadence: UICollectionView.ReorderingCadence, seconds: Double) {
        let stage = makeStage(cadence)
        let touch = stage.lift(0)
        touch.move(to: CGPoint(x: 200, y: 40))
        stage.tester.pump(by: seconds)
        let isOpen = stage.corners["b"] == CGPoint(x: 0, y: 0)
        let isLifted = stage.corners["a"] == nil
        stage.drop(touch)

        let wait: [UICollectionView.ReorderingCadence: Double] = [.immediate: 0, .fast: 0.2, .slow: 0.6]
        #expect(isOpen == (seconds > wait[cadence] ?? 0))
        #expect(isLifted)
    }

    @Test func `an item that moves on waits anew, and is dropped at its slot`() {
        let stage = makeStage(.slow)
        let touch = stage.lift(0)
        touch.move(to: CGPoint(x: 120, y: 40))
        stage.tester.pump(by: 0.5)
        touch.move(to: CGPoint(x: 200, y: 40))
        stage.tester.pump(by: 0.5)
        let corners = stage.corners
        stage.drop(touch)

        #expect(corners["b"] == CGPoint(x: 80, y: 0))
        #expect(stage.names == [["b", "c", "a", "d"]])
        #expect(stage.shown == ["b", "c", "a", "d"])
    }

    @Test func `a drag that leaves in the meantime opens no room`() {
        let stage = makeStage(.slow)
        stage.proposal = UICollectionViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
        let touch = stage.lift(0)
        touch.move(to: CGPoint(x: 200, y: 40))
        stage.tester.pump(by: 0.3)
        touch.move(to: CGPoint(x: 200, y: 460))
        stage.tester.pump(by: 2)
        let corners = stage.corners
        stage.drop(touch)

        #expect(corners["b"] == CGPoint(x: 80, y: 0))
        #expect(corners["c"] == CGPoint(x: 160, y: 0))
    }

    /// The number of times that the delegate was asked.
    private func questions(_ stage: ItemDragStage) -> Int { stage.calls.filter { $0.hasPrefix("update") }.count }

    @Test(arguments: [UICollectionView.ReorderingCadence.fast, .slow])
    func `where no room can be made the delegate is not asked again`(
        cadence: UICollectionView.ReorderingCadence
    ) {
        let stage = makeStage(cadence)
        stage.collection.register(DraggedCell.self, forCellWithReuseIdentifier: "loading")
        var context: (any UICollectionViewDropPlaceholderContext)?
        stage.proposal = UICollectionViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
        stage.perform = { coordinator in
            let placeholder = UICollectionViewDropPlaceholder(
                insertionIndexPath: IndexPath(item: 0, section: 0), reuseIdentifier: "loading")
            context = coordinator.drop(coordinator.items[0].dragItem, to: placeholder)
        }
        // Beside a placeholder items make no room.
        stage.drop(stage.drag(0, to: 200, 40))
        stage.proposal = UICollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
        stage.perform = { _ in }
        let corners = stage.corners
        let touch = stage.lift(1)
        touch.move(to: CGPoint(x: 280, y: 40))
        let before = questions(stage)
        stage.tester.pump(by: 5)
        let asked = questions(stage) - before
        let meanwhile = stage.corners
        stage.drop(touch)

        #expect(asked == 0)
        #expect(meanwhile == corners)
        #expect(stage.calls.filter { $0 == "drop" }.count == 2)
        #expect(stage.coordinator?.destinationIndexPath == IndexPath(item: 2, section: 0))
        #expect(context?.deletePlaceholder() == true)
        stage.tester.settle()
        #expect(stage.shown == ["a", "b", "c", "d"])
    }

    @Test func `a section that cannot take the item makes no room, and the next slot waits anew`() {
        let stage = makeStage(.fast)
        stage.mayMove = { _ in true }
        let touch = stage.lift(0)
        // Beside all items nothing is meant.
        touch.move(to: CGPoint(x: 200, y: 300))
        stage.tester.pump(by: 1)
        let before = questions(stage)
        stage.tester.pump(by: 2)
        let idle = questions(stage) - before
        touch.move(to: CGPoint(x: 200, y: 40))
        stage.tester.pump(by: 0.1)
        let early = stage.corners["b"]
        stage.tester.pump(by: 0.4)
        let late = stage.corners["b"]
        stage.drop(touch)

        #expect(idle == 0)
        #expect(early == CGPoint(x: 80, y: 0))
        #expect(late == CGPoint(x: 0, y: 0))
        #expect(stage.names == [["b", "c", "a", "d"]])
    }

    @Test func `items make room at once by default`() {
        #expect(ItemDragStage([["a"]]).collection.reorderingCadence == .immediate)
    }
}
