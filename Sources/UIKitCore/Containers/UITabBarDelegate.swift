/// Is told which tab the user chose; every method is optional.
@preconcurrency @MainActor public protocol UITabBarDelegate: AnyObject {
    /// The user tapped a tab, which is selected now, also when it was before.
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
