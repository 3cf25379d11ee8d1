public import Foundation

/// The app's own object that is notified of launch, activity, memory, orientation and saved state; every method is optional.
///
/// Mark the class with `@main`; it must descend from `UIResponder`, whose `init()` makes it. The framework retains it.
@preconcurrency @MainActor public protocol UIApplicationDelegate: _WindowOwner {
    /// Called first; no window shows yet.
    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// Called once the app is ready: make the window here.
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// The older form of the last one, called where a delegate has only this.
    func applicationDidFinishLaunching(_ application: UIApplication)
    /// The app is to open an address, that of `--open`.
    ///
    /// Not called when one of the launch methods answered false, nor where a scene has a delegate, which has the address among
    /// its connection options.
    func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool
    /// The app is launched for a shortcut, that of `--shortcut`; the handler is to be called with whether that was done.
    ///
    /// Not called when one of the launch methods answered false, nor where a scene has a delegate, which has the shortcut among
    /// its connection options. Each use of a shortcut launches the app, so that a running app gets no call.
    func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void)
    /// A day of the session's calendar begins.
    func applicationSignificantTimeChange(_ application: UIApplication)
    /// Whether key commands follow the user's keyboard and the direction of text, as each command allows; by default they do.
    func applicationShouldAutomaticallyLocalizeKeyCommands(_ application: UIApplication) -> Bool
    /// The configuration of a scene that is about to be connected. With a delegate class, that delegate gets the scene's life
    /// cycle calls instead of this one. By default that of the app's information property list.
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration
    /// The app became active.
    func applicationDidBecomeActive(_ application: UIApplication)
    /// The app is about to become inactive.
    func applicationWillResignActive(_ application: UIApplication)
    /// The app's window was minimised.
    func applicationDidEnterBackground(_ application: UIApplication)
    /// The app's window is about to be restored.
    func applicationWillEnterForeground(_ application: UIApplication)
    /// The app is about to end.
    func applicationWillTerminate(_ application: UIApplication)
    /// Memory is short: release the objects that can be made again.
    func applicationDidReceiveMemoryWarning(_ application: UIApplication)
    /// The orientations that a window may have; by default all on a pad, all but upside-down on a phone.
    func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask
    /// Whether the state of the app is to be kept for the next launch; asked when its window is minimised and when it ends.
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool
    /// Whether the state that was kept is to be restored; asked before launching is finished.
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool
    /// The older form of the question, which counts unless the newer one is answered.
    func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool
    /// The older form of the question, which counts unless the newer one is answered.
    func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool
    /// Makes or finds a controller that has no restoration class; nil has it looked for where it was.
    func application(
        _ application: UIApplication, viewControllerWithRestorationIdentifierPath identifierComponents: [String],
        coder: NSCoder
    ) -> UIViewController?
    /// Every controller has encoded its state: encode the state of the app as a whole.
    func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder)
    /// Every controller has decoded its state: decode the state of the app as a whole.
    func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder)
}

extension UIApplicationDelegate {
    /// The window that the delegate keeps, optional once more because a delegate need not have the property.
    ///
    /// Writing nil and writing an optional without a value are the same.
    public var window: UIWindow?? {
        get { .some(keptWindow) }
        set { keptWindow = newValue ?? nil }
    }
    public func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }
    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        applicationDidFinishLaunching(application)
        return true
    }
    public func applicationDidFinishLaunching(_ application: UIApplication) {}
    public func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool { false }
    public func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) { completionHandler(false) }
    public func applicationSignificantTimeChange(_ application: UIApplication) {}
    public func applicationShouldAutomaticallyLocalizeKeyCommands(_ application: UIApplication) -> Bool { true }
    public func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration { UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role) }
    public func applicationDidBecomeActive(_ application: UIApplication) {}
    public func applicationWillResignActive(_ application: UIApplication) {}
    public func applicationDidEnterBackground(_ application: UIApplication) {}
    public func applicationWillEnterForeground(_ application: UIApplication) {}
    public func applicationWillTerminate(_ application: UIApplication) {}
    public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
    public func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask { application.defaultOrientations }
    public func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool {
        self.application(application, shouldSaveApplicationState: coder)
    }
    public func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool {
        self.application(application, shouldRestoreApplicationState: coder)
    }
    public func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool { false }
    public func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool {
        false
    }
    public func application(
        _ application: UIApplication, viewControllerWithRestorationIdentifierPath identifierComponents: [String],
        coder: NSCoder
    ) -> UIViewController? { nil }
    public func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) {}
    public func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) {}
}
