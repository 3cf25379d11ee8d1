public import Foundation

/// The app's own object that hears of launch, activity, memory, orientation and saved state; every method is optional.
///
/// Mark the class with `@main`; it must descend from `UIResponder`, whose `init()` makes it. The framework retains it.
@preconcurrency @MainActor public protocol UIApplicationDelegate: AnyObject {
    /// The app's window, where the delegate keeps one: most declare `var window: UIWindow?`. The framework does not set it.
    var window: UIWindow? { get set }
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
    /// Memory is short: drop what can be made again.
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
    /// Every controller has encoded its state: encode what belongs to the app as a whole.
    func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder)
    /// Every controller has decoded its state: take back what belongs to the app as a whole.
    func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder)
}

extension UIApplicationDelegate {
    public var window: UIWindow? {
        get { nil }
        set {
            Diagnostics.log(
                "\(ObjectNames.label(of: self)) was given a window, but has no place to keep it, so that it is lost. Declare "
                    + "var window: UIWindow? in the class.")
        }
    }
    public func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }
    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }
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
