public import Foundation
public import UIKitCore

/// The text that the user is about to drag.
@preconcurrency @MainActor public protocol UITextDragRequest: NSObjectProtocol {
    /// The range of the text.
    var dragRange: UITextRange { get }

    /// The items that are dragged without a delegate: one with the text and its attributes.
    var suggestedItems: [UIDragItem] { get }

    /// The items that the session has already; empty when a drag begins.
    var existingItems: [UIDragItem] { get }

    /// Whether the range is the selection.
    var isSelected: Bool { get }

    /// The session.
    var dragSession: any UIDragSession { get }
}
