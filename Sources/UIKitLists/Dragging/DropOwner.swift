import CoreGraphics
import Foundation
import UIKitCore

/// A table or a collection that accepts drops. All positions are those in the data.
protocol DropOwner: DragOwner {
    var drag: ListDrag { get }
    var drop: ListDrop { get }
    /// Whether the list has ever had a drag or drop delegate.
    var usesDragging: Bool { get set }
    /// Whether the list has a drop delegate.
    var acceptsDrops: Bool { get }
    /// Whether an update is in progress, during which positions are not defined.
    var isUpdating: Bool { get }
    /// The position of the gap, counted without the moved item; nil if there is none.
    var gapGoal: ItemPosition? { get }

    /// The insertion position at a point, counted without the moved item; nil if the point is beside all items.
    func dropPosition(at point: CGPoint) -> ItemPosition?
    /// The item that contains a point; nil if there is none.
    func dropItem(at point: CGPoint) -> ItemPosition?
    /// Whether a point is in the middle half of an item, where an automatic drop is into the item.
    func isInMiddle(_ point: CGPoint, of item: ItemPosition) -> Bool

    /// Opens or moves the gap; nil closes it. `source` is the item of this list that would be moved.
    func openGap(at position: ItemPosition?, for source: ItemPosition?, of session: any UIDropSession)
    func closeGap()
    /// Whether an item can be inserted at a position, counted without the moved item.
    func isPossible(_ position: ItemPosition, without source: ItemPosition?) -> Bool

    /// Whether the data source permits moving an item.
    func mayReorder(_ source: ItemPosition) -> Bool
    /// The position that the list's delegate returns for a moved item.
    func allowedGoal(_ goal: ItemPosition, of source: ItemPosition) -> ItemPosition
    /// Moves an item in the data source. Its cell is already in the gap.
    func moveDropped(_ source: ItemPosition, to goal: ItemPosition)
    /// Stops the program if there is no item at a path. `action` names the use of the item in the error.
    func checkItem(at path: IndexPath, _ action: String)

    /// Updates the configuration states of all cells when the list becomes or ceases to be the drop target.
    func dropStateDidChange()
    func highlight(_ cell: UIView, _ isHighlighted: Bool)
    /// Hides or shows a cell while a preview settles on it.
    func setVeiled(_ isVeiled: Bool, _ cell: UIView)

    // The methods below forward to the list's drop delegate.
    func dropCanHandle(_ session: any UIDropSession) -> Bool
    func dropDidEnter(_ session: any UIDropSession)
    func dropDidUpdate(_ session: any UIDropSession, at path: IndexPath?) -> DropWish
    func dropDidExit(_ session: any UIDropSession)
    func dropDidEnd(_ session: any UIDropSession)
    func performDrop(_ drop: PerformedDrop)
    func dropParameters(at path: IndexPath) -> UIDragPreviewParameters?
    func springLoads(_ path: IndexPath, _ context: any UISpringLoadedInteractionContext) -> Bool

    /// The function that selects an item like a tap; nil if it cannot be selected.
    func choice(of item: UIView) -> (() -> Void)?
}

extension DropOwner {
    func dragDelegatesDidChange() {
        drag.adoptDelegate()
        drop.adoptDelegates()
        usesDragging = true
    }

    /// Whether items of the list are being lifted or dragged.
    var hasActiveDrag: Bool { usesDragging && drag.isActive }

    /// Whether items are being dragged over the list.
    var hasActiveDrop: Bool { usesDragging && drop.isActive }
}
