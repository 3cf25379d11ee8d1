/// Work that whoever in the responder chain has its action does.
@preconcurrency @MainActor open class UICommand: UIMenuElement {
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

    /// What tells the user of it when the title is too short for that.
    open var discoverabilityTitle: String?
    /// The method to call.
    public let action: Selector
    /// The app's own notes, for telling commands with the same action apart.
    public let propertyList: Any?
    /// Whether it can be chosen, and how it looks.
    open var attributes: Attributes
    /// The mark beside it.
    open var state: State
    /// What is done in its place while further modifiers are held.
    public let alternates: [UICommandAlternate]

    /// Makes a command.
    public init(
        title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
        alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil, attributes: Attributes = [],
        state: State = .off
    ) {
        self.action = action
        self.propertyList = propertyList
        self.alternates = alternates
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        super.init(title: title, image: image)
    }
}
