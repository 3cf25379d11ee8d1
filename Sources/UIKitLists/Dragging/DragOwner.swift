import CoreGraphics
import Foundation
import UIKitCore

/// A list whose items are dragged, a table or a collection; all positions are those of the data.
protocol DragOwner: AnyObject {
    var list: UIScrollView { get }
    /// Whether there is a delegate for drags, and drags are on.
    var dragsItems: Bool { get }
    /// Whether an item can be lifted now: nothing else is under way.
    var mayLift: Bool { get }

    /// The item at a point of the list's space that has a cell; nil for none.
    func liftedItem(at point: CGPoint) -> ItemPosition?
    /// The cell of an item in a window; nil for none.
    func draggedCell(at position: ItemPosition) -> UIView?
    func setDragState(_ state: UICellConfigurationState.DragState, at position: ItemPosition)

    // What the list's delegate says and hears.
    func dragItems(_ session: any UIDragSession, at path: IndexPath) -> [UIDragItem]
    func dragItems(addedTo session: any UIDragSession, at path: IndexPath, _ point: CGPoint) -> [UIDragItem]
    func dragParameters(at path: IndexPath) -> UIDragPreviewParameters?
    func dragWillBegin(_ session: any UIDragSession)
    func dragDidEnd(_ session: any UIDragSession)
    func dragAllowsMove(_ session: any UIDragSession) -> Bool
    func dragIsRestricted(_ session: any UIDragSession) -> Bool
}
