import CoreGraphics
public import Foundation
public import UIKitCore

/// An item that was dropped on a table.
@preconcurrency @MainActor public protocol UITableViewDropItem: NSObjectProtocol {
    /// The dropped item.
    var dragItem: UIDragItem { get }

    /// The index path of the item's row if it was dragged from the same table; else nil.
    var sourceIndexPath: IndexPath? { get }

    /// The size of the preview in points; zero if there is none.
    var previewSize: CGSize { get }
}
