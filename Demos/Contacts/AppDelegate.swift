import UIKit

/// Connects the models, the list and its cards, and restores them after a relaunch.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private lazy var store = ContactStore(folder: SessionStorage.folder)
    private lazy var settings = Settings(defaults: SessionStorage.defaults)

    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let list = ContactListController(store: store, settings: settings)
        let navigation = UINavigationController(rootViewController: list)
        navigation.navigationBar.prefersLargeTitles = true
        navigation.navigationBar.showBackgroundBelowContentOnly()
        navigation.restorationIdentifier = "navigation"
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = navigation
        self.window = window
        return true
    }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window?.makeKeyAndVisible()
        return true
    }

    // MARK: Restoration

    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }

    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }

    /// Cards and sheets are made anew; the list is there already, and so is the editor with its sheet.
    func application(
        _ application: UIApplication, viewControllerWithRestorationIdentifierPath identifierComponents: [String],
        coder: NSCoder
    ) -> UIViewController? {
        switch identifierComponents.last {
        case "card": ContactCardController(store: store, restoringWith: coder)
        case "sheet": ContactEditorSheet(store: store, restoringWith: coder)
        default: nil
        }
    }
}
