import CoreGraphics
public import Foundation
public import UIKitCore

/// Takes items that are dropped on a table, and says beforehand how.
///
/// Every method but the first has a default, so that a delegate writes only those that it needs.
@preconcurrency @MainActor public protocol UITableViewDropDelegate: AnyObject {
    /// Items are dropped: the data source gets them, the table its rows, and the coordinator is told where they settle.
    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)

    /// Whether the session is of any use to the table; asked once for each session. By default true.
    func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool

    /// The items come over the table.
    func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)

    /// The items have come or moved over the table, or the table has scrolled below them; says what a drop would do there. By
    /// default nothing.
    ///
    /// - Parameters:
    ///   - tableView: The table.
    ///   - session: The session.
    ///   - destinationIndexPath: The position that a row inserted there would have, without the row that is moved from this
    ///     table; nil beside all rows.
    func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal

    /// The items leave the table.
    func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession)

    /// The session is over, wherever it ended.
    func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)

    /// The part of a row's cell that a preview shows which settles there; nil for all of it.
    func tableView(_ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath)
        -> UIDragPreviewParameters?
}

extension UITableViewDropDelegate {
    public func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool { true }

    public func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {}

    public func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal { UITableViewDropProposal(operation: .cancel) }

    public func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {}

    public func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {}

    public func tableView(
        _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
    ) -> UIDragPreviewParameters? { nil }
}
