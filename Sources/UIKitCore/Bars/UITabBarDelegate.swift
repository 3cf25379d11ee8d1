/// Notified of the tab that the user chose, and of the user's selection of tabs; every method is optional.
@preconcurrency @MainActor public protocol UITabBarDelegate: AnyObject {
    /// The user tapped a tab, which is selected now, also when it was before.
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
    /// The tab bar's screen for choosing tabs is about to appear, with these items.
    func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem])
    /// The tab bar's screen for choosing tabs has appeared, with these items.
    func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem])
    /// The screen is about to disappear, `changed` or not. Items are in their new order, the bar's first; its `items` are the
    /// new ones.
    func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool)
    /// The tab bar's screen has disappeared, with the items in their new order; `changed` when that is another one.
    func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool)
}

extension UITabBarDelegate {
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
    public func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {}
    public func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {}
    public func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {}
    public func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {}
}
