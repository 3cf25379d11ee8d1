import Foundation
import QuartzCore
import Testing
import UIFoundation
import UIKitCore
import UIKitTesting

@testable import UIKitLists

/// A table whose rows can be dragged and dropped on, with a delegate for both that notes calls.
final class RowDragStage: UpdateStage, UITableViewDragDelegate, UITableViewDropDelegate {
    var proposal = UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
    var mayDrag: (IndexPath) -> Bool = { _ in true }
    /// Called for a drop; by default it moves the row.
    var perform: (any UITableViewDropCoordinator) -> Void = { _ in }
    private(set) var coordinator: (any UITableViewDropCoordinator)?

    init(_ names: [[String]], drops: Bool = true, cell: UITableViewCell.Type = UITableViewCell.self) {
        super.init(names, cell: cell)
        table.dragDelegate = self
        if drops { table.dropDelegate = self }
        perform = { [unowned self] in moveRow($0) }
    }

    /// Moves the dropped row as apps do that have no method of the data source for it.
    private func moveRow(_ coordinator: any UITableViewDropCoordinator) {
        guard let goal = coordinator.destinationIndexPath, let item = coordinator.items.first,
            let source = item.sourceIndexPath
        else { return }
        batch { [unowned self] table in
            let name = names[source.section].remove(at: source.row)
            names[goal.section].insert(name, at: goal.row)
            table.deleteRows(at: [source], with: .none)
            table.insertRows(at: [goal], with: .none)
        }
        coordinator.drop(item.dragItem, toRowAt: goal)
    }

    /// Lifts a row by a finger, at the middle of its cell.
    func lift(_ row: Int, _ section: Int = 0) -> TestTouch {
        let rectangle = table.rectForRow(at: IndexPath(row: row, section: section))
        let touch = tester.touch(at: CGPoint(x: 100, y: rectangle.midY - table.contentOffset.y))
        tester.pump(by: 0.6)
        return touch
    }

    /// Lifts a row and moves it to a place of the table that is seen.
    func drag(_ row: Int, to y: CGFloat) -> TestTouch {
        let touch = lift(row)
        touch.move(to: CGPoint(x: 120, y: y))
        tester.pump(by: 0.6)
        return touch
    }

    func drop(_ touch: TestTouch) {
        touch.lift()
        tester.settle()
    }

    /// Where the cells of rows begin, hidden ones included.
    var tops: [String: CGFloat] {
        var tops: [String: CGFloat] = [:]
        for cell in cellViews { tops[cell.textLabel?.text ?? ""] = cell.frame.minY }
        return tops
    }

    // MARK: Drag

    func tableView(
        _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] {
        note("items", indexPath)
        guard mayDrag(indexPath) else { return [] }
        return [UIDragItem(itemProvider: NSItemProvider(object: names[indexPath.section][indexPath.row] as NSString))]
    }

    func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) { calls.append("begin") }
    func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) { calls.append("drag end") }

    // MARK: Drop

    func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
        calls.append("can handle")
        return true
    }

    func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) { calls.append("enter") }
    func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) { calls.append("exit") }
    func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) { calls.append("drop end") }

    func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
        if let destinationIndexPath { note("update", destinationIndexPath) } else { calls.append("update") }
        return proposal
    }

    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
        calls.append("drop")
        self.coordinator = coordinator
        perform(coordinator)
    }
}
