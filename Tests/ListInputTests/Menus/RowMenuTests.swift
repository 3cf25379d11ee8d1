import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitCore
import UIKitLists
import UIKitTesting

/// Context menus of rows, which open without selecting them.
@Suite(.application) struct RowMenuTests {
    /// A list whose rows have menus, and which notes the calls of its delegate.
    private final class List: UITableViewController {
        var calls: [String] = []
        var asked: [CGPoint] = []
        var hasMenu: (IndexPath) -> Bool = { _ in true }
        var chosen: [String] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.contentInsetAdjustmentBehavior = .never
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            cell.textLabel?.text = "\(indexPath.row)"
            return cell
        }

        override func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
            calls.append("didHighlight \(indexPath.row)")
        }

        override func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
            calls.append("didUnhighlight \(indexPath.row)")
        }

        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            calls.append("didSelect \(indexPath.row)")
        }

        override func tableView(
            _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
        ) -> UIContextMenuConfiguration? {
            calls.append("menu \(indexPath.row)")
            asked.append(point)
            guard hasMenu(indexPath) else { return nil }
            return UIContextMenuConfiguration(
                identifier: "\(indexPath.row)" as NSString,
                actionProvider: { [weak self] _ in
                    UIMenu(children: [UIAction(title: "Open") { _ in self?.chosen.append("\(indexPath.row)") }])
                })
        }

        override func tableView(
            _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) { calls.append("willDisplay \(configuration.identifier) \(animator != nil)") }

        override func tableView(
            _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) { calls.append("willEnd \(configuration.identifier) \(animator != nil)") }
    }

    private func show() -> (tester: ViewTester, list: List) {
        let tester = ViewTester(size: CGSize(width: 320, height: 480), scale: 2)
        let list = List(style: .plain)
        tester.show(list)
        list.calls = []
        return (tester, list)
    }

    @Test func `a secondary click opens the row's menu and does not select it`() {
        let (tester, list) = show()

        tester.secondaryClick(at: CGPoint(x: 100, y: 2 * 44 + 10))
        tester.settle()

        #expect(list.calls == ["menu 2", "willDisplay 2 true"])
        #expect(list.asked == [CGPoint(x: 100, y: 98)])
        #expect(list.tableView.contextMenuInteraction?.menuAppearance == .compact)
        #expect(list.tableView.indexPathForSelectedRow == nil)
    }

    @Test func `a press of half a second takes the highlight away and opens the menu`() {
        let (tester, list) = show()
        let touch = tester.touch(at: CGPoint(x: 100, y: 100))
        tester.pump(by: 0.45)
        let early = list.calls
        tester.pump(by: 0.1)
        touch.lift()
        tester.settle()

        #expect(early == ["didHighlight 2"])
        #expect(list.calls.contains("didUnhighlight 2") && list.calls.contains("willDisplay 2 true"))
        #expect(!list.calls.contains("didSelect 2"))
        #expect(list.tableView.visibleCells.filter(\.isHighlighted).isEmpty)
    }

    @Test func `a row without menu is selected when a long press is lifted`() {
        let (tester, list) = show()
        list.hasMenu = { _ in false }
        let touch = tester.touch(at: CGPoint(x: 100, y: 100))
        tester.pump(by: 1)
        touch.lift()
        tester.settle()

        #expect(list.calls == ["didHighlight 2", "menu 2", "didUnhighlight 2", "didSelect 2"])
    }

    @Test func `the delegate hears of the menu's end, and of a point in the scrolled table`() throws {
        let (tester, list) = show()
        list.tableView.contentOffset.y = 100
        tester.pump()
        tester.secondaryClick(at: CGPoint(x: 50, y: 90))
        tester.settle()
        list.tableView.contextMenuInteraction?.dismissMenu()
        tester.settle()

        #expect(list.asked == [CGPoint(x: 50, y: 190)])
        #expect(list.calls == ["menu 4", "willDisplay 4 true", "willEnd 4 true"])
        #expect(list.tableView.contextMenuInteraction?.menuAppearance == .unknown)
    }

    @Test func `below the rows there is no menu, and without a delegate no interaction`() {
        let (tester, list) = show()
        list.tableView.contentOffset.y = 600
        list.tableView.contentInset.bottom = 300
        tester.pump()
        tester.secondaryClick(at: CGPoint(x: 50, y: 400))
        tester.settle()
        let table = list.tableView
        table?.delegate = nil

        #expect(list.calls == [])
        #expect(table?.contextMenuInteraction == nil)
        #expect(table?.interactions.isEmpty == true)
    }
}
