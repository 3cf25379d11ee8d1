import CoreGraphics
import Foundation
import UIKitCore

/// A list on which items are dropped, a table or a collection; all positions are those of the data.
protocol DropOwner: DragOwner {
    var drag: ListDrag { get }
    var drop: ListDrop { get }
    /// Whether the list was ever given a delegate for drags or drops.
    var usesDragging: Bool { get set }
    /// Whether there is a delegate for drops.
    var acceptsDrops: Bool { get }
    /// Whether an update has begun, in which positions are not known.
    var isUpdating: Bool { get }
    /// The position at which the items have made room, counted without the item that is moved; nil for none.
    var gapGoal: ItemPosition? { get }

    /// The position that an item inserted at a point would have, without the item that is moved; nil beside all items.
    func dropPosition(at point: CGPoint) -> ItemPosition?
    /// The item on which a point is; nil for none.
    func dropItem(at point: CGPoint) -> ItemPosition?
    /// Whether a point is so near the middle of an item that a drop is meant to be on it.
    func isInMiddle(_ point: CGPoint, of item: ItemPosition) -> Bool

    /// Opens, moves or with nil closes the room for something; `source` is the item of this list that is to be moved.
    func openGap(at position: ItemPosition?, for source: ItemPosition?, of session: any UIDropSession)
    func closeGap()
    /// Whether an item can be inserted at a position, which counts without the item that is moved.
    func isPossible(_ position: ItemPosition, without source: ItemPosition?) -> Bool

    /// Whether the data source moves an item by itself.
    func mayReorder(_ source: ItemPosition) -> Bool
    /// The position that the list's delegate wants for an item that is moved.
    func allowedGoal(_ goal: ItemPosition, of source: ItemPosition) -> ItemPosition
    /// Has the data source move an item, which has its cell where room was made.
    func moveDropped(_ source: ItemPosition, to goal: ItemPosition)
    /// Stops the program where there is no item at a path, on which something was to be done.
    func checkItem(at path: IndexPath, _ action: String)

    /// Tells all cells that items are dragged over the list, or no more.
    func dropStateDidChange()
    func highlight(_ cell: UIView, _ isHighlighted: Bool)
    /// Hides a cell while its picture settles on it.
    func setVeiled(_ isVeiled: Bool, _ cell: UIView)

    // What the list's delegate says and hears.
    func dropCanHandle(_ session: any UIDropSession) -> Bool
    func dropDidEnter(_ session: any UIDropSession)
    func dropDidUpdate(_ session: any UIDropSession, at path: IndexPath?) -> DropWish
    func dropDidExit(_ session: any UIDropSession)
    func dropDidEnd(_ session: any UIDropSession)
    func performDrop(_ drop: PerformedDrop)
    func dropParameters(at path: IndexPath) -> UIDragPreviewParameters?
    func springLoads(_ path: IndexPath, _ context: any UISpringLoadedInteractionContext) -> Bool

    /// Chooses an item as a tap does; nil where nothing can be selected.
    func choice(of item: UIView) -> (() -> Void)?
}

extension DropOwner {
    func dragDelegatesDidChange() {
        drag.adoptDelegate()
        drop.adoptDelegates()
        usesDragging = true
    }

    /// Whether items of the list are lifted or dragged.
    var hasActiveDrag: Bool { usesDragging && drag.isActive }

    /// Whether items are dragged over the list.
    var hasActiveDrop: Bool { usesDragging && drop.isActive }
}
