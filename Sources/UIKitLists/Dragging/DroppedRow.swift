import CoreGraphics
import Foundation
import UIKitCore

/// An item that was dropped on a table, with the row that it is of.
final class DroppedRow: NSObject, UITableViewDropItem {
    let dragItem: UIDragItem
    let sourceIndexPath: IndexPath?
    let previewSize: CGSize

    init(_ item: UIDragItem, _ source: IndexPath?, _ size: CGSize) {
        (dragItem, sourceIndexPath, previewSize) = (item, source, size)
        super.init()
    }
}
