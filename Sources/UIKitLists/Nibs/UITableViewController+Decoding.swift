import Foundation
import UIKitCore

extension UITableViewController {
    /// Reads the properties of the controller, without its table.
    func decodeTableController(from coder: InterfaceCoder) {
        if let clears = coder.flag("clearsSelectionOnViewWillAppear") { clearsSelectionOnViewWillAppear = clears }
        pendingRefreshControl = coder.object("refreshControl")
        // A controller outside of storyboards has its view from the beginning.
        if isViewLoaded { adoptLoadedTable() }
    }

    /// Sets the data source and the delegate of the interface file's table where the file connects none.
    func adoptLoadedTable() {
        guard let view = viewIfLoaded else { return }
        guard let table = view as? UITableView else {
            let source = nibName.map { "the nib \"\($0)\"" } ?? "its interface file"
            fatalError(
                "\(ObjectNames.label(of: self)) loaded \(source), but its view there is a \(type(of: view)) and no UITableView. "
                    + "Connect the view to a table, or use a UIViewController.")
        }
        if table.dataSource == nil { table.dataSource = self }
        if table.delegate == nil { table.delegate = self }
        if let control = pendingRefreshControl { table.refreshControl = control }
        pendingRefreshControl = nil
    }
}
