import Foundation

/// How a tab bar looks: its ground and its tabs.
///
/// Status: partial – grounds and tabs; positions and the selection's picture follow.
@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {
    /// Makes the look of bars that nobody has changed, for a kind of device.
    public override init(idiom: UIUserInterfaceIdiom) {
        super.init(idiom: idiom)
        hookUp()
    }

    /// Makes a copy, with the tabs of another tab bar.
    public required init(barAppearance: UIBarAppearance) {
        super.init(barAppearance: barAppearance)
        if let other = barAppearance as? UITabBarAppearance {
            stackedLayoutAppearance = other.stackedLayoutAppearance.copied()
            inlineLayoutAppearance = other.inlineLayoutAppearance.copied()
            compactInlineLayoutAppearance = other.compactInlineLayoutAppearance.copied()
        }
        hookUp()
    }

    private func hookUp() { hookUp(stackedLayoutAppearance, inlineLayoutAppearance, compactInlineLayoutAppearance) }

    private func partDidChange() {
        hookUp()
        didChange()
    }

    /// The look of tabs with pictures above titles.
    open var stackedLayoutAppearance = UITabBarItemAppearance() {
        didSet {
            stackedLayoutAppearance = stackedLayoutAppearance.copied()
            partDidChange()
        }
    }

    /// The look of tabs with pictures beside titles in a bar of the usual height.
    open var inlineLayoutAppearance = UITabBarItemAppearance() {
        didSet {
            inlineLayoutAppearance = inlineLayoutAppearance.copied()
            partDidChange()
        }
    }

    /// The look of tabs with pictures beside titles in compact height.
    open var compactInlineLayoutAppearance = UITabBarItemAppearance() {
        didSet {
            compactInlineLayoutAppearance = compactInlineLayoutAppearance.copied()
            partDidChange()
        }
    }
}
