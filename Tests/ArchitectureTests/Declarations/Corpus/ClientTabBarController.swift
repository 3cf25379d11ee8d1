import UIKit

/// Tabs that an app looks after.
class ClientTabBarController: UITabBarController {
    required init?(coder: NSCoder) { super.init(coder: coder) }
    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    override var customizableViewControllers: [UIViewController]? {
        get { super.customizableViewControllers }
        set { super.customizableViewControllers = newValue }
    }
    override var delegate: (any UITabBarControllerDelegate)? {
        get { super.delegate }
        set { super.delegate = newValue }
    }
    override var isTabBarHidden: Bool {
        get { super.isTabBarHidden }
        set { super.isTabBarHidden = newValue }
    }
    override var moreNavigationController: UINavigationController { super.moreNavigationController }
    override var selectedIndex: Int {
        get { super.selectedIndex }
        set { super.selectedIndex = newValue }
    }
    override var selectedViewController: UIViewController? {
        get { super.selectedViewController }
        set { super.selectedViewController = newValue }
    }
    override var tabBar: UITabBar { super.tabBar }
    override var viewControllers: [UIViewController]? {
        get { super.viewControllers }
        set { super.viewControllers = newValue }
    }

    override func setTabBarHidden(_ hidden: Bool, animated: Bool) { super.setTabBarHidden(hidden, animated: animated) }
    override func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        super.setViewControllers(viewControllers, animated: animated)
    }
    override func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {
        super.tabBar(tabBar, didBeginCustomizing: items)
    }
    override func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {
        super.tabBar(tabBar, didEndCustomizing: items, changed: changed)
    }
    override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { super.tabBar(tabBar, didSelect: item) }
    override func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {
        super.tabBar(tabBar, willBeginCustomizing: items)
    }
    override func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {
        super.tabBar(tabBar, willEndCustomizing: items, changed: changed)
    }
}

extension ClientTabBarController {
    static func make(_ pages: [UIViewController]) -> UITabBarController {
        let controller = UITabBarController()
        controller.viewControllers = pages
        controller.setViewControllers(nil, animated: false)
        controller.selectedIndex = 1
        let selected: UIViewController? = controller.selectedViewController
        _ = (selected, controller.tabBar.items?.first?.badgeValue, UITabBarController(nibName: nil, bundle: nil))
        return controller
    }
}
