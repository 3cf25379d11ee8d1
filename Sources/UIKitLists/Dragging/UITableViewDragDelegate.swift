public import CoreGraphics
public import Foundation
public import UIKitCore

/// Provides the drag items of a table's rows, and is notified of the drag.
///
/// All methods but the first have default implementations.
@preconcurrency @MainActor public protocol UITableViewDragDelegate: AnyObject {
    /// The drag items of a row that is about to be lifted. An empty array prevents the drag.
    func tableView(
        _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem]

    /// The drag items of a row that another finger taps during a drag. They are added to the drag, even if it began in another
    /// view.
    ///
    /// An empty array, the default, lets the tap act as usual. The method is not called for rows that are already dragged.
    ///
    /// - Parameters:
    ///   - tableView: The table.
    ///   - session: The session of the drag.
    ///   - indexPath: The index path of the row.
    ///   - point: The location of the tap in the table's space.
    func tableView(
        _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint
    ) -> [UIDragItem]

    /// The visible part of a row's cell in its preview; nil for the whole cell.
    func tableView(_ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath)
        -> UIDragPreviewParameters?

    /// The drag has begun: the user moves the items.
    func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession)

    /// The drag has ended, with the animation at its end.
    func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession)

    /// Whether the items may be moved, not only copied; true by default.
    func tableView(_ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool

    /// Whether the items can be dropped in this app only; false by default.
    func tableView(
        _ tableView: UITableView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool
}

extension UITableViewDragDelegate {
    public func tableView(
        _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint
    ) -> [UIDragItem] { [] }

    public func tableView(
        _ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath
    ) -> UIDragPreviewParameters? { nil }

    public func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {}

    public func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {}

    public func tableView(
        _ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool { true }

    public func tableView(
        _ tableView: UITableView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool { false }
}
