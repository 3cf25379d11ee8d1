import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIFoundation
import UIKitCore
import UIKitTesting

@testable import UIKitLists

/// List cells while their collection is edited.
@Suite(.application) struct ListCellEditingTests {
    private func button(_ cell: UICollectionViewListCell) throws -> AccessoryButton {
        try #require(cell.subviews.compactMap { $0 as? AccessoryButton }.first)
    }

    @Test func `a minus sign appears with the content moving 40`() throws {
        let stage = ListStage(2) { $0.fill = { cell, _ in cell.accessories = [.delete()] } }
        #expect(try stage.cell(0).contentView.frame.minX == 0)

        stage.collection.isEditing = true
        stage.tester.pump()
        stage.tester.pump(by: 0.15)
        let layer = try stage.cell(0).contentView.layer.presentation()
        #expect((layer?.frame.minX ?? 0) > 1 && (layer?.frame.minX ?? 40) < 39)
        stage.tester.settle()
        // The disc of 22 is in the middle of the 24 behind the margin of 16.
        #expect(try button(stage.cell(0)).frame == CGRect(x: 17, y: 11, width: 22, height: 22))
        #expect(try stage.cell(0).contentView.frame == CGRect(x: 40, y: 0, width: 280, height: 44))

        stage.collection.isEditing = false
        stage.tester.settle()
        #expect(try stage.cell(0).subviews.contains { $0 is AccessoryButton } == false)
        #expect(try stage.cell(0).contentView.frame.minX == 0)
    }

    @Test func `items that cannot be edited show no control, and say so`() throws {
        var states: [Int: Bool] = [:]
        let stage = ListStage(2) { stage in
            stage.canEdit = { $0.item == 1 }
            stage.fill = { cell, path in
                cell.accessories = [.delete()]
                cell.configurationUpdateHandler = { _, state in states[path.item] = state.isEditing }
            }
        }
        stage.collection.isEditing = true
        stage.tester.settle()

        #expect(states == [0: false, 1: true])
        #expect(try stage.cell(0).contentView.frame.minX == 0)
        #expect(try stage.cell(1).contentView.frame.minX == 40)
    }

    @Test func `a cell that appears while editing has its controls at once`() throws {
        let stage = ListStage(40) { $0.fill = { cell, _ in cell.accessories = [.delete()] } }
        stage.collection.isEditing = true
        stage.tester.settle()
        stage.collection.contentOffset.y = 880
        stage.tester.pump()

        #expect(try stage.cell(25).contentView.frame.minX == 40)
        #expect(try button(stage.cell(25)).alpha == 1)
    }

    @Test func `accessories show when they are to`() throws {
        let stage = ListStage(1) { stage in
            stage.fill = { cell, _ in
                cell.accessories = [.disclosureIndicator(displayed: .whenNotEditing), .reorder(), .checkmark()]
            }
        }
        let cell = try stage.cell(0)
        // 16, 14, 8 and 24.
        #expect(cell.contentView.frame.maxX == 258)
        stage.collection.isEditing = true
        stage.tester.settle()
        // 16, 24, 17 with the line, and 24.
        #expect(cell.contentView.frame.maxX == 239)
        #expect(
            cell.subviews.contains { $0 is ReorderGrip && $0.frame == CGRect(x: 282, y: 15, width: 20, height: 14) })
        let line = try #require(cell.subviews.first { $0 is Hairline && $0.frame.height > 1 })
        #expect(line.frame == CGRect(x: 271.5, y: 11, width: 0.5, height: 22))
    }

    @Test func `the minus sign calls its handler, and does not select`() throws {
        let stage = ListStage(1) { stage in
            stage.collection.allowsSelectionDuringEditing = true
            stage.fill = { [unowned stage] cell, _ in
                cell.accessories = [.delete { stage.calls.append("delete") }, .insert { stage.calls.append("insert") }]
            }
        }
        stage.collection.isEditing = true
        stage.tester.settle()
        try stage.tap(0, x: 28)
        try stage.tap(0, x: 68)
        try stage.tap(0)
        #expect(stage.calls == ["delete", "insert", "select 0.0"])
    }

    @Test func `the ring follows the selection`() throws {
        let stage = ListStage(2) { stage in
            stage.collection.allowsMultipleSelectionDuringEditing = true
            stage.fill = { cell, _ in cell.accessories = [.multiselect()] }
        }
        stage.collection.isEditing = true
        stage.tester.settle()
        let ring = try #require(stage.cell(0).subviews.compactMap { $0 as? UIImageView }.first)
        let empty = ring.image
        try stage.tap(0)
        #expect(stage.collection.indexPathsForSelectedItems == [IndexPath(item: 0, section: 0)])
        #expect(ring.image !== empty)
        try stage.tap(0)
        #expect(stage.collection.indexPathsForSelectedItems == [])
        #expect(ring.image == empty)
    }

    @Test func `the button for details calls its handler, and the cell around it is selected`() throws {
        let stage = ListStage(1) { stage in
            stage.fill = { [unowned stage] cell, _ in cell.accessories = [.detail { stage.calls.append("detail") }] }
        }
        try stage.tap(0, x: 292)
        try stage.tap(0, x: 100)
        #expect(stage.calls == ["detail", "select 0.0"])
    }
}
