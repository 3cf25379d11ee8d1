import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitCore
import UIKitTesting

@testable import UIKitLists

/// Items that another finger adds to a drag.
@Suite(.application) struct ItemAddingTests {
    @Test func `an item that is tapped during a drag is dragged too, and not selected`() {
        let stage = ItemDragStage([["a", "b", "c"]])
        stage.mayAdd = { _ in true }
        stage.proposal = UICollectionViewDropProposal(operation: .copy)
        stage.perform = { _ in }
        let touch = stage.drag(0, to: 120, 300)
        stage.calls = []

        stage.tester.tap(at: CGPoint(x: 200, y: 40))
        stage.tester.pump(by: 0.6)
        let calls = stage.calls.filter { !$0.hasPrefix("update") }
        let states = ["a", "b", "c"].map { stage.cell($0)?.configurationState.cellDragState }
        stage.drop(touch)

        #expect(calls == ["add 0.2"])
        #expect(states == [.dragging, UICellConfigurationState.DragState.none, .dragging])
        #expect(stage.cell("c")?.isSelected == false)
        #expect(stage.coordinator?.items.map(\.sourceIndexPath?.item) == [0, 2])
        #expect(stage.cell("c")?.states == [.dragging, .none])
        #expect(!stage.collection.hasActiveDrag)
    }

    @Test func `an item that is dragged is not asked for again`() {
        let stage = ItemDragStage([["a", "b"]])
        stage.mayAdd = { _ in true }
        let touch = stage.drag(0, to: 120, 300)
        stage.calls = []

        stage.tester.tap(at: CGPoint(x: 40, y: 40))
        stage.tester.pump(by: 0.6)
        stage.drop(touch)

        #expect(!stage.calls.contains("add 0.0"))
    }

    @Test func `a tap on an item that is not added selects it`() {
        let stage = ItemDragStage([["a", "b"]])
        let touch = stage.drag(0, to: 120, 300)

        stage.tester.tap(at: CGPoint(x: 120, y: 40))
        stage.tester.pump(by: 0.6)
        let isSelected = stage.cell("b")?.isSelected
        stage.drop(touch)

        #expect(stage.calls.contains("add 0.1"))
        #expect(isSelected == true)
    }
}
