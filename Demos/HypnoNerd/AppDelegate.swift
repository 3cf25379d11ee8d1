import UIKit

/// Builds the interface: a tab for hypnosis and one for reminders.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let tabs = UITabBarController()
        tabs.viewControllers = [
            HypnosisViewController(), ReminderNavigationController(rootViewController: RemindViewController()),
        ]
        // The circles reach below the bar, which by default is clear over a page without a scroll view.
        tabs.tabBar.scrollEdgeAppearance = tabs.tabBar.standardAppearance

        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}
