import CoreGraphics
public import Foundation
public import UIKitCore

/// Accepts drops on a table and proposes their effect.
///
/// All methods but the first have default implementations.
@preconcurrency @MainActor public protocol UITableViewDropDelegate: AnyObject {
    /// Performs a drop. Update the data source and the table's rows, and set the targets of the previews with the coordinator.
    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)

    /// Whether the table can handle a session; true by default. Called once for each session.
    func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool

    /// The items have entered the table.
    func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)

    /// The effect of a drop at the current location. By default a drop has no effect.
    ///
    /// Called after the items have moved, and after the table has scrolled below them.
    ///
    /// - Parameters:
    ///   - tableView: The table.
    ///   - session: The session.
    ///   - destinationIndexPath: The insertion position, counted without a row that is moved in this table; nil beside all rows.
    func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal

    /// The items have left the table.
    func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession)

    /// The session has ended, in this table or elsewhere.
    func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)

    /// The visible part of a row's cell in a preview that settles on it; nil for the whole cell.
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
