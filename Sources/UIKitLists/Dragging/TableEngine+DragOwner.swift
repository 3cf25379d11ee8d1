import CoreGraphics
import Foundation
import UIKitCore

/// The dragging of a table's rows.
extension TableEngine: DragOwner {
    var dragsItems: Bool { table.dragDelegate != nil && table.dragInteractionEnabled }
    var mayLift: Bool { !hasOpenRow && update == nil && reorder == nil }

    func liftedItem(at point: CGPoint) -> ItemPosition? {
        path(at: point).flatMap { ItemPosition($0) }.flatMap { cells[$0] == nil ? nil : $0 }
    }

    func draggedCell(at position: ItemPosition) -> UIView? {
        cells[position].flatMap { $0.window == nil ? nil : $0 }
    }

    func setDragState(_ state: UICellConfigurationState.DragState, at position: ItemPosition) {
        cells[position]?.setDragState(UITableViewCell.DragState(rawValue: state.rawValue) ?? .none)
    }

    // MARK: The delegate

    func dragItems(_ session: any UIDragSession, at path: IndexPath) -> [UIDragItem] {
        table.dragDelegate?.tableView(table, itemsForBeginning: session, at: path) ?? []
    }

    func dragItems(addedTo session: any UIDragSession, at path: IndexPath, _ point: CGPoint) -> [UIDragItem] {
        table.dragDelegate?.tableView(table, itemsForAddingTo: session, at: path, point: point) ?? []
    }

    func dragParameters(at path: IndexPath) -> UIDragPreviewParameters? {
        table.dragDelegate?.tableView(table, dragPreviewParametersForRowAt: path)
    }

    func dragWillBegin(_ session: any UIDragSession) {
        table.dragDelegate?.tableView(table, dragSessionWillBegin: session)
    }

    func dragDidEnd(_ session: any UIDragSession) {
        table.dragDelegate?.tableView(table, dragSessionDidEnd: session)
    }

    func dragAllowsMove(_ session: any UIDragSession) -> Bool {
        table.dragDelegate?.tableView(table, dragSessionAllowsMoveOperation: session) ?? true
    }

    func dragIsRestricted(_ session: any UIDragSession) -> Bool {
        table.dragDelegate?.tableView(table, dragSessionIsRestrictedToDraggingApplication: session) ?? false
    }
}
