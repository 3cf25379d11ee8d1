import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitCore
import UIKitTesting

@testable import UIKitLists

/// A table of 320 by 440 points with rows of 44, which are copied by dragging them, with a placeholder for each copy.
@MainActor
final class RowDropStage: UITableViewDataSource, UITableViewDelegate, UITableViewDragDelegate, UITableViewDropDelegate {
    let tester = ViewTester(size: CGSize(width: 320, height: 480), scale: 2)
    let table: UITableView
    /// The names of rows, section by section, which a test changes together with the table.
    var names: [[String]]
    var calls: [String] = []
    /// The heights of the placeholders of a drop, of which each gets one.
    var heights: [CGFloat] = [60]
    /// Whether a tap adds a row to a drag.
    var mayAdd = false
    private(set) var contexts: [any UITableViewDropPlaceholderContext] = []

    init(_ names: [[String]], style: UITableView.Style = .plain) {
        self.names = names
        table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440), style: style)
        table.contentInsetAdjustmentBehavior = .never
        table.sectionHeaderTopPadding = 0
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.register(UITableViewCell.self, forCellReuseIdentifier: "loading")
        (table.dataSource, table.delegate, table.dragDelegate, table.dropDelegate) = (self, self, self, self)
        tester.show(table, at: .zero)
        calls = []
    }

    /// Lifts a row of the first section, and drops it at a height.
    func drop(_ row: Int, at y: CGFloat, settles: Bool = true) {
        let touch = tester.touch(at: CGPoint(x: 100, y: table.rectForRow(at: IndexPath(row: row, section: 0)).midY))
        tester.pump(by: 0.6)
        touch.move(to: CGPoint(x: 120, y: y))
        tester.pump(by: 0.6)
        touch.lift()
        settles ? tester.settle() : tester.pump(by: 0.05)
    }

    /// Exchanges a placeholder for a row with a name.
    @discardableResult func commit(_ index: Int, _ name: String) -> (done: Bool, path: IndexPath?) {
        var path: IndexPath?
        let done = contexts[index].commitInsertion { goal in
            path = goal
            names[goal.section].insert(name, at: goal.row)
        }
        tester.settle()
        return (done, path)
    }

    var cellViews: [UITableViewCell] { table.subviews.compactMap { $0 as? UITableViewCell } }

    /// The names of cells and the heights at which they are, from top to bottom.
    var rows: [String] {
        cellViews.filter { !$0.isHidden }.sorted { $0.frame.minY < $1.frame.minY }.map {
            "\($0.textLabel?.text ?? "") \(Int($0.frame.minY))"
        }
    }

    func numberOfSections(in tableView: UITableView) -> Int { names.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names[section].count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.text = names[indexPath.section][indexPath.row]
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        calls.append("select \(indexPath.section).\(indexPath.row)")
    }

    func tableView(
        _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] { heights.map { _ in UIDragItem(itemProvider: NSItemProvider(object: "new" as NSString)) } }

    func tableView(
        _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint
    ) -> [UIDragItem] {
        calls.append("add \(indexPath.section).\(indexPath.row)")
        return mayAdd ? [UIDragItem(itemProvider: NSItemProvider(object: "new" as NSString))] : []
    }

    func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal { UITableViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath) }

    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
        let path = coordinator.destinationIndexPath ?? IndexPath(row: 0, section: 0)
        for (index, (item, height)) in zip(coordinator.items, heights).enumerated() {
            let placeholder = UITableViewDropPlaceholder(
                insertionIndexPath: path, reuseIdentifier: "loading", rowHeight: height)
            placeholder.cellUpdateHandler = { $0.textLabel?.text = "loading \(index)" }
            contexts.append(coordinator.drop(item.dragItem, to: placeholder))
        }
    }
}
