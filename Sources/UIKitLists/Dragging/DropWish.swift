import UIKitCore

/// The drop proposal of a list's delegate, with the intent that tables and collections add to it.
struct DropWish {
    /// The intents of the proposals of tables and collections, with equal raw values.
    enum Intent: Int {
        case unspecified = 0
        case insert = 1
        case into = 2
        case automatic = 3
    }

    let proposal: UIDropProposal
    let intent: Intent

    /// A proposal of a drop without effect.
    static var none: DropWish { DropWish(proposal: UIDropProposal(operation: .cancel), intent: .unspecified) }

    /// Whether the proposal moves an item of the list to the destination.
    var isMove: Bool { proposal.operation == .move && intent == .insert }
}
