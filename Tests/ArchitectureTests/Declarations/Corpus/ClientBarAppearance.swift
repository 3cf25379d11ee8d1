import UIKit

/// A bar's look.
class ClientBarAppearance: UIBarAppearance {
    override init(barAppearance: UIBarAppearance) { super.init(barAppearance: barAppearance) }
    override init(idiom: UIUserInterfaceIdiom) { super.init(idiom: idiom) }

    override var backgroundColor: UIColor? {
        get { super.backgroundColor }
        set { super.backgroundColor = newValue }
    }
    override var backgroundEffect: UIBlurEffect? {
        get { super.backgroundEffect }
        set { super.backgroundEffect = newValue }
    }
    override var backgroundImage: UIImage? {
        get { super.backgroundImage }
        set { super.backgroundImage = newValue }
    }
    override var backgroundImageContentMode: UIView.ContentMode {
        get { super.backgroundImageContentMode }
        set { super.backgroundImageContentMode = newValue }
    }
    override var idiom: UIUserInterfaceIdiom { super.idiom }
    override var shadowColor: UIColor? {
        get { super.shadowColor }
        set { super.shadowColor = newValue }
    }
    override var shadowImage: UIImage? {
        get { super.shadowImage }
        set { super.shadowImage = newValue }
    }

    override func configureWithDefaultBackground() { super.configureWithDefaultBackground() }
    override func configureWithOpaqueBackground() { super.configureWithOpaqueBackground() }
    override func configureWithTransparentBackground() { super.configureWithTransparentBackground() }
    override func copy(with zone: NSZone?) -> Any { super.copy(with: zone) }
}

/// The look of a navigation bar.
class ClientNavigationBarAppearance: UINavigationBarAppearance {
    override init(barAppearance: UIBarAppearance) { super.init(barAppearance: barAppearance) }
    override init(idiom: UIUserInterfaceIdiom) { super.init(idiom: idiom) }

    override var backButtonAppearance: UIBarButtonItemAppearance {
        get { super.backButtonAppearance }
        set { super.backButtonAppearance = newValue }
    }
    override var backIndicatorImage: UIImage { super.backIndicatorImage }
    override var backIndicatorTransitionMaskImage: UIImage { super.backIndicatorTransitionMaskImage }
    override var buttonAppearance: UIBarButtonItemAppearance {
        get { super.buttonAppearance }
        set { super.buttonAppearance = newValue }
    }
    override var doneButtonAppearance: UIBarButtonItemAppearance {
        get { super.doneButtonAppearance }
        set { super.doneButtonAppearance = newValue }
    }
    override var largeTitleTextAttributes: [NSAttributedString.Key: Any] {
        get { super.largeTitleTextAttributes }
        set { super.largeTitleTextAttributes = newValue }
    }
    override var titlePositionAdjustment: UIOffset {
        get { super.titlePositionAdjustment }
        set { super.titlePositionAdjustment = newValue }
    }
    override var titleTextAttributes: [NSAttributedString.Key: Any] {
        get { super.titleTextAttributes }
        set { super.titleTextAttributes = newValue }
    }

    override func setBackIndicatorImage(
        _ backIndicatorImage: UIImage?, transitionMaskImage backIndicatorTransitionMaskImage: UIImage?
    ) { super.setBackIndicatorImage(backIndicatorImage, transitionMaskImage: backIndicatorTransitionMaskImage) }
}

/// The look of a tab bar.
class ClientTabBarAppearance: UITabBarAppearance {
    override init(barAppearance: UIBarAppearance) { super.init(barAppearance: barAppearance) }
    override init(idiom: UIUserInterfaceIdiom) { super.init(idiom: idiom) }

    override var compactInlineLayoutAppearance: UITabBarItemAppearance {
        get { super.compactInlineLayoutAppearance }
        set { super.compactInlineLayoutAppearance = newValue }
    }
    override var inlineLayoutAppearance: UITabBarItemAppearance {
        get { super.inlineLayoutAppearance }
        set { super.inlineLayoutAppearance = newValue }
    }
    override var selectionIndicatorImage: UIImage? {
        get { super.selectionIndicatorImage }
        set { super.selectionIndicatorImage = newValue }
    }
    override var selectionIndicatorTintColor: UIColor? {
        get { super.selectionIndicatorTintColor }
        set { super.selectionIndicatorTintColor = newValue }
    }
    override var stackedItemPositioning: UITabBar.ItemPositioning {
        get { super.stackedItemPositioning }
        set { super.stackedItemPositioning = newValue }
    }
    override var stackedItemSpacing: CGFloat {
        get { super.stackedItemSpacing }
        set { super.stackedItemSpacing = newValue }
    }
    override var stackedItemWidth: CGFloat {
        get { super.stackedItemWidth }
        set { super.stackedItemWidth = newValue }
    }
    override var stackedLayoutAppearance: UITabBarItemAppearance {
        get { super.stackedLayoutAppearance }
        set { super.stackedLayoutAppearance = newValue }
    }
}

/// The look of a toolbar.
class ClientToolbarAppearance: UIToolbarAppearance {
    override init(barAppearance: UIBarAppearance) { super.init(barAppearance: barAppearance) }
    override init(idiom: UIUserInterfaceIdiom) { super.init(idiom: idiom) }

    override var buttonAppearance: UIBarButtonItemAppearance {
        get { super.buttonAppearance }
        set { super.buttonAppearance = newValue }
    }
    override var doneButtonAppearance: UIBarButtonItemAppearance {
        get { super.doneButtonAppearance }
        set { super.doneButtonAppearance = newValue }
    }
}

/// The look of a bar's buttons.
class ClientBarButtonItemAppearance: UIBarButtonItemAppearance {
    override init(style: UIBarButtonItem.Style) { super.init(style: style) }

    override var disabled: UIBarButtonItemStateAppearance { super.disabled }
    override var focused: UIBarButtonItemStateAppearance { super.focused }
    override var highlighted: UIBarButtonItemStateAppearance { super.highlighted }
    override var normal: UIBarButtonItemStateAppearance { super.normal }

    override func configureWithDefault(for style: UIBarButtonItem.Style) { super.configureWithDefault(for: style) }
    override func copy(with zone: NSZone?) -> Any { super.copy(with: zone) }
}

/// That of one state.
class ClientBarButtonItemStateAppearance: UIBarButtonItemStateAppearance {
    override var backgroundImage: UIImage? {
        get { super.backgroundImage }
        set { super.backgroundImage = newValue }
    }
    override var backgroundImagePositionAdjustment: UIOffset {
        get { super.backgroundImagePositionAdjustment }
        set { super.backgroundImagePositionAdjustment = newValue }
    }
    override var titlePositionAdjustment: UIOffset {
        get { super.titlePositionAdjustment }
        set { super.titlePositionAdjustment = newValue }
    }
    override var titleTextAttributes: [NSAttributedString.Key: Any] {
        get { super.titleTextAttributes }
        set { super.titleTextAttributes = newValue }
    }
}

/// The look of tabs.
class ClientTabBarItemAppearance: UITabBarItemAppearance {
    override var disabled: UITabBarItemStateAppearance { super.disabled }
    override var focused: UITabBarItemStateAppearance { super.focused }
    override var normal: UITabBarItemStateAppearance { super.normal }
    override var selected: UITabBarItemStateAppearance { super.selected }

    override func configureWithDefault(for style: UITabBarItemAppearance.Style) {
        super.configureWithDefault(for: style)
    }
    override func copy(with zone: NSZone?) -> Any { super.copy(with: zone) }
}

/// That of one state of a tab.
class ClientTabBarItemStateAppearance: UITabBarItemStateAppearance {
    override var badgeBackgroundColor: UIColor? {
        get { super.badgeBackgroundColor }
        set { super.badgeBackgroundColor = newValue }
    }
    override var badgePositionAdjustment: UIOffset {
        get { super.badgePositionAdjustment }
        set { super.badgePositionAdjustment = newValue }
    }
    override var badgeTextAttributes: [NSAttributedString.Key: Any] {
        get { super.badgeTextAttributes }
        set { super.badgeTextAttributes = newValue }
    }
    override var badgeTitlePositionAdjustment: UIOffset {
        get { super.badgeTitlePositionAdjustment }
        set { super.badgeTitlePositionAdjustment = newValue }
    }
    override var iconColor: UIColor? {
        get { super.iconColor }
        set { super.iconColor = newValue }
    }
    override var titlePositionAdjustment: UIOffset {
        get { super.titlePositionAdjustment }
        set { super.titlePositionAdjustment = newValue }
    }
    override var titleTextAttributes: [NSAttributedString.Key: Any] {
        get { super.titleTextAttributes }
        set { super.titleTextAttributes = newValue }
    }
}

private final class BrandAppearance: UINavigationBarAppearance {
    override init(idiom: UIUserInterfaceIdiom) {
        super.init(idiom: idiom)
        configureWithOpaqueBackground()
    }

    override init(barAppearance: UIBarAppearance) {
        super.init(barAppearance: barAppearance)
        backgroundColor = .red
    }
}

extension ClientBarAppearance {
    static func make() -> [UIBarAppearance] {
        let appearance = UINavigationBarAppearance()
        appearance.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
        appearance.setBackIndicatorImage(nil, transitionMaskImage: nil)
        return [
            UIBarAppearance(), UIBarAppearance(idiom: .phone), appearance,
            UINavigationBarAppearance(barAppearance: appearance), UINavigationBarAppearance(idiom: .pad),
            UITabBarAppearance(), UITabBarAppearance(barAppearance: appearance), UIToolbarAppearance(),
            UIToolbarAppearance(idiom: .phone), appearance.copy() as! UINavigationBarAppearance, BrandAppearance(),
        ]
    }

    static func items() -> [NSObject] {
        [
            UIBarButtonItemAppearance(), UIBarButtonItemAppearance(style: .done), UITabBarItemAppearance(),
            UITabBarItemAppearance().normal,
        ]
    }
}
