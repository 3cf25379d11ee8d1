import Foundation

extension UITabBarController: UISpringLoadedInteractionSupporting {
    /// Whether items that are dragged over a tab and stay there select it, as a tap does; false at first.
    ///
    /// It is the property of the tab bar.
    public var isSpringLoaded: Bool {
        get { tabBar.isSpringLoaded }
        set { tabBar.isSpringLoaded = newValue }
    }
}
