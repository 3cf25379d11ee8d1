import Foundation
import UIKitCore

/// The delegate of an app that keeps its state.
final class RestoringDelegate: UIResponder, UIApplicationDelegate {
    var build: () -> UIViewController = { UIViewController() }
    var make: ([String], NSCoder) -> UIViewController? = { _, _ in nil }
    var (saves, restores) = (true, true)
    private(set) var window: UIWindow!
    private(set) var calls: [String] = []
    private(set) var idiom: Int?
    private(set) var date: Date?
    private(set) var systemVersion: String?
    /// How often the app extends the restoration while it is launched.
    var extensions = 0

    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        NoteViewController.paths = []
        window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = build()
        return true
    }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window.makeKeyAndVisible()
        for _ in 0..<extensions { application.extendStateRestoration() }
        return true
    }

    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { saves }

    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool {
        calls.append("shouldRestore")
        idiom = coder.decodeInteger(forKey: UIApplication.stateRestorationUserInterfaceIdiomKey)
        date = coder.decodeObject(forKey: UIApplication.stateRestorationTimestampKey) as? Date
        systemVersion =
            coder.decodeObject(forKey: UIApplication.stateRestorationSystemVersionKey) as? String
        return restores
    }

    func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) {
        coder.encode(42, forKey: "answer")
    }

    func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) {
        calls.append("didDecode \(coder.decodeInteger(forKey: "answer"))")
    }

    func application(
        _ application: UIApplication, viewControllerWithRestorationIdentifierPath identifierComponents: [String],
        coder: NSCoder
    ) -> UIViewController? { make(identifierComponents, coder) }
}
