public import Foundation
import UIKitCore

/// Gives a table its sections, rows and cells.
///
/// The first two methods are needed, the others have defaults.
@preconcurrency @MainActor public protocol UITableViewDataSource: AnyObject {
    /// The number of rows in a section; asked when the table loads its data.
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int

    /// The cell for a row that comes on screen: one from `dequeueReusableCell(withIdentifier:for:)` at `indexPath`.
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell

    /// The number of sections; 1 unless implemented. It may be asked several times in a row.
    func numberOfSections(in tableView: UITableView) -> Int

    /// The title above a section; nil for none. It is not asked where the delegate has a view.
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?

    /// The title below a section; nil for none.
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
}

extension UITableViewDataSource {
    public func numberOfSections(in tableView: UITableView) -> Int { 1 }
    public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
    public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
}
