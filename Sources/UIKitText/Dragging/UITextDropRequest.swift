public import Foundation
public import UIKitCore

/// A drop on a text view that the user may make at the present position.
@preconcurrency @MainActor public protocol UITextDropRequest: NSObjectProtocol {
    /// The position in the text nearest to the items.
    var dropPosition: UITextPosition { get }

    /// The effect of the drop without a delegate.
    var suggestedProposal: UITextDropProposal { get }

    /// Whether the items are text of the same view.
    var isSameView: Bool { get }

    /// The session.
    var dropSession: any UIDropSession { get }
}
