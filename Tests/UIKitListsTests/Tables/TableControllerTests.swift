import CoreGraphics
import Foundation
import Testing
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
