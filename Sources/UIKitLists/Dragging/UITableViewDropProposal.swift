import CoreGraphics
import Foundation
@_spi(Subclassing) public import UIKitCore

/// The proposed effect of a drop on a table, and its location in relation to a row.
@preconcurrency @MainActor open class UITableViewDropProposal: UIDropProposal {
    /// The location of a drop in relation to the row at the destination.
    public nonisolated enum Intent: Int, Sendable {
        /// Anywhere in the table; no gap and no highlight are shown.
        case unspecified = 0
        /// At the destination, where a gap opens.
        case insertAtDestinationIndexPath = 1
        /// Into the row at the destination, which is highlighted.
        case insertIntoDestinationIndexPath = 2
        /// Into the row if the drop is in its middle half, otherwise before or after the row.
        case automatic = 3
    }

    /// The location of the drop in relation to the row at the destination.
    open private(set) var intent: Intent

    /// Makes a proposal of a drop anywhere in the table.
    public override convenience init(operation: UIDropOperation) {
        self.init(operation: operation, intent: .unspecified)
    }

    /// Makes a proposal of a drop with an intent.
    public init(operation: UIDropOperation, intent: Intent) {
        self.intent = intent
        super.init(operation: operation)
    }

    @_spi(Subclassing) open override func copied() -> UIDropProposal {
        adopted(by: UITableViewDropProposal(operation: operation, intent: intent))
    }
}
