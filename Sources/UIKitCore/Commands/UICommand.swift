public import UIFoundation

/// A command that the first responder of the chain with its action performs.
@preconcurrency @MainActor open class UICommand: UIMenuElement, UIMenuLeaf {
    /// The text that a menu shows for it.
    open override var title: String {
        get { super.title }
        set { super.title = newValue }
    }

    /// The picture that a menu shows for it.
    open override var image: UIImage? {
        get { super.image }
        set { super.image = newValue }
    }

    /// The longer explanation for the user, when the title is too short for it.
    open var discoverabilityTitle: String?
    /// The method to call.
    open private(set) var action: Selector
    /// The app's own data, which distinguishes commands with the same action.
    open private(set) var propertyList: Any?
    /// Whether it can be chosen, and how it looks.
    open var attributes: Attributes
    /// The mark beside it.
    open var state: State
    /// The object that has it performed, while it is.
    open private(set) var sender: Any?
    /// The commands that replace it while further modifiers are held.
    open private(set) var alternates: [UICommandAlternate]

    /// Makes a command with a title and a subtitle.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
        alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil, attributes: Attributes = [],
        state: State = .off
    ) {
        self.action = action
        self.propertyList = propertyList
        self.alternates = alternates
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        super.init(title: title, subtitle: subtitle, image: image)
    }

    /// Calls the method on a target, or without one on the first responder up the chain that has it; the command is its sender.
    open func performWithSender(_ sender: Any?, target: Any?) {
        self.sender = sender
        UIApplication.sharedIfRunning?.sendAction(action, to: target, from: self, for: nil)
        self.sender = nil
    }
}
