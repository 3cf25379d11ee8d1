import CoreGraphics
import Foundation
import UIFoundation
import UIKitCore

/// An item that a finger moves: it follows the finger, and the other items are laid out as if it was at its new position.
///
/// The data source keeps the item at its former position until the end, so its positions and those on screen differ meanwhile.
final class ItemMovement {
    private unowned let engine: CollectionEngine
    let element: ShownElement
    /// Where the data source has the item, and where it is among those on screen.
    var shift: ItemShift
    /// Where the middle of the item is to be, in the collection's space.
    private(set) var target: CGPoint
    /// The target of which the layout heard last.
    var lastTarget: CGPoint
    /// The target relative to the corner of the visible part.
    private var finger: CGPoint
    /// The proposal that left the item where it is; nil for none.
    var refused: IndexPath?
    /// Whether the item takes on its look of one that moves, in the animation around.
    var isLifting = false
    private lazy var edges = EdgeScrolls(of: engine.collection) { [weak self] in self?.didScroll() }

    init(of engine: CollectionEngine, _ element: ShownElement, at center: CGPoint) {
        (self.engine, self.element, target, lastTarget) = (engine, element, center, center)
        shift = ItemShift(from: element.key.position, to: element.key.position)
        let corner = engine.collection.bounds.origin
        finger = CGPoint(x: center.x - corner.x, y: center.y - corner.y)
    }

    // MARK: The finger

    func follow(_ point: CGPoint) {
        let bounds = engine.collection.bounds
        target = point
        finger = CGPoint(x: point.x - bounds.minX, y: point.y - bounds.minY)
        engine.moveMovedItem()
        guard engine.movement === self else { return }
        let corner = engine.collection.bounds.origin
        edges.follow(CGPoint(x: corner.x + finger.x, y: corner.y + finger.y))
    }

    /// The content has scrolled under the finger.
    private func didScroll() {
        let corner = engine.collection.bounds.origin
        target = CGPoint(x: corner.x + finger.x, y: corner.y + finger.y)
        engine.moveMovedItem()
    }

    func stop() { edges.stop() }

    var original: ItemPosition { shift.original ?? shift.current }
    var current: ItemPosition { shift.current }

    // MARK: Look

    /// The attributes of the item that moves, as the layout says.
    var attributes: UICollectionViewLayoutAttributes {
        let layout = engine.layout
        let attributes = layout.layoutAttributesForInteractivelyMovingItem(
            at: current.path, withTargetPosition: engine.layoutPoint(target))
        return engine.shown(attributes, of: layout)
    }
}
