import CoreGraphics
public import Foundation
public import UIKitCore

/// Gives the items of rows that are dragged from a table, and hears of the course of a drag.
///
/// Every method but the first has a default, so that a delegate writes only those that it needs.
///
/// Status: partial – other fingers add no items to a drag that goes on.
@preconcurrency @MainActor public protocol UITableViewDragDelegate: AnyObject {
    /// The items of the row at an index path, which is about to be lifted; none has it stay.
    func tableView(
        _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
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
