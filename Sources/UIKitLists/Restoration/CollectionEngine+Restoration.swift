import CoreGraphics
import Foundation
import UIFoundation
import UIKitCore

/// The selection and the first item in sight from launch to launch.
extension CollectionEngine: NamedItems {
    var restorationKeys: RestoredItems.Keys { .collection }
    var itemNames: (any UIDataSourceModelAssociation)? { collection.dataSource as? any UIDataSourceModelAssociation }
    var hasItems: Bool { counts.first != nil }

    /// Where items begin to be seen.
    private var visibleCorner: CGPoint {
        let (offset, inset) = (collection.contentOffset, collection.adjustedContentInset)
        return CGPoint(x: offset.x + inset.left, y: offset.y + inset.top)
    }

    var topItem: ItemPosition? {
        let corner = visibleCorner
        guard isPrepared, !needsPreparation, corner.x > 0 || corner.y > 0 else { return nil }
        var first: ItemPosition?
        for attributes in attributes(in: CGRect(origin: corner, size: collection.bounds.size))
        where attributes.key.category == .cell && !attributes.isHidden {
            let frame = attributes.shownFrame
            guard frame.maxX > corner.x, frame.maxY > corner.y else { continue }
            first = min(first ?? attributes.key.position, attributes.key.position)
        }
        return first
    }

    func distance(of item: ItemPosition) -> CGPoint? {
        guard let frame = shownAttributes(of: .cell(item))?.shownFrame else { return nil }
        let corner = visibleCorner
        return CGPoint(x: frame.minX - corner.x, y: frame.minY - corner.y)
    }

    func selectRestored(_ item: ItemPosition) { setSelected(true, item) }

    func needsRestoration() { collection.setNeedsLayout() }
}
