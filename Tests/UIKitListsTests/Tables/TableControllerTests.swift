import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitCore
import UIKitLists
import UIKitTesting

/// Controllers whose view is a table.
@Suite(.application) struct TableControllerTests {
    final class ListController: UITableViewController {
        var chosen: [Int] = []
        var scrolls = 0

        override func viewDidLoad() { tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell") }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        }

        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            chosen.append(indexPath.row)
            navigationController?.pushViewController(UIViewController(), animated: true)
        }

        override func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
    }

    private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

    @Test func `the view is the table, and the controller its data source and delegate`() {
        let controller = ListController(style: .grouped)
        let tester = ViewTester(size: CGSize(width: 320, height: 480))
        tester.show(controller)
        controller.tableView.contentOffset.y = 100
        tester.settle()

        #expect(controller.view === controller.tableView)
        #expect(controller.tableView.style == .grouped)
        #expect(controller.tableView.visibleCells.count > 5)
        #expect(controller.scrolls > 0)
    }

    @Test func `a chosen row leads on, and its selection ends along with the return`() {
        let controller = ListController(style: .plain)
        let navigation = UINavigationController(rootViewController: controller)
        let tester = ViewTester(size: CGSize(width: 320, height: 480))
        tester.show(navigation)
        let cell = controller.tableView.cellForRow(at: path(2))!
        tester.tap(at: cell.convert(CGPoint(x: 50, y: 20), to: nil))
        tester.settle()
        let (chosen, selected) = (controller.chosen, controller.tableView.indexPathForSelectedRow)

        navigation.popViewController(animated: true)
        tester.settle()

        #expect(chosen == [2])
        #expect(selected == path(2))
        #expect(controller.tableView.indexPathForSelectedRow == nil)
        #expect(!cell.isSelected)
    }

    @Test func `a controller that keeps its selection has it after the return`() {
        let controller = ListController(style: .plain)
        controller.clearsSelectionOnViewWillAppear = false
        let navigation = UINavigationController(rootViewController: controller)
        let tester = ViewTester(size: CGSize(width: 320, height: 480))
        tester.show(navigation)
        controller.tableView.selectRow(at: path(3), animated: false, scrollPosition: .none)
        navigation.pushViewController(UIViewController(), animated: false)
        tester.settle()

        navigation.popViewController(animated: false)
        tester.settle()

        #expect(controller.tableView.indexPathForSelectedRow == path(3))
    }
}

/// Controllers of tables while a keyboard covers their bottom.
extension TableControllerTests {
    /// A view that has the keyboard, with an area of its own at the window's bottom.
    final class Field: UIView {
        let area = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
        override var canBecomeFirstResponder: Bool { true }
        override var inputView: UIView? { area }
    }

    final class FieldCell: UITableViewCell {
        let field = Field(frame: CGRect(x: 20, y: 7, width: 100, height: 30))
        override init(style: CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            contentView.addSubview(field)
        }
        required init?(coder: NSCoder) { nil }
    }

    final class FieldsController: UITableViewController {
        override func viewDidLoad() {
            tableView.register(FieldCell.self, forCellReuseIdentifier: "cell")
            tableView.rowHeight = 44
        }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        }
    }

    /// A window of 320 by 480 points: an area of 200 begins at 280.
    private func show(bottom: CGFloat = 0) -> (ViewTester, FieldsController) {
        let tester = ViewTester(size: CGSize(width: 320, height: 480))
        let controller = FieldsController(style: .plain)
        controller.additionalSafeAreaInsets.bottom = bottom
        tester.show(controller)
        tester.settle()
        return (tester, controller)
    }

    private func field(_ row: Int, _ controller: FieldsController) throws -> Field {
        let cell = controller.tableView.cellForRow(at: IndexPath(row: row, section: 0))
        return try #require(cell as? FieldCell).field
    }

    @Test func `the keyboard adds the covered height to the bottom inset, and hiding removes it`() throws {
        let (tester, controller) = show()
        let table = try #require(controller.tableView)
        let field = try field(0, controller)
        #expect(field.becomeFirstResponder())
        tester.settle()
        let (inset, indicator) = (table.contentInset.bottom, table.verticalScrollIndicatorInsets.bottom)
        let offset = table.contentOffset.y
        field.resignFirstResponder()
        tester.settle()

        #expect(inset == 200)
        #expect(indicator == 200)
        // Row 0 was in sight anyway.
        #expect(offset == -table.adjustedContentInset.top)
        #expect(table.contentInset.bottom == 0)
        #expect(table.verticalScrollIndicatorInsets.bottom == 0)
    }

    @Test func `a safe area below is not counted twice, and an inset of the app's stays`() throws {
        let (tester, controller) = show(bottom: 50)
        let table = try #require(controller.tableView)
        table.contentInset.bottom = 7
        let field = try field(0, controller)
        #expect(field.becomeFirstResponder())
        tester.settle()
        let inset = table.contentInset.bottom
        field.resignFirstResponder()
        tester.settle()

        #expect(inset == 157)
        #expect(table.contentInset.bottom == 7)
    }

    @Test func `a first responder that would be covered is scrolled above the keyboard`() throws {
        let (tester, controller) = show()
        let field = try field(8, controller)
        #expect(field.becomeFirstResponder())
        tester.settle()

        #expect(field.convert(field.bounds, to: nil).maxY == 280)
    }

    @Test func `a keyboard that grows moves the first responder on`() throws {
        let (tester, controller) = show()
        let field = try field(8, controller)
        #expect(field.becomeFirstResponder())
        tester.settle()
        field.area.frame.size.height = 260
        field.reloadInputViews()
        tester.settle()

        #expect(controller.tableView.contentInset.bottom == 260)
        #expect(field.convert(field.bounds, to: nil).maxY == 220)
    }

    @Test func `a keyboard that does not overlap the table leaves the inset unchanged`() throws {
        let (tester, controller) = show()
        controller.tableView.frame.size.height = 200
        tester.pump()
        #expect(try field(0, controller).becomeFirstResponder())
        tester.settle()

        #expect(controller.tableView.contentInset.bottom == 0)
    }

    @Test func `a controller is released when another replaces it, which then adapts to the keyboard`() throws {
        let (tester, _) = show()
        weak var former = tester.window.rootViewController
        let other = FieldsController(style: .plain)
        tester.show(other)
        tester.settle()
        #expect(try field(0, other).becomeFirstResponder())
        tester.settle()

        #expect(former == nil)
        #expect(other.tableView.contentInset.bottom == 200)
    }
}
