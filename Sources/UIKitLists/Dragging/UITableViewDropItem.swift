import CoreGraphics
public import Foundation
public import UIKitCore

/// One of the items that were dropped on a table.
@preconcurrency @MainActor public protocol UITableViewDropItem: NSObjectProtocol {
    /// The item.
    var dragItem: UIDragItem { get }

    /// The position of its row when it is one of the same table; nil for one from elsewhere.
    var sourceIndexPath: IndexPath? { get }

    /// The size of its preview in points; zero for one without.
    var previewSize: CGSize { get }
}
