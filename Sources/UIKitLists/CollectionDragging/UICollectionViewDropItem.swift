import CoreGraphics
public import Foundation
public import UIKitCore

/// An item that was dropped on a collection.
@preconcurrency @MainActor public protocol UICollectionViewDropItem: NSObjectProtocol {
    /// The dropped item.
    var dragItem: UIDragItem { get }

    /// The item's index path if it was dragged from the same collection; else nil.
    var sourceIndexPath: IndexPath? { get }

    /// The size of the preview in points; zero if there is none.
    var previewSize: CGSize { get }
}
