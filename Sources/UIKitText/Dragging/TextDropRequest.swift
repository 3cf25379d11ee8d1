import CoreText
import Foundation
import UIKitCore

/// A possible drop on a text view.
final class TextDropRequest: NSObject, UITextDropRequest {
    let position: TextPosition
    let suggestedProposal: UITextDropProposal
    let isSameView: Bool
    let dropSession: any UIDropSession
    private let operation: UIDropOperation
    private let itemCount: Int
    /// The revision of the text that the position is in.
    private let revision: Int
    var dropPosition: UITextPosition { IndexedTextPosition(position) }

    init(
        at position: TextPosition, suggesting operation: UIDropOperation, isSameView: Bool,
        in session: any UIDropSession, revision: Int
    ) {
        (self.position, self.isSameView, dropSession) = (position, isSameView, session)
        self.operation = operation
        suggestedProposal = UITextDropProposal(operation: operation)
        suggestedProposal.isPrecise = true
        (itemCount, self.revision) = (session.items.count, revision)
        super.init()
    }

    /// Whether the delegate has answered the same request before.
    func isSame(as other: TextDropRequest) -> Bool {
        position == other.position && operation == other.operation && isSameView == other.isSameView
            && dropSession === other.dropSession && itemCount == other.itemCount && revision == other.revision
    }
}
