import CoreGraphics
import Foundation
import InterfaceStages
import Testing
import UIFoundation
import UIKitCore
import UIKitTesting

@testable import UIKitLists

/// Tables whose rows are listed in their interface files.
@Suite(.application) struct StaticTableTests {
    /// Two sections with two rows and one: of 44, of 60 and of 44 points.
    private static func text(_ attributes: String = "rowHeight=\"44\"", style: String = "plain") -> String {
        """
        <tableView dataMode="static" style="\(style)" \(attributes) id="t"><sections>
        <tableViewSection headerTitle="First" footerTitle="Below" id="s1"><cells>
        <tableViewCell reuseIdentifier="row" id="c1"/>
        <tableViewCell rowHeight="60" reuseIdentifier="row" id="c2"/>
        </cells></tableViewSection>
        <tableViewSection id="s2"><string key="headerTitle">Second
        line</string><cells><tableViewCell id="c3"/></cells></tableViewSection>
        </sections></tableView>
        """
    }

    private class FormController: UITableViewController {
        var chosen: [IndexPath] = []

        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            chosen.append(indexPath)
        }
    }

    /// A controller that shows the table of a text in a window, and where the text's objects come from.
    private func show<Controller: UITableViewController>(
        _ controller: Controller, _ text: String = Self.text(), _ translations: [String: String] = [:]
    ) throws -> (controller: Controller, objects: StagedObjects, tester: ViewTester) {
        let objects = try ListElements.objects(text)
        objects.translations = translations
        let table: UITableView = try #require(objects.makeFirst())
        table.contentInsetAdjustmentBehavior = .never
        controller.tableView = table
        (table.dataSource, table.delegate) = (controller, controller)
        let tester = ViewTester(size: CGSize(width: 320, height: 480))
        tester.show(controller)
        tester.settle()
        #expect(objects.faults == [])
        return (controller, objects, tester)
    }

    private func path(_ row: Int, _ section: Int) -> IndexPath { IndexPath(row: row, section: section) }

    @Test func `the controller shows the file's rows, each with its cell and its height`() throws {
        let (controller, objects, _) = try show(FormController(style: .plain))
        let table = controller.tableView!

        #expect(table.numberOfSections == 2)
        #expect((0..<2).map(table.numberOfRows) == [2, 1])
        let cells = ["c1", "c2", "c3"].compactMap { objects.object(withID: $0) as? UITableViewCell }
        #expect(table.visibleCells == cells)
        #expect(table.visibleCells.map(\.frame.height) == [44, 60, 44])
    }

    @Test func `titles are those of the file, in the user's language`() throws {
        let (controller, _, _) = try show(FormController(style: .plain), Self.text(), ["s1.footerTitle": "Darunter"])
        let table = controller.tableView!

        #expect(table.headerView(forSection: 0)?.textLabel?.text == "First")
        #expect(table.footerView(forSection: 0)?.textLabel?.text == "Darunter")
        #expect(table.headerView(forSection: 1)?.textLabel?.text == "Second\nline")
        #expect(table.footerView(forSection: 1) == nil)
    }

    @Test func `rows of a table with automatic heights are as high as their content`() throws {
        let (controller, objects, tester) = try show(FormController(style: .plain), Self.text("rowHeight=\"-1\""))
        let cell = try #require(objects.object(withID: "c1") as? UITableViewCell)
        let box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(box)
        NSLayoutConstraint.activate([
            box.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
            box.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
            box.heightAnchor.constraint(equalToConstant: 99),
        ])

        controller.tableView.reloadData()
        tester.settle()

        // One pixel more for the line below.
        #expect(cell.frame.height == 100 || cell.frame.height == 99.5)
        #expect(controller.tableView.visibleCells.map(\.frame.height).dropFirst() == [60, 44])
    }

    @Test func `static cells keep their rows when they scroll out of sight and back`() throws {
        let cells = (0..<40).map { "<tableViewCell reuseIdentifier=\"row\" id=\"c\($0)\"/>" }.joined()
        let (controller, objects, tester) = try show(
            FormController(style: .plain),
            """
            <tableView dataMode="static" rowHeight="44" id="t"><sections>
            <tableViewSection id="s"><cells>\(cells)</cells></tableViewSection></sections></tableView>
            """)
        let table = controller.tableView!

        for y in [1000, 0, 1200, 0] as [CGFloat] {
            table.contentOffset.y = y
            tester.settle()
        }

        #expect(table.cellForRow(at: path(0, 0)) === objects.object(withID: "c0"))
        #expect(table.dequeueReusableCell(withIdentifier: "row") == nil)
        #expect(table.engine.cellQueue.count(of: "row") == 0)
    }

    @Test func `selecting a static row calls the delegate, and the row keeps its cell`() throws {
        let (controller, objects, tester) = try show(FormController(style: .plain))
        let cell = try #require(objects.object(withID: "c2") as? UITableViewCell)

        tester.tap(at: cell.convert(CGPoint(x: 100, y: 30), to: nil))
        tester.settle()

        #expect(controller.chosen == [path(1, 0)])
        #expect(cell.isSelected)
    }

    private final class ShortController: FormController {
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            section == 0 ? 1 : super.tableView(tableView, numberOfRowsInSection: section)
        }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = super.tableView(tableView, cellForRowAt: indexPath)
            cell.accessoryType = .checkmark
            return cell
        }

        override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            super.tableView(tableView, heightForRowAt: indexPath) + 10
        }

        override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            super.tableView(tableView, titleForHeaderInSection: section).map { $0 + "!" }
        }
    }

    @Test func `overridden methods reach the file's rows with super`() throws {
        let (controller, objects, _) = try show(ShortController(style: .plain))
        let table = controller.tableView!

        let cells = ["c1", "c3"].compactMap { objects.object(withID: $0) as? UITableViewCell }
        #expect(table.visibleCells == cells)
        #expect(table.visibleCells.map(\.frame.height) == [54, 54])
        #expect(table.visibleCells.map(\.accessoryType) == [.checkmark, .checkmark])
        #expect(table.headerView(forSection: 0)?.textLabel?.text == "First!")
    }

    private final class OwnRows: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell()
        }
    }

    @Test func `another data source shows its own rows`() throws {
        let (controller, _, tester) = try show(FormController(style: .plain))
        let rows = OwnRows()

        controller.tableView.dataSource = rows
        tester.settle()

        #expect(controller.tableView.visibleCells.count == 5)
    }

    @Test func `titles of groups are whole though the file's heights are too small for them`() throws {
        let (controller, _, _) = try show(
            FormController(style: .plain),
            Self.text("rowHeight=\"44\" sectionHeaderHeight=\"18\" sectionFooterHeight=\"18\"", style: "grouped"))
        let table = controller.tableView!
        let header = try #require(table.headerView(forSection: 0))
        let label = try #require(header.textLabel)

        #expect(header.frame.height > 30)
        #expect(label.frame.minY >= 0)
        #expect(label.frame.maxY <= header.bounds.height)
        #expect(table.rectForFooter(inSection: 1).height == 18)
        #expect(table.sectionHeaderHeight == 18)
    }

    @Test func `a row that the file does not have stops the program`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            try await MainActor.run {
                let objects = try ListElements.objects(StaticTableTests.text())
                let controller = UITableViewController(style: .plain)
                controller.tableView = objects.makeFirst()
                _ = controller.tableView(controller.tableView, cellForRowAt: IndexPath(row: 2, section: 0))
            }
        }

        let sentence = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(sentence.contains("Row 2 of section 0 was asked of the static rows"))
        #expect(sentence.contains("which has 2 there"))
    }

    @Test func `a section that the file does not have stops the program`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            try await MainActor.run {
                let objects = try ListElements.objects(StaticTableTests.text())
                let controller = UITableViewController(style: .plain)
                controller.tableView = objects.makeFirst()
                _ = controller.tableView(controller.tableView, numberOfRowsInSection: 2)
            }
        }

        let sentence = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(sentence.contains("Section 2 was asked of the static rows of an interface file, which has 2 sections."))
    }
}
