import UIKit

/// The reports of the application and its scenes, by Apple's names and types.
enum ClientApplicationDelegates {
    @MainActor static func name(_ object: any UIApplicationDelegate) {
        let _: UIWindow?? = object.window
        object.window??.rootViewController = nil
        object.window = UIWindow()
        if let window = object.window, let window { window.makeKeyAndVisible() }
        let _: @MainActor (UIApplication, URL, [UIApplication.OpenURLOptionsKey: Any]) -> Bool = object.application(
            _:open:options:)
        let _: @MainActor (UIApplication, UISceneSession, UIScene.ConnectionOptions) -> UISceneConfiguration = object
            .application(_:configurationForConnecting:options:)
        let _: @MainActor (UIApplication, NSCoder) -> Void = object.application(_:didDecodeRestorableStateWith:)
        let _: @MainActor (UIApplication, [UIApplication.LaunchOptionsKey: Any]?) -> Bool = object.application(
            _:didFinishLaunchingWithOptions:)
        let _: @MainActor (UIApplication, NSCoder) -> Bool = object.application(_:shouldRestoreApplicationState:)
        let _: @MainActor (UIApplication, NSCoder) -> Bool = object.application(_:shouldRestoreSecureApplicationState:)
        let _: @MainActor (UIApplication, NSCoder) -> Bool = object.application(_:shouldSaveApplicationState:)
        let _: @MainActor (UIApplication, NSCoder) -> Bool = object.application(_:shouldSaveSecureApplicationState:)
        let _: @MainActor (UIApplication, UIWindow?) -> UIInterfaceOrientationMask = object.application(
            _:supportedInterfaceOrientationsFor:)
        let _: @MainActor (UIApplication, [String], NSCoder) -> UIViewController? = object.application(
            _:viewControllerWithRestorationIdentifierPath:coder:)
        let _: @MainActor (UIApplication, NSCoder) -> Void = object.application(_:willEncodeRestorableStateWith:)
        let _: @MainActor (UIApplication, [UIApplication.LaunchOptionsKey: Any]?) -> Bool = object.application(
            _:willFinishLaunchingWithOptions:)
        let _: @MainActor (UIApplication) -> Void = object.applicationDidBecomeActive(_:)
        let _: @MainActor (UIApplication) -> Void = object.applicationDidEnterBackground(_:)
        let _: @MainActor (UIApplication) -> Void = object.applicationDidFinishLaunching(_:)
        let _: @MainActor (UIApplication) -> Void = object.applicationDidReceiveMemoryWarning(_:)
        let _: @MainActor (UIApplication) -> Bool = object.applicationShouldAutomaticallyLocalizeKeyCommands(_:)
        let _: @MainActor (UIApplication) -> Void = object.applicationSignificantTimeChange(_:)
        let _: @MainActor (UIApplication) -> Void = object.applicationWillEnterForeground(_:)
        let _: @MainActor (UIApplication) -> Void = object.applicationWillResignActive(_:)
        let _: @MainActor (UIApplication) -> Void = object.applicationWillTerminate(_:)
    }

    @MainActor static func name(_ object: any UISceneDelegate) {
        let _: @MainActor (UIScene, UISceneSession, UIScene.ConnectionOptions) -> Void = object.scene(
            _:willConnectTo:options:)
        let _: @MainActor (UIScene) -> Void = object.sceneDidBecomeActive(_:)
        let _: @MainActor (UIScene) -> Void = object.sceneDidDisconnect(_:)
        let _: @MainActor (UIScene) -> Void = object.sceneDidEnterBackground(_:)
        let _: @MainActor (UIScene) -> Void = object.sceneWillEnterForeground(_:)
        let _: @MainActor (UIScene) -> Void = object.sceneWillResignActive(_:)
    }
}

private final class OwnApplicationDelegate: NSObject, UIApplicationDelegate {
    var window: UIWindow? {
        get { fatalError() }
        set {}
    }
    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
        fatalError()
    }
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration { fatalError() }
    func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) {}
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { fatalError() }
    func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool {
        fatalError()
    }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool {
        fatalError()
    }
    func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool { fatalError() }
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool {
        fatalError()
    }
    func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?)
        -> UIInterfaceOrientationMask
    { fatalError() }
    func application(
        _ application: UIApplication, viewControllerWithRestorationIdentifierPath identifierComponents: [String],
        coder: NSCoder
    ) -> UIViewController? { fatalError() }
    func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) {}
    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { fatalError() }
    func applicationDidBecomeActive(_ application: UIApplication) {}
    func applicationDidEnterBackground(_ application: UIApplication) {}
    func applicationDidFinishLaunching(_ application: UIApplication) {}
    func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
    func applicationShouldAutomaticallyLocalizeKeyCommands(_ application: UIApplication) -> Bool { fatalError() }
    func applicationSignificantTimeChange(_ application: UIApplication) {}
    func applicationWillEnterForeground(_ application: UIApplication) {}
    func applicationWillResignActive(_ application: UIApplication) {}
    func applicationWillTerminate(_ application: UIApplication) {}
}

private final class OwnSceneDelegate: NSObject, UISceneDelegate {
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {}
    func sceneDidBecomeActive(_ scene: UIScene) {}
    func sceneDidDisconnect(_ scene: UIScene) {}
    func sceneDidEnterBackground(_ scene: UIScene) {}
    func sceneWillEnterForeground(_ scene: UIScene) {}
    func sceneWillResignActive(_ scene: UIScene) {}
}
