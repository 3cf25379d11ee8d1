import Foundation
import UIFoundation
import UIKitCore

/// A view whose text the user edits by means of a `TextInteraction`.
protocol EditableTextView: UIView, UITextInput, TextKeyInput {
    var editing: TextEditing { get }
    /// The positions of the characters as they are laid out now, in the view's space.
    var geometry: any TextGeometry { get }
    /// Whether the text may be laid out now: not while an app has begun to change it.
    var mayLayOut: Bool { get }
    /// The rectangle in which text shows while it is edited, in the view's space.
    var editedRoom: CGRect { get }
    /// The font of text that has none among its attributes.
    var plainFont: UIFont { get }

    /// Whether the view has the keyboard.
    var isEditing: Bool { get }
    /// Whether the user may change the text; else only select in it.
    var allowsEditing: Bool { get }
    /// Whether the text has paragraphs: a triple tap selects one, fingers scroll, and a mouse beside it scrolls up and down.
    var hasParagraphs: Bool { get }
    var allowsEditingTextAttributes: Bool { get }
    /// Whether the next insertion or deletion replaces all of the text.
    var clearsOnInsertion: Bool { get set }

    /// A string as the view can hold it.
    func accepted(_ string: String) -> String
    /// Asks the delegate whether characters, in UTF-16 code units, may be replaced.
    func allowsChange(of range: NSRange, to string: String) -> Bool
    /// The actions for what is at a point besides text, such as a link; nil where there is nothing of the kind, empty for no
    /// menu.
    func itemActions(at point: CGPoint) -> [UIMenuElement]?
    /// Whether there is something at a point besides text, for which there may be actions.
    func hasItem(at point: CGPoint) -> Bool
    /// Asks the delegate for a menu for selected characters; nil takes the suggested actions.
    func editMenu(for range: NSRange, suggesting actions: [UIMenuElement]) -> UIMenu?
}

extension EditableTextView {
    var allowsEditing: Bool { true }
    var hasParagraphs: Bool { false }
    var mayLayOut: Bool { true }
    func itemActions(at point: CGPoint) -> [UIMenuElement]? { nil }
    func hasItem(at point: CGPoint) -> Bool { false }
}
