import UIKit

/// Shows the list of notes, and the note that was open when the app ended.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private lazy var store = NoteStore(folder: SessionStorage.folder)

    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let navigation = UINavigationController(rootViewController: NoteListController(store: store))
        navigation.navigationBar.prefersLargeTitles = true
        navigation.restorationIdentifier = "navigation"
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.tintColor = .systemOrange
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

    /// The list is there already; a note's page is made again.
    func application(
        _ application: UIApplication, viewControllerWithRestorationIdentifierPath identifierComponents: [String],
        coder: NSCoder
    ) -> UIViewController? {
        identifierComponents.last == "note" ? NoteController(store: store, restoringWith: coder) : nil
    }
}
