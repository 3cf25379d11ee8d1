import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIFoundation
import UIKitCore
import UIKitTesting

@testable import UIKitLists

/// Rows that are swiped, their buttons, and what ends a swipe.
@Suite(.application) struct RowSwipeTests {
    /// The fingers' way that only tells a swipe from a tap.
    private let slop: CGFloat = 10

    /// A table of three rows with actions of 74 points each at the end.
    private func stage(
        _ count: Int = 1, style: UITableView.Style = .plain, titles: [String] = ["A", "B", "C"],
        _ prepare: (UpdateStage) -> Void = { _ in }
    ) -> UpdateStage {
        let stage = UpdateStage([["r0", "r1", "r2"]], style: style)
        stage.trailingActions = { [unowned stage] _ in
            let actions = (0..<count).map { index in
                UIContextualAction(style: index == 0 ? .destructive : .normal, title: titles[index]) {
                    action, _, done in
                    stage.calls.append("perform \(action.title ?? "")")
                    stage.done = done
                }
            }
            return UISwipeActionsConfiguration(actions: actions)
        }
        prepare(stage)
        stage.calls = []
        return stage
    }

    /// Puts a finger on a row and moves it to the side by some points behind the slop.
    @discardableResult private func swipe(
        _ stage: UpdateStage, row: Int = 0, by distance: CGFloat, lifts: Bool = true
    ) -> TestTouch {
        let touch = stage.tester.touch(at: CGPoint(x: 160, y: CGFloat(row) * 44 + 22))
        let sign: CGFloat = distance < 0 ? -1 : 1
        for part in 1...10 {
            touch.move(to: CGPoint(x: 160 + (distance + sign * slop) * CGFloat(part) / 10, y: CGFloat(row) * 44 + 22))
        }
        // A finger that rests has no speed.
        stage.tester.pump(by: 0.3)
        touch.move(by: .zero)
        if lifts { touch.lift() }
        return touch
    }

    private func buttons(_ stage: UpdateStage) -> [SwipeButton] {
        stage.table.subviews.flatMap { $0.subviews }.compactMap { $0 as? SwipeButton }
    }

    private func button(_ stage: UpdateStage, _ title: String) throws -> SwipeButton {
        try #require(buttons(stage).first { $0.action.title == title })
    }

    @Test func `a row follows the finger, and opens by the width of its buttons when half of that shows`() throws {
        let stage = stage(2)
        let touch = swipe(stage, by: -80, lifts: false)

        #expect(stage.cell(0)?.frame.minX == -80)
        #expect(try button(stage, "A").frame == CGRect(x: 280, y: 0, width: 40, height: 44))
        #expect(try button(stage, "B").frame == CGRect(x: 240, y: 0, width: 40, height: 44))
        touch.lift()
        stage.tester.settle()
        #expect(stage.cell(0)?.frame.minX == -148)
        #expect(try button(stage, "A").frame == CGRect(x: 246, y: 0, width: 74, height: 44))
    }

    @Test func `a row closes when less than half shows`() {
        let stage = stage(2)
        swipe(stage, by: -70)
        stage.tester.settle()

        #expect(stage.cell(0)?.frame.minX == 0)
        #expect(buttons(stage).isEmpty)
        #expect(stage.calls == ["trailing 0.0", "willBeginEditing 0.0", "didEndEditing 0.0"])
    }

    @Test func `a fast finger opens a row however little shows`() {
        let stage = stage(2)
        let touch = stage.tester.touch(at: CGPoint(x: 160, y: 22))
        for part in 1...4 { touch.move(to: CGPoint(x: 160 - 10 * CGFloat(part), y: 22)) }
        touch.lift()
        stage.tester.settle()
        #expect(stage.cell(0)?.frame.minX == -148)
    }

    @Test func `a title that needs more than 74 points has a wide button`() throws {
        let stage = stage(titles: ["Mark as unread"])
        swipe(stage, by: -200)
        stage.tester.settle()
        let button = try button(stage, "Mark as unread")
        let label = try #require(button.subviews.first as? UILabel)
        #expect(button.frame.width == (label.sizeThatFits(CGSize(width: 1000, height: 44)).width + 30).rounded(.up))
    }

    @Test func `the button performs its action, and the row closes when that is done`() throws {
        let stage = stage(2)
        swipe(stage, by: -120)
        stage.tester.settle()

        stage.tester.tap(at: CGPoint(x: 320 - 74 - 30, y: 22))
        stage.tester.settle()
        #expect(stage.calls.last == "perform B")
        #expect(stage.cell(0)?.frame.minX == -148)
        stage.done(true)
        stage.tester.settle()
        #expect(stage.cell(0)?.frame.minX == 0)
        #expect(stage.calls == ["trailing 0.0", "willBeginEditing 0.0", "perform B", "didEndEditing 0.0"])
    }

    // MARK: The whole way

    @Test(arguments: [(CGFloat(-212), false), (CGFloat(-215), true)])
    func `a swipe past two thirds of the width does the first action`(distance: CGFloat, isDone: Bool) {
        let stage = stage(2)
        swipe(stage, by: distance)
        stage.tester.settle()
        #expect(stage.calls.contains("perform A") == isDone)
        if isDone { #expect(stage.cell(0)?.frame.minX == -320) }
        stage.done(false)
        stage.tester.settle()
    }

    @Test func `the first button covers the others past two thirds`() throws {
        let stage = stage(2)
        let touch = swipe(stage, by: -220, lifts: false)
        stage.tester.settle()
        #expect(try button(stage, "A").frame == CGRect(x: 100, y: 0, width: 220, height: 44))
        touch.move(by: CGVector(dx: 60, dy: 0))
        stage.tester.settle()
        #expect(try button(stage, "A").frame == CGRect(x: 240, y: 0, width: 80, height: 44))
        touch.lift()
        stage.tester.settle()
        #expect(stage.calls.contains("perform A") == false)
    }

    @Test func `without a full swipe content resists behind its buttons`() {
        let stage = stage { stage in
            let given = stage.trailingActions
            stage.trailingActions = { path in
                let configuration = given(path)
                configuration?.performsFirstActionWithFullSwipe = false
                return configuration
            }
        }
        let touch = swipe(stage, by: -274, lifts: false)
        // 74, and three tenths of the 200 points behind.
        #expect(stage.cell(0)?.frame.minX == -134)
        touch.lift()
        stage.tester.settle()
        #expect(stage.cell(0)?.frame.minX == -74)
        #expect(stage.calls.contains("perform A") == false)
    }

    @Test func `a destructive action removes the row from the table if the data source deleted it`() {
        let stage = stage()
        swipe(stage, by: -300)
        stage.names = [["r1", "r2"]]
        stage.done(true)
        stage.tester.settle()

        #expect(stage.shown == ["r1", "r2"])
        #expect(stage.table.numberOfRows(inSection: 0) == 2)
        #expect(buttons(stage).isEmpty)
        #expect(stage.calls.last == "didEndEditing")
    }

    @Test func `an app that deletes the row itself has it leave from where it is`() throws {
        let stage = stage()
        swipe(stage, by: -60)
        stage.tester.settle()
        stage.tester.tap(at: CGPoint(x: 290, y: 22))
        let cell = stage.cell(0)
        stage.names = [["r1", "r2"]]
        stage.table.deleteRows(at: [.row(0)], with: .fade)
        stage.done(true)
        stage.tester.pump()
        stage.tester.pump(by: 0.1)

        #expect(cell?.frame.minX == -74)
        stage.tester.settle()
        #expect(cell?.superview == nil)
        #expect(stage.shown == ["r1", "r2"])
        #expect(stage.calls.suffix(2) == ["perform A", "didEndEditing"])
        #expect(buttons(stage).isEmpty)
    }

    // MARK: Where there are no actions

    @Test func `without a configuration the data source deletes`() {
        let stage = stage { $0.trailingActions = { _ in nil } }
        stage.commit = { [unowned stage] _, path in
            stage.names[0].remove(at: path.row)
            stage.table.deleteRows(at: [path], with: .automatic)
        }
        swipe(stage, row: 1, by: -80)
        stage.tester.settle()
        stage.tester.tap(at: CGPoint(x: 290, y: 66))
        stage.tester.settle()

        #expect(stage.shown == ["r0", "r2"])
        #expect(
            stage.calls == [
                "trailing 0.1", "editActions 0.1", "willBeginEditing 0.1", "commit delete 0.1", "didEndEditing",
            ])
    }

    @Test func `an empty configuration, an empty array, a style of none and a row not to be edited do not move`() {
        let cases: [(UpdateStage) -> Void] = [
            { $0.trailingActions = { _ in UISwipeActionsConfiguration(actions: []) } },
            { stage in
                stage.trailingActions = { _ in nil }
                stage.olderActions = { _ in [] }
            },
            { stage in
                stage.trailingActions = { _ in nil }
                stage.editingStyle = { _ in .none }
            }, { $0.canEdit = { _ in false } },
        ]
        for prepare in cases {
            let stage = stage(1, prepare)
            swipe(stage, by: -100)
            #expect(stage.cell(0)?.frame.minX == 0)
            #expect(stage.calls.contains("willBeginEditing 0.0") == false)
            stage.table.removeFromSuperview()
            stage.tester.settle()
        }
    }

    @Test func `actions of the older kind leave the row open until editing ends`() throws {
        // Each letter of the tests' font is 15 points wide.
        let stage = stage { stage in
            stage.trailingActions = { _ in nil }
            stage.olderActions = { [unowned stage] _ in
                [
                    UITableViewRowAction(style: .default, title: "Old") { action, path in
                        stage.calls.append("old \(path.row)")
                    }
                ]
            }
        }
        swipe(stage, by: -300)
        stage.tester.settle()
        #expect(stage.cell(0)?.frame.minX == -75)
        stage.tester.tap(at: CGPoint(x: 290, y: 22))
        stage.tester.settle()
        #expect(stage.calls.last == "old 0")
        #expect(stage.cell(0)?.frame.minX == -75)
        stage.table.setEditing(false, animated: true)
        stage.tester.settle()
        #expect(stage.cell(0)?.frame.minX == 0)
    }

    // MARK: The other side

    @Test func `a swipe to the right shows the actions of the beginning`() throws {
        let stage = stage { stage in
            stage.leadingActions = { _ in
                UISwipeActionsConfiguration(actions: [UIContextualAction(style: .normal, title: "L") { _, _, _ in }])
            }
        }
        swipe(stage, by: 60)
        stage.tester.settle()
        #expect(stage.cell(0)?.frame.minX == 74)
        #expect(try button(stage, "L").frame == CGRect(x: 0, y: 0, width: 74, height: 44))
    }

    @Test func `where one reads from the right the end is at the left`() {
        let stage = stage()
        stage.table.semanticContentAttribute = .forceRightToLeft
        stage.tester.pump()
        swipe(stage, by: 60)
        stage.tester.settle()
        #expect(stage.cell(0)?.frame.minX == 74)
        #expect(stage.calls.first == "trailing 0.0")
    }

    // MARK: The end

    @Test func `a tap on another row closes the open one without selecting`() {
        let stage = stage()
        swipe(stage, by: -60)
        stage.tester.settle()
        stage.tester.tap(at: CGPoint(x: 100, y: 66))
        stage.tester.settle()
        #expect(stage.cell(0)?.frame.minX == 0)
        #expect(stage.table.indexPathForSelectedRow == nil)
        #expect(stage.calls == ["trailing 0.0", "willBeginEditing 0.0", "didEndEditing 0.0"])
    }

    @Test func `a control of another row does not get the tap that closes`() {
        let stage = stage()
        var count = 0
        let button = UIButton(frame: CGRect(x: 50, y: 0, width: 100, height: 44))
        button.addAction(UIAction { _ in count += 1 }, for: .touchUpInside)
        stage.cell(1)?.contentView.addSubview(button)
        swipe(stage, by: -60)
        stage.tester.settle()
        stage.tester.tap(at: CGPoint(x: 100, y: 66))
        stage.tester.settle()
        #expect(count == 0)
        stage.tester.tap(at: CGPoint(x: 100, y: 66))
        stage.tester.settle()
        #expect(count == 1)
    }

    @Test func `scrolling closes in motion, a reload and another width at once`() {
        let stage = stage()
        swipe(stage, by: -60)
        stage.tester.settle()
        stage.table.contentOffset.y = 5
        stage.tester.pump()
        #expect(buttons(stage).count == 1)
        stage.tester.settle()
        #expect(buttons(stage).isEmpty)

        swipe(stage, by: -60)
        stage.tester.settle()
        stage.table.reloadData()
        #expect(stage.calls.last == "didEndEditing 0.0")
        stage.tester.pump()
        #expect(buttons(stage).isEmpty)

        swipe(stage, by: -60)
        stage.tester.settle()
        stage.table.frame.size.width = 300
        stage.tester.pump()
        #expect(buttons(stage).isEmpty)
        #expect(stage.cell(0)?.frame == CGRect(x: 0, y: 0, width: 300, height: 44))
    }

    @Test func `an update of other rows closes at once`() {
        let stage = stage()
        swipe(stage, by: -60)
        stage.tester.settle()
        stage.names[0].append("new")
        stage.table.insertRows(at: [.row(3)], with: .fade)
        #expect(stage.cell(0)?.frame.minX == 0)
        #expect(stage.calls.contains("didEndEditing 0.0"))
        stage.tester.settle()
    }

    @Test func `a finger that moves up or down scrolls, also when it turns to the side later`() {
        let stage = stage()
        let touch = stage.tester.touch(at: CGPoint(x: 160, y: 22))
        touch.move(by: CGVector(dx: 3, dy: 12))
        touch.move(by: CGVector(dx: -80, dy: 0))
        touch.lift()
        stage.tester.settle()
        #expect(stage.calls == [])
    }

    @Test func `a row that is swiped is neither highlighted nor selected`() {
        let stage = stage()
        swipe(stage, by: -60)
        stage.tester.settle()
        #expect(stage.cell(0)?.isHighlighted == false)
        #expect(stage.calls.filter { $0.contains("elect") } == [])
    }

    // MARK: Beside other recognizers

    @Test func `a finger from the edge belongs to a recognizer for edges, and one from elsewhere to the row`() {
        let stage = UpdateStage([["r0", "r1", "r2"]])
        stage.trailingActions = { _ in
            UISwipeActionsConfiguration(actions: [UIContextualAction(style: .normal, title: "A") { _, _, _ in }])
        }
        let edgePan = UIScreenEdgePanGestureRecognizer()
        edgePan.edges = .right
        stage.table.addGestureRecognizer(edgePan)
        func opening(from x: CGFloat) -> (cell: CGFloat?, state: UIGestureRecognizer.State) {
            let touch = stage.tester.touch(at: CGPoint(x: x, y: 22))
            for _ in 1...6 { touch.move(by: CGVector(dx: -20, dy: 0)) }
            defer {
                touch.lift()
                stage.tester.settle()
            }
            return (stage.cell(0)?.frame.minX, edgePan.state)
        }

        let (edge, middle) = (opening(from: 315), opening(from: 200))

        #expect(edge == (0, .changed))
        #expect(middle.cell.map { $0 < -74 } == true && middle.state != .changed)
    }
}
