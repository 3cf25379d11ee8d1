/// An element of a menu that does something when it is chosen: an action or a command.
///
/// Status: partial – pictures for the chosen state and what a popover points at follow.
@preconcurrency @MainActor public protocol UIMenuLeaf: AnyObject {
    /// The text that a menu shows for it.
    var title: String { get set }
    /// What tells the user of it when the title is too short for that.
    var discoverabilityTitle: String? { get set }
    /// The picture that a menu shows for it.
    var image: UIImage? { get set }
    /// Whether it can be chosen, and how it looks.
    var attributes: UIMenuElement.Attributes { get set }
    /// The mark beside it.
    var state: UIMenuElement.State { get set }
    /// Who has it performed, while it is.
    var sender: Any? { get }

    /// Does what it is for; a target counts only for those that call a method.
    func performWithSender(_ sender: Any?, target: Any?)
}
