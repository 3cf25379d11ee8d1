import CoreGraphics
import Foundation
import InterfaceStages
import Testing
import UIFoundation
import UIKitTesting

@testable import UIKitCore
@testable import UIKitLists

/// The segues that a storyboard gives cells.
@Suite(.application) struct CellSegueTests {
    /// A table of rows whose segues are noted among the delegate's calls.
    private func stage(_ prepare: @escaping (TableStage) -> Void = { _ in }) -> TableStage {
        TableStage([3]) { stage in
            prepare(stage)
            let configure = stage.configure
            stage.configure = { [unowned stage] cell, path in
                configure(cell, path)
                (cell as any SelectionSegues).selectionSegue = { [unowned stage] in
                    stage.calls.append("segue \(stage.table.indexPathForSelectedRow?.row ?? -1)")
                }
                (cell as any SelectionSegues).accessorySegue = { [unowned stage] in
                    stage.calls.append("accessory segue")
                }
            }
        }
    }

    /// The calls of a stage about selections and segues.
    private func calls(_ stage: TableStage) -> [String] {
        stage.calls.filter { call in
            ["segue", "accessory", "detail", "will", "didSelect", "didDeselect"].contains { call.hasPrefix($0) }
        }
    }

    @Test func `a tap selects the row, performs the segue, and calls the delegate, in this order`() {
        let stage = stage()

        stage.tap(1)

        #expect(calls(stage) == ["willSelect 0.1", "segue 1", "didSelect 0.1"])
    }

    @Test func `a row that may not be selected has no segue`() {
        let stage = stage { $0.willSelect = { _ in nil } }

        stage.tap(1)

        #expect(calls(stage) == ["willSelect 0.1"])
    }

    @Test func `a row that the app selects has no segue`() {
        let stage = stage()

        stage.table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)

        #expect(calls(stage) == [])
    }

    @Test func `a tap that ends the selection of one of several rows has no segue`() {
        let stage = stage()
        stage.table.allowsMultipleSelection = true
        stage.tap(1)
        stage.calls = []

        stage.tap(1)

        #expect(calls(stage) == ["willDeselect 0.1", "didDeselect 0.1"])
    }

    @Test func `the delegate is not called for a row that the segue deleted`() {
        let stage = stage()
        stage.table.cellForRow(at: IndexPath(row: 2, section: 0))?.selectionSegue = {
            stage.calls.append("segue")
            stage.counts = [0]
            stage.table.reloadData()
        }

        stage.tap(2)

        #expect(calls(stage) == ["willSelect 0.2", "segue"])
    }

    @Test func `a tap on the accessory performs its segue before the delegate hears of it`() throws {
        let stage = stage { stage in
            let configure = stage.configure
            stage.configure = { cell, path in
                configure(cell, path)
                cell.accessoryType = .detailButton
            }
        }
        let cell = try #require(stage.table.cellForRow(at: IndexPath(row: 1, section: 0)))
        let button = try #require(cell.subviews.first { $0 is DetailButton })

        stage.tester.tap(at: button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil))
        stage.tester.settle()

        #expect(calls(stage) == ["accessory segue", "detail 0.1"])
    }
}
