/// The properties of view controllers that interface files and apps reach by key.
enum ControllerProperties {
    static func expose(to x: AnoleExports) {
        exposeViewController(to: x)
        exposeNavigationController(to: x)
        exposeTabBarController(to: x)
    }

    private static func exposeViewController(to x: AnoleExports) {
        x.property("title", \UIViewController.title)
        // Reading it would load it.
        x.property("view", \UIViewController.view, setting: { $0.view = $1 })
        x.property("parentViewController", \UIViewController.parent)
        x.property("childViewControllers", \UIViewController.children)
        x.property("presentedViewController", \UIViewController.presentedViewController)
        x.property("presentingViewController", \UIViewController.presentingViewController)
        x.property("navigationItem", \UIViewController.navigationItem)
        x.property("tabBarItem", \UIViewController.tabBarItem)
        x.property("toolbarItems", \UIViewController.toolbarItems)
        x.property("editing", \UIViewController.isEditing)
        x.property("modalPresentationStyle", \UIViewController.modalPresentationStyle)
        x.property("modalTransitionStyle", \UIViewController.modalTransitionStyle)
        x.property("preferredContentSize", \UIViewController.preferredContentSize)
        x.property("hidesBottomBarWhenPushed", \UIViewController.hidesBottomBarWhenPushed)
        x.property("definesPresentationContext", \UIViewController.definesPresentationContext)
        x.property(
            "providesPresentationContextTransitionStyle", \UIViewController.providesPresentationContextTransitionStyle)
        x.property("extendedLayoutIncludesOpaqueBars", \UIViewController.extendedLayoutIncludesOpaqueBars)
        x.property("restorationIdentifier", \UIViewController.restorationIdentifier)
        x.property("modalInPresentation", \UIViewController.isModalInPresentation)
        x.property("traitCollection", \UIViewController.traitCollection)
    }

    private static func exposeNavigationController(to x: AnoleExports) {
        x.property("viewControllers", \UINavigationController.viewControllers)
        x.property("topViewController", \UINavigationController.topViewController)
        x.property("visibleViewController", \UINavigationController.visibleViewController)
        x.property("navigationBar", \UINavigationController.navigationBar)
        x.property("navigationBarHidden", \UINavigationController.isNavigationBarHidden)
        x.property("toolbarHidden", \UINavigationController.isToolbarHidden)
        x.property("hidesBarsOnSwipe", \UINavigationController.hidesBarsOnSwipe)
        x.property("hidesBarsOnTap", \UINavigationController.hidesBarsOnTap)
        x.property("delegate", \UINavigationController.delegate)
    }

    private static func exposeTabBarController(to x: AnoleExports) {
        x.property("viewControllers", \UITabBarController.viewControllers)
        x.property("selectedIndex", \UITabBarController.selectedIndex)
        x.property("selectedViewController", \UITabBarController.selectedViewController)
        x.property("tabBar", \UITabBarController.tabBar)
        x.property("delegate", \UITabBarController.delegate)
    }
}
