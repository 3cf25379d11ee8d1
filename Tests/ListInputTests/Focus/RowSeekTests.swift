import CoreGraphics
import Foundation
import Testing
import UIKitCore
import UIKitLists
import UIKitTesting

/// Letters that are typed while a table has the focus.
@Suite(.application) struct RowSeekTests {
    private static let names = ["Ash", "Beech", "Birch", "Cedar", "Élm", "Fir", "Beam tree", "Ash, mountain"]

    /// A table of trees with the focus on the first row.
    private func stage(
        _ names: [String] = Self.names, prepare: (RowFocusStage) -> Void = { _ in }
    ) -> RowFocusStage {
        let stage = RowFocusStage([names.count]) { stage in
            stage.configure = { $0.textLabel?.text = names[$1.row] }
            prepare(stage)
        }
        stage.enter()
        return stage
    }

    private func type(_ text: String, _ stage: RowFocusStage) -> String? {
        stage.tester.type(text)
        stage.tester.pump()
        return stage.focused
    }

    @Test func `a letter leads to the next row that begins with it, and all around`() {
        let stage = stage()
        #expect(type("b", stage) == "0.1")
        stage.tester.pump(by: 2)
        #expect(type("b", stage) == "0.2")
        stage.tester.pump(by: 2)
        #expect(type("b", stage) == "0.6")
        stage.tester.pump(by: 2)
        #expect(type("b", stage) == "0.1")
    }

    @Test func `letters that follow each other soon belong together, and may stay at the row`() {
        let stage = stage()
        #expect(type("b", stage) == "0.1")
        #expect(type("e", stage) == "0.1")
        #expect(type("a", stage) == "0.6")
        stage.tester.pump(by: 2)
        #expect(type("c", stage) == "0.3")
    }

    @Test func `the same letter repeated moves from row to row`() {
        let stage = stage()
        #expect(type("b", stage) == "0.1")
        #expect(type("b", stage) == "0.2")
        #expect(type("b", stage) == "0.6")
        #expect(type("b", stage) == "0.1")
    }

    @Test func `accents and the case of letters do not matter`() {
        let stage = stage()
        #expect(type("e", stage) == "0.4")
        stage.tester.pump(by: 2)
        stage.tester.press(.keyboardF, modifiers: .shift)
        #expect(stage.focused == "0.5")
    }

    @Test func `text that no row begins with leaves the focus where it is`() {
        let stage = stage()
        #expect(type("x", stage) == "0.0")
        #expect(type("b", stage) == "0.0")
        stage.tester.pump(by: 2)
        #expect(type("b", stage) == "0.1")
    }

    @Test func `a space is part of a text that was begun, and else chooses the row`() {
        let stage = stage()
        _ = type("ash,", stage)
        #expect(stage.focused == "0.7")
        #expect(type(" ", stage) == "0.7")
        #expect(!stage.calls.contains { $0.hasPrefix("didSelect") })
        stage.tester.pump(by: 2)
        _ = type(" ", stage)
        #expect(stage.calls.contains("didSelect 0.7"))
    }

    @Test func `rows that cannot have the focus are passed over`() {
        let stage = stage { $0.mayFocus = { $0.row != 1 } }
        #expect(type("b", stage) == "0.2")
    }

    @Test func `a row off the screen is found, scrolled to, and not said to be shown before`() {
        let names = (0..<200).map { $0 == 150 ? "Yew" : "Oak \($0)" }
        let stage = stage(names)
        #expect(type("y", stage) == "0.150")
        // The row of 44 points ends at the lower edge of the table's 396.
        stage.tester.settle()
        #expect(stage.offset == CGFloat(151 * 44 - 396))
        #expect(stage.table.visibleCells.count <= 11)
    }

    @Test func `a key asks a thousand rows and no more, and those beyond are found by the index`() {
        let names = (0..<5000).map { "Oak \($0)" } + ["Yew"]
        let stage = stage(names)
        let made = stage.made
        #expect(type("y", stage) == "0.0")
        #expect(stage.made - made == 1000)

        let indexed = RowFocusStage([5000, 1]) { stage in
            stage.configure = { $0.textLabel?.text = $1.section == 0 ? "Oak" : "Yew" }
            stage.indexTitles = ["O", "Y"]
        }
        indexed.enter()
        #expect(type("y", indexed) == "1.0")
    }

    @Test func `the data source is not asked while no key is typed`() {
        let stage = stage((0..<3000).map { "Oak \($0)" })
        let made = stage.made
        stage.press(.keyboardDownArrow, 3)
        stage.tester.pump(by: 3)
        #expect(stage.made == made)
    }

    @Test func `the text of a configuration counts, and of other cells that of their first label`() {
        let stage = stage { stage in
            stage.configure = { cell, path in
                if path.row == 2 {
                    var content = UIListContentConfiguration.subtitleCell()
                    (content.text, content.secondaryText) = ("Walnut", "Hazel")
                    cell.contentConfiguration = content
                } else if path.row == 5 {
                    let label = UILabel(frame: CGRect(x: 100, y: 0, width: 100, height: 40))
                    label.text = "Hazel"
                    cell.contentView.addSubview(label)
                }
            }
        }
        #expect(type("h", stage) == "0.5")
        stage.tester.pump(by: 2)
        #expect(type("w", stage) == "0.2")
    }

    @Test func `commands and presses of the app have precedence`() {
        let stage = stage()
        let command = UIKeyCommand(input: "b", modifierFlags: [], action: UIView.layoutIfNeeded)
        stage.tester.window.rootViewController?.addKeyCommand(command)
        #expect(type("b", stage) == "0.0")
    }

    @Test func `a selection that follows the focus follows typed letters`() {
        let stage = stage { $0.table.selectionFollowsFocus = true }
        #expect(type("c", stage) == "0.3")
        #expect(stage.table.indexPathForSelectedRow == IndexPath(row: 3, section: 0))
    }

    @Test func `a shorter table during a search ends it`() {
        let stage = stage((0..<300).map { "Oak \($0)" }) { stage in
            stage.mayFocus = { [unowned stage] path in
                if path.row == 200 {
                    stage.counts = [3]
                    stage.table.reloadData()
                }
                return path.row == 0
            }
        }
        _ = type("o", stage)
        #expect(stage.table.numberOfRows(inSection: 0) == 3)
        #expect(stage.focused == "0.0")
    }
}
