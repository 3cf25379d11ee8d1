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

    @Test func `items make room at once by default`() {
        #expect(ItemDragStage([["a"]]).collection.reorderingCadence == .immediate)
    }
}
