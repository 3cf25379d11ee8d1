import CoreGraphics
import Foundation
@_spi(Subclassing) public import UIKitCore

/// The effect that a drop on a table would have, and whether that is between rows or on one.
@preconcurrency @MainActor open class UITableViewDropProposal: UIDropProposal {
    /// The place of a drop in relation to the row at the destination.
    public nonisolated enum Intent: Int, Sendable {
        /// Anywhere: rows show nothing of it.
        case unspecified = 0
        /// At the destination, where rows make room.
        case insertAtDestinationIndexPath = 1
        /// On the row at the destination, which is highlighted.
        case insertIntoDestinationIndexPath = 2
        /// On the row in its middle half, and otherwise before or behind it.
        case automatic = 3
    }

    /// The place of a drop.
    open private(set) var intent: Intent

    /// Makes a proposal of a drop anywhere on the table.
    public override convenience init(operation: UIDropOperation) {
        self.init(operation: operation, intent: .unspecified)
    }

    /// Makes a proposal of a drop at a place.
    public init(operation: UIDropOperation, intent: Intent) {
        self.intent = intent
        super.init(operation: operation)
    }

    @_spi(Subclassing) open override func copied() -> UIDropProposal {
        adopted(by: UITableViewDropProposal(operation: operation, intent: intent))
    }
}
