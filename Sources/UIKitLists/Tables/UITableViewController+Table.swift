import CoreGraphics
import Foundation
import UIFoundation
import UIKitCore

/// The table of a controller, and its selection when the controller appears.
extension UITableViewController {
    func makeTable(_ style: UITableView.Style) -> UITableView {
        let table = UITableView(frame: UIScreen.main.bounds, style: style)
        table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        table.dataSource = self
        table.delegate = self
        return table
    }

    var shownTable: UITableView {
        guard let table = view as? UITableView else {
            fatalError(
                "The view of \(ObjectNames.label(of: self)) is no table. Leave loadView as it is or assign a UITableView "
                    + "there, or use a UIViewController.")
        }
        return table
    }

    func refuseCell(_ path: IndexPath) -> Never {
        fatalError(
            "\(ObjectNames.label(of: self)) said that section \(path.section) has rows and has no cell for row "
                + "\(path.row). Override tableView(_:cellForRowAt:) and return one there.")
    }

    /// Ends the selection, along with an animated appearance.
    func selectionWillEnd(_ animated: Bool) {
        guard clearsSelectionOnViewWillAppear, let paths = tableView.indexPathsForSelectedRows else { return }
        guard animated, let coordinator = transitionCoordinator else {
            for path in paths { tableView.deselectRow(at: path, animated: animated) }
            return
        }
        coordinator.animate { [weak self] _ in
            for path in paths { self?.tableView.deselectRow(at: path, animated: true) }
        } completion: { [weak self] context in
            guard context.isCancelled else { return }
            for path in paths { self?.tableView.selectRow(at: path, animated: false, scrollPosition: .none) }
        }
    }
}
