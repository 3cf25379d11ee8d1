import Testing
import UIKitCore
import UIKitTesting

extension ViewTester {
    /// Shows a stack of controllers with these names, and empties their log.
    func showStack(_ names: [String], _ log: RecordingViewController.Log) -> UINavigationController {
        let navigation = UINavigationController()
        navigation.viewControllers = names.map { log.controller($0) }
        show(navigation)
        _ = log.drain()
        return navigation
    }

    /// Shows two tabs, of which the first has a stack of one controller.
    func showTabs() -> (tabs: UITabBarController, navigation: UINavigationController) {
        let navigation = UINavigationController(rootViewController: UIViewController())
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation, UIViewController()]
        show(tabs)
        return (tabs, navigation)
    }
}
