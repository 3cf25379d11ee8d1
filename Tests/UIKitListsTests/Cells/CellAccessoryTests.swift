import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitCore
import UIKitLists
import UIKitTesting

/// Signs at the end of cells, and the buttons among them.
@Suite(.application) struct CellAccessoryTests {
    private func stage(
        _ type: UITableViewCell.AccessoryType, direction: UIUserInterfaceLayoutDirection = .leftToRight
    ) -> TableStage {
        TableStage([3], direction: direction) { stage in
            stage.configure = { cell, _ in
                cell.textLabel?.text = "Text"
                cell.accessoryType = type
            }
        }
    }

    private func detail(in view: UIView) -> UIButton? {
        for subview in view.subviews {
            if let button = subview as? UIButton ?? detail(in: subview) { return button }
        }
        return nil
    }

    @Test func `a button for details is 22 wide, 16 from the edge`() throws {
        let cell = stage(.detailButton).table.visibleCells[0]
        let button = try #require(detail(in: cell))

        #expect(cell.convert(button.bounds, from: button) == CGRect(x: 282, y: 11, width: 22, height: 22))
        // Of 320 the button has 22, the margin 16, and there are 10 in front of it.
        #expect(cell.contentView.frame.width == 272)
    }

    @Test func `a detail disclosure button is left of its chevron, and both take 67 points from the content`() throws {
        let cell = stage(.detailDisclosureButton).table.visibleCells[0]
        let button = try #require(detail(in: cell))

        #expect(cell.contentView.frame.width == 253)
        #expect(cell.convert(button.bounds, from: button).minX == 263)
    }

    @Test func `both are mirrored where one reads from the right`() throws {
        let cell = stage(.detailDisclosureButton, direction: .rightToLeft).table.visibleCells[0]
        let button = try #require(detail(in: cell))

        #expect(cell.contentView.frame == CGRect(x: 67, y: 0, width: 253, height: 44))
        // The margin, the chevron of 8, and 11 between the two.
        #expect(cell.convert(button.bounds, from: button).minX == 35)
    }

    @Test func `a tap on the button calls the delegate and neither highlights nor selects the row`() {
        for type in [UITableViewCell.AccessoryType.detailButton, .detailDisclosureButton] {
            let stage = stage(type)
            stage.ignored = ["count", "willDisplay", "didEnd", "height", "cell"]
            stage.calls = []
            stage.tester.tap(at: CGPoint(x: type == .detailButton ? 293 : 274, y: 66))
            stage.tester.settle()

            #expect(stage.calls == ["detail 0.1"])
            #expect(stage.table.indexPathForSelectedRow == nil)
        }
    }

    @Test func `the button receives touches up to 11 points beside its visible part`() {
        let stage = stage(.detailButton)
        stage.calls = []
        stage.tester.tap(at: CGPoint(x: 273, y: 23))
        stage.tester.settle()
        let inside = stage.calls
        stage.calls = []
        stage.tester.tap(at: CGPoint(x: 269, y: 23))
        stage.tester.settle()

        #expect(inside == ["detail 0.0"])
        #expect(stage.calls.contains("didSelect 0.0") && !stage.calls.contains("detail 0.0"))
    }

    @Test func `a tap on a chevron or a check mark selects the row`() {
        for type in [UITableViewCell.AccessoryType.disclosureIndicator, .checkmark] {
            let stage = stage(type)
            stage.calls = []
            stage.tester.tap(at: CGPoint(x: 300, y: 22))
            stage.tester.settle()

            #expect(stage.calls.contains("didSelect 0.0") && !stage.calls.contains("detail 0.0"))
        }
    }

    @Test func `a control as accessory view acts alone`() {
        let stage = TableStage([1]) { stage in
            stage.configure = { cell, _ in cell.accessoryView = UISwitch() }
        }
        stage.calls = []
        let control = stage.table.visibleCells[0].accessoryView as! UISwitch
        stage.tester.tap(at: control.convert(CGPoint(x: 20, y: 15), to: nil))
        stage.tester.settle()

        #expect(control.isOn)
        #expect(stage.calls == [])
    }

    @Test func `a view that is given to two cells is in the second, and the first has no room for it`() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
        let stage = TableStage([2]) { stage in stage.configure = { cell, _ in cell.accessoryView = view } }
        let cells = stage.table.visibleCells
        cells[0].setNeedsLayout()
        stage.tester.pump()

        #expect(view.superview === cells[1] && view.frame == CGRect(x: 264, y: 12, width: 40, height: 20))
        #expect(cells.map(\.contentView.frame.width) == [320, 256])
    }

    @Test func `removing the accessory removes its view, and the content has the whole width`() {
        let cell = stage(.detailDisclosureButton).table.visibleCells[0]
        let count = cell.subviews.count
        cell.accessoryType = .none
        cell.layoutIfNeeded()

        #expect(cell.subviews.count == count - 1)
        #expect(cell.contentView.frame.width == 320)
    }
}
