import CoreGraphics
import Foundation
@_spi(Subclassing) public import UIKitCore

/// The effect that a drop on a collection would have, and whether that is between items or on one.
@preconcurrency @MainActor open class UICollectionViewDropProposal: UIDropProposal {
    /// The place of a drop in relation to the item at the destination.
    public nonisolated enum Intent: Int, Sendable {
        /// Anywhere: items show nothing of it.
        case unspecified = 0
        /// At the destination, where items make room, also for several that are moved together (a choice: iOS 11 made none).
        case insertAtDestinationIndexPath = 1
        /// On the item at the destination, which is highlighted.
        case insertIntoDestinationIndexPath = 2
    }

    /// The place of a drop.
    open private(set) var intent: Intent

    /// Makes a proposal of a drop anywhere on the collection.
    public override convenience init(operation: UIDropOperation) {
        self.init(operation: operation, intent: .unspecified)
    }

    /// Makes a proposal of a drop at a place.
    public init(operation: UIDropOperation, intent: Intent) {
        self.intent = intent
        super.init(operation: operation)
    }

    @_spi(Subclassing) open override func copied() -> UIDropProposal {
        adopted(by: UICollectionViewDropProposal(operation: operation, intent: intent))
    }
}
