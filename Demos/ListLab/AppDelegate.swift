import UIKit

/// Shows the list of subjects in a navigation controller, or the page of an address such as `listlab:mail?text=largest`.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private let navigation = UINavigationController(rootViewController: SubjectsViewController())

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        self.window = window
        return true
    }

    func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool {
        guard let components = URLComponents(url: url, resolvingAgainstBaseURL: false),
            let window
        else { return false }
        let text = components.queryItems?.first { $0.name == "text" }?.value
        if let size = TextSize.allCases.first(where: { $0.rawValue == text }) { size.apply(to: window) }
        guard let subject = Subject.all.first(where: { $0.path == components.path }) else { return true }
        navigation.setViewControllers([navigation.viewControllers[0], subject.makePage()], animated: false)
        return true
    }
}
