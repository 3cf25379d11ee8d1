public import UIFoundation

/// An element of a menu that performs an action or a command when it is chosen.
///
/// Status: partial – pictures for the chosen state are not implemented.
@preconcurrency @MainActor public protocol UIMenuLeaf: AnyObject {
    /// The text that a menu shows for it.
    var title: String { get set }
    /// The longer explanation for the user, when the title is too short for it.
    var discoverabilityTitle: String? { get set }
    /// The picture that a menu shows for it.
    var image: UIImage? { get set }
    /// Whether it can be chosen, and how it looks.
    var attributes: UIMenuElement.Attributes { get set }
    /// The mark beside it.
    var state: UIMenuElement.State { get set }
    /// The object that has it performed, while it is.
    var sender: Any? { get }

    /// The item that its menu belongs to, while it is performed: a popover can point to it.
    var presentationSourceItem: (any UIPopoverPresentationControllerSourceItem)? { get }

    /// Performs the action or command; only commands, which call a method, use the target.
    func performWithSender(_ sender: Any?, target: Any?)
}

extension UIMenuLeaf {
    public var presentationSourceItem: (any UIPopoverPresentationControllerSourceItem)? {
        sender as? any UIPopoverPresentationControllerSourceItem
    }
}
