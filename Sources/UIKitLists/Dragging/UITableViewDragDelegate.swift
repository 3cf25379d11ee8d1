public import CoreGraphics
public import Foundation
public import UIKitCore

/// Gives the items of rows that are dragged from a table, and hears of the course of a drag.
///
/// Every method but the first has a default, so that a delegate writes only those that it needs.
@preconcurrency @MainActor public protocol UITableViewDragDelegate: AnyObject {
    /// The items of the row at an index path, which is about to be lifted; none has it stay.
    func tableView(
        _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem]

    /// The items of the row that another finger taps during a drag, also during one that began elsewhere in the app; they are
    /// added to it. None, as by default, has the tap be like any other.
    ///
    /// A row with items in the drag is not asked for again.
    ///
    /// - Parameters:
    ///   - tableView: The table.
    ///   - session: The session of the drag.
    ///   - indexPath: The row.
    ///   - point: The place of the tap in the table's space.
    func tableView(
        _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint
    ) -> [UIDragItem]

    /// The part of a row's cell that its preview shows; nil for all of it.
    func tableView(_ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath)
        -> UIDragPreviewParameters?

    /// The drag begins: the user moves the items.
    func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession)

    /// The drag is over, and so is the animation of its end.
    func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession)

    /// Whether the items may be moved, and not only copied; by default true.
    func tableView(_ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool

    /// Whether the items are for this app only; by default false.
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
