public import UIKitCore

/// A text view whose selected text the user can drag.
///
/// A mouse lifts the selection by moving 10 points from a press on it, a finger by a press of half a second. Secure text and
/// text that is not being edited or selected cannot be dragged.
@preconcurrency @MainActor public protocol UITextDraggable: UITextInput {
    /// Provides the items of drags, and is notified of their course; not retained.
    var textDragDelegate: (any UITextDragDelegate)? { get set }

    /// The interaction that lifts the text. Disable it to keep the text from being dragged.
    var textDragInteraction: UIDragInteraction? { get }

    /// Whether text of this view is being lifted or dragged.
    var isTextDragActive: Bool { get }

    /// Options for the previews of drags.
    var textDragOptions: UITextDragOptions { get set }
}

extension UITextView: UITextDraggable {}
extension UITextField: UITextDraggable {}
