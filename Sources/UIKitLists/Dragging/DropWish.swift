import UIKitCore

/// The proposal of a list's delegate for a drop, and the place of the drop in relation to an item.
struct DropWish {
    /// The intents of proposals for tables and collections, by their values.
    enum Intent: Int {
        case unspecified = 0
        case insert = 1
        case into = 2
        case automatic = 3
    }

    let proposal: UIDropProposal
    let intent: Intent

    /// A drop that has no effect.
    static var none: DropWish { DropWish(proposal: UIDropProposal(operation: .cancel), intent: .unspecified) }

    /// Whether an item of the list is to be moved to the destination.
    var isMove: Bool { proposal.operation == .move && intent == .insert }
}
