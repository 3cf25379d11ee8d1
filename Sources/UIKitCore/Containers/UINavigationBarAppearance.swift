public import Foundation

/// How a navigation bar looks: its ground, its titles and its buttons.
///
/// Status: partial – grounds, titles and titles of buttons; positions of titles and pictures of the back button follow.
@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
    /// Makes the look of bars that nobody has changed, for a kind of device.
    public override init(idiom: UIUserInterfaceIdiom) {
        super.init(idiom: idiom)
        hookUp()
    }

    /// Makes a copy, with the titles and buttons of another navigation bar.
    public required init(barAppearance: UIBarAppearance) {
        super.init(barAppearance: barAppearance)
        if let other = barAppearance as? UINavigationBarAppearance {
            titleTextAttributes = other.titleTextAttributes
            largeTitleTextAttributes = other.largeTitleTextAttributes
            buttonAppearance = other.buttonAppearance.copied()
            doneButtonAppearance = other.doneButtonAppearance.copied()
            backButtonAppearance = other.backButtonAppearance.copied()
        }
        hookUp()
    }

    private func hookUp() { hookUp(buttonAppearance, doneButtonAppearance, backButtonAppearance) }

    private func partDidChange() {
        hookUp()
        didChange()
    }

    /// Font and colour of titles; other attributes are kept, but without effect.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] {
        didSet { didChange() }
    }

    /// Font and colour of large titles; other attributes are kept, but without effect.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] {
        didSet { didChange() }
    }

    /// The look of plain buttons.
    open var buttonAppearance = UIBarButtonItemAppearance(style: .plain) {
        didSet {
            buttonAppearance = buttonAppearance.copied()
            partDidChange()
        }
    }

    /// The look of buttons that finish a task.
    open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) {
        didSet {
            doneButtonAppearance = doneButtonAppearance.copied()
            partDidChange()
        }
    }

    /// The look of the way back.
    open var backButtonAppearance = UIBarButtonItemAppearance(style: .plain) {
        didSet {
            backButtonAppearance = backButtonAppearance.copied()
            partDidChange()
        }
    }
}
