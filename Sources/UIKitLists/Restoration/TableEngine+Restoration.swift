import CoreGraphics
import Foundation
import UIFoundation
import UIKitCore

/// The selection and the row on top from launch to launch.
extension TableEngine: NamedItems {
    var restorationKeys: RestoredItems.Keys { .table }
    var itemNames: (any UIDataSourceModelAssociation)? { table.dataSource as? any UIDataSourceModelAssociation }
    var hasItems: Bool { heights.firstRow(endingAfter: -.infinity) != nil }

    var topItem: ItemPosition? {
        guard table.contentOffset.y > -table.adjustedContentInset.top else { return nil }
        return loadedHeights.firstRow(endingAfter: visibleTop)
    }

    func distance(of item: ItemPosition) -> CGPoint? {
        CGPoint(x: 0, y: heights.span(of: item).start - visibleTop)
    }

    func selectRestored(_ item: ItemPosition) { setSelected(true, item, animated: false) }

    func needsRestoration() {
        isDirty = true
        table.setNeedsLayout()
    }
}
