import CoreGraphics
import Foundation
import UIKitCore

/// A table or a collection whose items can be dragged. All positions are those in the data.
protocol DragOwner: AnyObject {
    var list: UIScrollView { get }
    /// Whether the list has a drag delegate and dragging is enabled.
    var dragsItems: Bool { get }
    /// Whether an item can be lifted now; false during updates and other gestures.
    var mayLift: Bool { get }

    /// The item at a point in the list's space; nil if there is none or it has no cell.
    func liftedItem(at point: CGPoint) -> ItemPosition?
    /// The cell of an item, if it is in a window; else nil.
    func draggedCell(at position: ItemPosition) -> UIView?
    func setDragState(_ state: UICellConfigurationState.DragState, at position: ItemPosition)

    // The methods below forward to the list's drag delegate.
    func dragItems(_ session: any UIDragSession, at path: IndexPath) -> [UIDragItem]
    func dragItems(addedTo session: any UIDragSession, at path: IndexPath, _ point: CGPoint) -> [UIDragItem]
    func dragParameters(at path: IndexPath) -> UIDragPreviewParameters?
    func dragWillBegin(_ session: any UIDragSession)
    func dragDidEnd(_ session: any UIDragSession)
    func dragAllowsMove(_ session: any UIDragSession) -> Bool
    func dragIsRestricted(_ session: any UIDragSession) -> Bool
}
