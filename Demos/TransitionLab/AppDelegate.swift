import UIKit

/// Shows the laboratory's rooms as tabs.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let columns = ColumnsViewController()
        columns.tabBarItem = UITabBarItem(title: columns.title, image: UIImage(systemName: "sidebar.left"), tag: 0)
        let tabs = UITabBarController()
        tabs.viewControllers = [
            makeTab(StylesViewController(), symbol: "doc.on.doc"),
            makeTab(PhotosViewController(), symbol: "photo"),
            makeTab(StackViewController(), symbol: "arrow.right.square"),
            makeTab(AlertsViewController(), symbol: "bell"),
            columns,
        ]
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        self.window = window
        return true
    }

    private func makeTab(_ page: UIViewController, symbol: String) -> UIViewController {
        let navigation = UINavigationController(rootViewController: page)
        navigation.tabBarItem = UITabBarItem(title: page.title, image: UIImage(systemName: symbol), tag: 0)
        return navigation
    }
}
