public import Foundation
import UIKitCore

/// Gives a table its sections, rows and cells.
///
/// The first two methods are needed, the others have defaults.
@preconcurrency @MainActor public protocol UITableViewDataSource: AnyObject {
    /// The number of rows in a section; asked when the table loads its data.
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int

    /// The cell for a row that becomes visible: one from `dequeueReusableCell(withIdentifier:for:)` at `indexPath`.
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell

    /// The number of sections; 1 unless implemented. It may be asked several times in a row.
    func numberOfSections(in tableView: UITableView) -> Int

    /// The title above a section; nil for none. It is not asked where the delegate has a view.
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?

    /// The title below a section; nil for none.
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?

    // MARK: Index

    /// The titles of the index at the table's side, from top to bottom; nil for no index. It is asked once per reload.
    ///
    /// The title `UITableView.indexSearch` shows a magnifier and leads to the top of the table.
    func sectionIndexTitles(for tableView: UITableView) -> [String]?

    /// The section to which the title at `index` of the index leads; the one of that index unless implemented.
    ///
    /// `NSNotFound` and negative answers leave the table as it is.
    func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int

    // MARK: Editing

    /// Whether the user may edit the row at `indexPath`; true unless implemented. It is asked often.
    ///
    /// Without actions of their own, rows are swiped open only where `tableView(_:commit:forRowAt:)` is implemented.
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool

    /// Whether the user may move the row at `indexPath` while the table is edited.
    ///
    /// Unless implemented, it may where `tableView(_:moveRowAt:to:)` is.
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool

    /// The user has the row at `indexPath` deleted, or another one inserted there: change the data and update the table.
    ///
    /// A table knows whether its data source has this method from the symbol table of the program. One that was stripped of it
    /// counts as having it.
    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath)

    /// The user moved the row at `sourceIndexPath` to `destinationIndexPath`; change the data only, the table shows it already.
    func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
}

extension UITableViewDataSource {
    public func numberOfSections(in tableView: UITableView) -> Int { 1 }
    public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
    public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
    public func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
    public func tableView(
        _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int { index }
    public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
    public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        tableView.engine.movesRows
    }
    public func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {}
    public func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}
}
