import UIFoundation
import CoreGraphics
import Foundation
import UIKitCore

/// A selection by two fingers, from the item where they touched the list to the one where they are.
final class ItemSweep {
    private unowned let items: any SweptItems
    private let anchor: ItemPosition
    /// The item where the fingers are.
    private var reached: ItemPosition
    /// The items that were selected before, which stay selected when the fingers move back.
    private let former: ItemSelection
    /// Where the fingers are, from the list's upper left corner.
    private var finger = CGPoint.zero
    private let generation: Int
    private lazy var edgeScroll = EdgeScroll(of: items.list) { [weak self] in self?.update() }

    init(over items: any SweptItems, from anchor: ItemPosition) {
        (self.items, self.anchor, reached, former) = (items, anchor, anchor, items.selection)
        generation = items.generation
        if !former.contains(anchor) { items.sweepOver(anchor) }
        items.selectionDidChange()
    }

    /// Whether the items still have the positions from the beginning of the gesture.
    var isCurrent: Bool { generation == items.generation && items.isLoaded }

    /// The fingers are at a point of the list's space.
    func follow(_ point: CGPoint) {
        let bounds = items.list.bounds
        finger = CGPoint(x: point.x - bounds.minX, y: point.y - bounds.minY)
        update()
        edgeScroll.follow(finger.y)
    }

    func end() { edgeScroll.stop() }

    private func update() {
        let bounds = items.list.bounds
        let point = CGPoint(x: bounds.minX + finger.x, y: bounds.minY + finger.y)
        guard isCurrent, let item = items.sweptItem(near: point), item != reached else { return }
        let last = reached
        reached = item
        // Those left behind first, in the order in which the fingers left them.
        change(from: last, to: item) { item in
            if !isSwept(item), !former.contains(item), items.selection.contains(item) { items.deselectByUser(item) }
        }
        change(from: last, to: item) { item in
            if isSwept(item), !items.selection.contains(item) { items.sweepOver(item) }
        }
        items.selectionDidChange()
    }

    private func isSwept(_ item: ItemPosition) -> Bool { item >= min(anchor, reached) && item <= max(anchor, reached) }

    private func change(from first: ItemPosition, to last: ItemPosition, _ change: (ItemPosition) -> Void) {
        var next: ItemPosition? = first
        while let item = next, isCurrent {
            change(item)
            if item == last { return }
            next = last > first ? items.item(after: item) : items.item(before: item)
        }
    }
}
