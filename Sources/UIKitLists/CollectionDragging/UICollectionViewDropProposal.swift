import CoreGraphics
import Foundation
@_spi(Subclassing) public import UIKitCore

/// The proposed effect of a drop on a collection, and its location in relation to an item.
@preconcurrency @MainActor open class UICollectionViewDropProposal: UIDropProposal {
    /// The location of a drop in relation to the item at the destination.
    public nonisolated enum Intent: Int, Sendable {
        /// Anywhere in the collection; no gap and no highlight are shown.
        case unspecified = 0
        /// At the destination, where a gap opens, also for several items that are moved together (a choice: iOS 11 opened none).
        case insertAtDestinationIndexPath = 1
        /// Into the item at the destination, which is highlighted.
        case insertIntoDestinationIndexPath = 2
    }

    /// The location of the drop in relation to the item at the destination.
    open private(set) var intent: Intent

    /// Makes a proposal of a drop anywhere in the collection.
    public override convenience init(operation: UIDropOperation) {
        self.init(operation: operation, intent: .unspecified)
    }

    /// Makes a proposal of a drop with an intent.
    public init(operation: UIDropOperation, intent: Intent) {
        self.intent = intent
        super.init(operation: operation)
    }

    @_spi(Subclassing) open override func copied() -> UIDropProposal {
        adopted(by: UICollectionViewDropProposal(operation: operation, intent: intent))
    }
}
