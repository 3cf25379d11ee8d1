public import Foundation
public import UIFoundation

/// One tab of a tab bar.
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
    /// Makes a tab without title and picture.
    public override init() { super.init() }

    /// Makes a tab from an archive.
    public override init?(coder: NSCoder) { super.init(coder: coder) }

    /// Makes a tab with a title and a picture.
    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init(title: title, image: image, selectedImage: nil)
        self.tag = tag
    }

    /// Makes a tab with a title, a picture, and another picture for when it is selected.
    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init()
        self.title = title
        self.image = image
        self.selectedImage = selectedImage
    }

    /// Makes one of the usual tabs; its title and picture are the system's.
    public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
        let look = systemItem.look
        self.init(title: look.title, image: UIImage(systemName: look.symbol), tag: tag)
    }

    override func decode(from coder: InterfaceCoder) {
        super.decode(from: coder)
        decodeTabBarItem(from: coder)
    }

    @_spi(Subclassing) open override func describe(_ description: inout AccessibilityDescription) {
        description.isElement = true
        (description.label, description.value, description.traits) = (title, badgeValue, .button)
        if !isEnabled { description.traits.insert(.notEnabled) }
    }

    /// The offset of the title from its usual position.
    open var titlePositionAdjustment = UIOffset.zero {
        didSet {
            note(.titlePositionAdjustment, \UITabBarItem.titlePositionAdjustment)
            if titlePositionAdjustment != oldValue { contentDidChange() }
        }
    }

    /// The picture of the selected tab; nil shows `image`.
    open var selectedImage: UIImage? {
        didSet { if selectedImage !== oldValue { contentDidChange() } }
    }

    /// The text in the badge at the picture's corner; nil for no badge.
    open var badgeValue: String? {
        didSet { if badgeValue != oldValue { contentDidChange() } }
    }

    private var badgeAttributesByState: [UInt: [NSAttributedString.Key: Any]] = [:]

    /// Gives the badge's text a font and a colour in a state; other attributes are kept, but without effect.
    open func setBadgeTextAttributes(
        _ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
    ) {
        nonisolated(unsafe) let attributes = textAttributes
        note(
            .badgeTextAttributes, choice: AppearanceSetter.choice(state.rawValue),
            { (item: UITabBarItem) in
                item.setBadgeTextAttributes(attributes, for: state)
            })
        badgeAttributesByState[state.rawValue] = textAttributes
        contentDidChange()
    }

    /// The attributes that were set for `state`.
    open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        badgeAttributesByState[state.rawValue]
    }

    /// The badge's attributes in force in a state: its own, else the normal ones.
    func effectiveBadgeAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any] {
        Self.strongest(badgeAttributesByState, for: state) ?? [:]
    }

    // MARK: Bar

    /// Those that the tab was given; nil while it has none, as most have.
    private(set) var givenAppearances: BarAppearances<UITabBarAppearance>?

    private var appearances: BarAppearances<UITabBarAppearance> {
        if let givenAppearances { return givenAppearances }
        let made = BarAppearances<UITabBarAppearance> { [weak self] in
            guard let self else { return }
            for presenter in [presenter, secondPresenter] { (presenter as? TabButton)?.barLookDidChange() }
        }
        givenAppearances = made
        return made
    }

    /// The look of the bar while this tab is selected; nil for the bar's own.
    open var standardAppearance: UITabBarAppearance? {
        get { givenAppearances?[.standard] }
        set { appearances[.standard] = newValue }
    }

    /// The look of the bar while this tab is selected and no content is below the bar; nil for the bar's own.
    open var scrollEdgeAppearance: UITabBarAppearance? {
        get { givenAppearances?[.scrollEdge] }
        set { appearances[.scrollEdge] = newValue }
    }

    /// The badge's colour; nil for the system's red.
    open var badgeColor: UIColor? {
        didSet {
            note(.badgeColor, \UITabBarItem.badgeColor)
            if badgeColor != oldValue { contentDidChange() }
        }
    }
}
