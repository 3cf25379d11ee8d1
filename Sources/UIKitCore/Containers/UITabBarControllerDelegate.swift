/// Is asked before the user changes the tab, told afterwards, and may decide about orientations; every method is optional.
///
/// Status: partial – customising and custom transitions follow.
@preconcurrency @MainActor public protocol UITabBarControllerDelegate: AnyObject {
    /// Whether a tap may select a controller; also asked when it is selected already.
    func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool
    /// The user selected a controller; not called when the app does.
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
    /// The orientations that the tab bar controller supports; by default those of the selected child.
    func tabBarControllerSupportedInterfaceOrientations(
        _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientationMask
    /// The orientation to be presented in; by default one of the supported ones.
    func tabBarControllerPreferredInterfaceOrientationForPresentation(
        _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientation
}

extension UITabBarControllerDelegate {
    public func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool { true }
    public func tabBarController(
        _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) {}
    public func tabBarControllerSupportedInterfaceOrientations(
        _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientationMask { tabBarController.ownSupportedOrientations }
    public func tabBarControllerPreferredInterfaceOrientationForPresentation(
        _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientation { tabBarController.ownPreferredOrientation }
}
