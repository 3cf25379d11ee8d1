import Foundation
import UIFoundation
import UIKitCore

/// The text of a view that the user edits through a `TextInteraction`.
@MainActor protocol EditableText: TextKeyInput {
    /// The view that shows the text.
    var host: UIView { get }
    /// Makes the owner of the text the first responder.
    @discardableResult func becomeFirstResponder() -> Bool
    /// Whether the text is secret.
    var isSecureTextEntry: Bool { get }
    var editing: TextEditing { get }
    /// The layout of the text, in the view's coordinate space.
    var geometry: any TextGeometry { get }
    /// Whether the text may be laid out now; false while the text storage has edits that are not processed yet.
    var mayLayOut: Bool { get }
    /// The rectangle in which text is visible while it is edited, in the view's coordinate space.
    var editedRoom: CGRect { get }
    /// The font of characters without a font attribute.
    var plainFont: UIFont { get }

    /// Whether the view is the first responder.
    var isEditing: Bool { get }
    /// Whether the user may change the text; if not, the user can only select it.
    var allowsEditing: Bool { get }
    /// Whether the user may select text and set the caret.
    var allowsSelecting: Bool { get }
    /// Whether the text has paragraphs. Then a triple tap selects a paragraph, fingers scroll, and a mouse drag beyond the top or
    /// bottom scrolls vertically.
    var hasParagraphs: Bool { get }
    var allowsEditingTextAttributes: Bool { get }
    /// Whether the next insertion or deletion replaces all of the text.
    var clearsOnInsertion: Bool { get set }

    /// A string without the characters that the view does not accept.
    func accepted(_ string: String) -> String
    /// Asks the delegate whether a range, in UTF-16 code units, may be replaced.
    func allowsChange(of range: NSRange, to string: String) -> Bool
    /// The context menu actions for the link at a point. Nil: there is no link at the point. Empty: the delegate refused a menu.
    func itemActions(at point: CGPoint) -> [UIMenuElement]?
    /// Whether there is a link with a context menu at a point.
    func hasItem(at point: CGPoint) -> Bool
    /// The view itself if its text can be dragged and text be dropped on it; else nil.
    var draggableView: (any PastingTextView & UITextDraggable & UITextDroppable)? { get }
    /// Asks the delegate for the edit menu of a range, in UTF-16 code units; nil uses the suggested actions.
    func editMenu(for range: NSRange, suggesting actions: [UIMenuElement]) -> UIMenu?
    /// Notifies the delegate that the edit menu is about to be presented, or dismissed.
    func editMenuWill(present: Bool, with animator: any UIEditMenuInteractionAnimating)
}

extension EditableText {
    var allowsEditing: Bool { true }
    var allowsSelecting: Bool { true }
    var hasParagraphs: Bool { false }
    var mayLayOut: Bool { true }
    var draggableView: (any PastingTextView & UITextDraggable & UITextDroppable)? { nil }
    func itemActions(at point: CGPoint) -> [UIMenuElement]? { nil }
    func hasItem(at point: CGPoint) -> Bool { false }
    func editMenuWill(present: Bool, with animator: any UIEditMenuInteractionAnimating) {}
}
