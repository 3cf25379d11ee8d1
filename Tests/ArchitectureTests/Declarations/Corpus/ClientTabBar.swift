import UIKit

/// A taller tab bar.
class ClientTabBar: UITabBar {
    required init?(coder: NSCoder) { super.init(coder: coder) }
    override init(frame: CGRect) { super.init(frame: frame) }

    override var backgroundImage: UIImage? {
        get { super.backgroundImage }
        set { super.backgroundImage = newValue }
    }
    override var barStyle: UIBarStyle {
        get { super.barStyle }
        set { super.barStyle = newValue }
    }
    override var barTintColor: UIColor? {
        get { super.barTintColor }
        set { super.barTintColor = newValue }
    }
    override var delegate: (any UITabBarDelegate)? {
        get { super.delegate }
        set { super.delegate = newValue }
    }
    override var isCustomizing: Bool { super.isCustomizing }
    override var isTranslucent: Bool {
        get { super.isTranslucent }
        set { super.isTranslucent = newValue }
    }
    override var itemPositioning: UITabBar.ItemPositioning {
        get { super.itemPositioning }
        set { super.itemPositioning = newValue }
    }
    override var itemSpacing: CGFloat {
        get { super.itemSpacing }
        set { super.itemSpacing = newValue }
    }
    override var itemWidth: CGFloat {
        get { super.itemWidth }
        set { super.itemWidth = newValue }
    }
    override var items: [UITabBarItem]? {
        get { super.items }
        set { super.items = newValue }
    }
    override var scrollEdgeAppearance: UITabBarAppearance? {
        get { super.scrollEdgeAppearance }
        set { super.scrollEdgeAppearance = newValue }
    }
    override var selectedImageTintColor: UIColor? {
        get { super.selectedImageTintColor }
        set { super.selectedImageTintColor = newValue }
    }
    override var selectedItem: UITabBarItem? {
        get { super.selectedItem }
        set { super.selectedItem = newValue }
    }
    override var selectionIndicatorImage: UIImage? {
        get { super.selectionIndicatorImage }
        set { super.selectionIndicatorImage = newValue }
    }
    override var shadowImage: UIImage? {
        get { super.shadowImage }
        set { super.shadowImage = newValue }
    }
    override var standardAppearance: UITabBarAppearance {
        get { super.standardAppearance }
        set { super.standardAppearance = newValue }
    }
    override var unselectedItemTintColor: UIColor? {
        get { super.unselectedItemTintColor }
        set { super.unselectedItemTintColor = newValue }
    }

    override func beginCustomizingItems(_ items: [UITabBarItem]) { super.beginCustomizingItems(items) }
    override func endCustomizing(animated: Bool) -> Bool { super.endCustomizing(animated: animated) }
    override func setItems(_ items: [UITabBarItem]?, animated: Bool) { super.setItems(items, animated: animated) }
}

/// A tab with a badge of its own.
class ClientTabBarItem: UITabBarItem {
    override init() { super.init() }

    override init?(coder: NSCoder) { super.init(coder: coder) }

    override var badgeColor: UIColor? {
        get { super.badgeColor }
        set { super.badgeColor = newValue }
    }
    override var badgeValue: String? {
        get { super.badgeValue }
        set { super.badgeValue = newValue }
    }
    override var scrollEdgeAppearance: UITabBarAppearance? {
        get { super.scrollEdgeAppearance }
        set { super.scrollEdgeAppearance = newValue }
    }
    override var selectedImage: UIImage? {
        get { super.selectedImage }
        set { super.selectedImage = newValue }
    }
    override var standardAppearance: UITabBarAppearance? {
        get { super.standardAppearance }
        set { super.standardAppearance = newValue }
    }
    override var titlePositionAdjustment: UIOffset {
        get { super.titlePositionAdjustment }
        set { super.titlePositionAdjustment = newValue }
    }

    override func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        super.badgeTextAttributes(for: state)
    }
    override func setBadgeTextAttributes(_ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        super.setBadgeTextAttributes(textAttributes, for: state)
    }
}

extension ClientTabBarItem {
    static func make() -> [UITabBarItem] {
        [
            UITabBarItem(), UITabBarItem(tabBarSystemItem: .search, tag: 0),
            UITabBarItem(title: "Title", image: nil, tag: 1), UITabBarItem(title: nil, image: nil, selectedImage: nil),
            ClientTabBarItem(title: "Title", image: UIImage(), tag: 2),
        ]
    }
}

/// The values of the types beside the classes, by Apple's names.
private enum Values {
    static var allTabBarItemPositioning: [UITabBar.ItemPositioning] {
        [
            .automatic, .centered, .fill,
        ]
    }
    static var allTabBarItemSystemItem: [UITabBarItem.SystemItem] {
        [
            .bookmarks, .contacts, .downloads, .favorites, .featured, .history, .more, .mostRecent, .mostViewed,
            .recents, .search, .topRated,
        ]
    }
}
