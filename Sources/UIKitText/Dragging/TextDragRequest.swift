import Foundation
import UIKitCore

/// The selected text that is about to be dragged.
final class TextDragRequest: NSObject, UITextDragRequest {
    let dragRange: UITextRange
    let suggestedItems: [UIDragItem]
    let dragSession: any UIDragSession
    var existingItems: [UIDragItem] { dragSession.items }
    var isSelected: Bool { true }

    init(_ range: Range<Int>, suggesting items: [UIDragItem], in session: any UIDragSession) {
        (dragRange, suggestedItems, dragSession) = (IndexedTextRange(range), items, session)
        super.init()
    }
}
