import CoreText
import Foundation
import UIKitCore

/// A possible drop on a text view.
final class TextDropRequest: NSObject, UITextDropRequest {
    let position: TextPosition
    let suggestedProposal: UITextDropProposal
    let isSameView: Bool
    let dropSession: any UIDropSession
    var dropPosition: UITextPosition { IndexedTextPosition(position) }

    init(
        at position: TextPosition, suggesting operation: UIDropOperation, isSameView: Bool,
        in session: any UIDropSession
    ) {
        (self.position, self.isSameView, dropSession) = (position, isSameView, session)
        suggestedProposal = UITextDropProposal(operation: operation)
        suggestedProposal.isPrecise = true
        super.init()
    }
}
