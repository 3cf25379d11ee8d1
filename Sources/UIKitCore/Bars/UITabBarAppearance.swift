public import Foundation
public import UIFoundation

/// The look of a tab bar: its background, its tabs, their spacing, and the mark of the selected one.
@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {
    /// Makes the look of unchanged bars, for a kind of device.
    public override init(idiom: UIUserInterfaceIdiom) {
        super.init(idiom: idiom)
        hookUp()
    }

    /// Makes a copy, with the tabs of another tab bar.
    public override init(barAppearance: UIBarAppearance) {
        super.init(barAppearance: barAppearance)
        if let other = barAppearance as? UITabBarAppearance {
            stackedLayoutAppearance = other.stackedLayoutAppearance.copied()
            inlineLayoutAppearance = other.inlineLayoutAppearance.copied()
            compactInlineLayoutAppearance = other.compactInlineLayoutAppearance.copied()
            (selectionIndicatorImage, selectionIndicatorTintColor) = (
                other.selectionIndicatorImage, other.selectionIndicatorTintColor
            )
            (stackedItemPositioning, stackedItemWidth, stackedItemSpacing) = (
                other.stackedItemPositioning, other.stackedItemWidth, other.stackedItemSpacing
            )
        }
        hookUp()
    }

    private func hookUp() { hookUp(stackedLayoutAppearance, inlineLayoutAppearance, compactInlineLayoutAppearance) }

    private func partDidChange() {
        hookUp()
        didChange()
    }

    /// The picture behind the selected tab; nil for none.
    open var selectionIndicatorImage: UIImage? {
        didSet { didChange() }
    }

    /// The colour of that picture where it is a template; nil for the bar's tint.
    open var selectionIndicatorTintColor: UIColor? {
        didSet { didChange() }
    }

    /// The spacing of tabs with pictures above titles.
    open var stackedItemPositioning = UITabBar.ItemPositioning.automatic {
        didSet { didChange() }
    }

    /// The width in points of such tabs in the middle; zero for the usual one.
    open var stackedItemWidth: CGFloat = 0 {
        didSet { didChange() }
    }

    /// The room in points between such tabs in the middle; zero for the usual one.
    open var stackedItemSpacing: CGFloat = 0 {
        didSet { didChange() }
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
