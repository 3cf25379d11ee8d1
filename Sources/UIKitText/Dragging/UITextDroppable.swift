public import UIKitCore

/// A text view on which the user can drop text.
///
/// Text of the same view is moved, or copied while Control is pressed, in one undo step; text from elsewhere is copied. It keeps
/// its attributes if the user may edit those of the view. A caret shows the position of the drop, and the dropped text is
/// selected. The delegate for pasting changes dropped items as it changes pasted ones.
@preconcurrency @MainActor
public protocol UITextDroppable: UITextInput,
    UITextPasteConfigurationSupporting
{
    /// Proposes the effect of drops, and is notified of their course; not retained.
    var textDropDelegate: (any UITextDropDelegate)? { get set }

    /// The interaction that accepts the drops. Remove it from the view to accept none.
    var textDropInteraction: UIDropInteraction? { get }

    /// Whether items that may be dropped are over the view.
    var isTextDropActive: Bool { get }
}

extension UITextView: UITextDroppable {}
extension UITextField: UITextDroppable {}
