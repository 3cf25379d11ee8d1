import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)

        let hypnosisController = HypnosisViewController()
        // Its view is loaded from ReminderViewController.xib, which is found by the name of the class.
        let reminderController = ReminderViewController()

        let tabBarController = UITabBarController()
        tabBarController.viewControllers = [hypnosisController, reminderController]
        tabBarController.tabBar.scrollEdgeAppearance = tabBarController.tabBar.standardAppearance

        window?.rootViewController = tabBarController
        window?.backgroundColor = .systemBackground
        window?.makeKeyAndVisible()
        return true
    }
}
