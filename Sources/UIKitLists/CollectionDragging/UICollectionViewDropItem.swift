import CoreGraphics
public import Foundation
public import UIKitCore

/// One of the items that were dropped on a collection.
@preconcurrency @MainActor public protocol UICollectionViewDropItem: NSObjectProtocol {
    /// The item.
    var dragItem: UIDragItem { get }

    /// The position that it has in the same collection; nil for one from elsewhere.
    var sourceIndexPath: IndexPath? { get }

    /// The size of its preview in points; zero for one without.
    var previewSize: CGSize { get }
}
