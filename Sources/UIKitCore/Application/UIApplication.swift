public import Foundation
import HostInterface
public import UIFoundation

/// The running app: its windows, its events and its actions. There is one, `shared`.
@preconcurrency @MainActor open class UIApplication: UIResponder {
    /// The running app's object. Reading it before the app runs stops the program.
    open class var shared: UIApplication {
        guard let application = sharedIfRunning else {
            fatalError(
                "UIApplication.shared was read while no application runs. Start one with @main on the delegate or with "
                    + "UIApplicationMain, or in a test make a ViewTester first.")
        }
        return application
    }

    static var sharedIfRunning: UIApplication? { ApplicationRuntime.current?.application }

    /// The activity of the app.
    public nonisolated enum State: Int, Sendable { case active, inactive, background }

    /// The keys of the reasons for a launch.
    public nonisolated struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        /// Makes a key.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The address that the app was launched to open, a `URL`: that of `--open`.
        public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
        /// The shortcut that the app was launched for, a `UIApplicationShortcutItem`: that of `--shortcut`.
        public static let shortcutItem = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
        /// The program that had the app launched. Never there: desktops do not report it.
        public static let sourceApplication = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
        /// An object that the launching program added. Never there: desktops have none.
        public static let annotation = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsAnnotationKey")
        /// An activity that another device has begun and that this one continues. Never there: desktops hand over none.
        public static let userActivityDictionary = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
        /// The type of that activity. Never there: desktops hand over none.
        public static let userActivityType = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsUserActivityTypeKey")
    }

    /// The app's own object; retained by the framework.
    open var delegate: (any UIApplicationDelegate)?

    /// The activity of the app.
    open package(set) var applicationState: State = .inactive

    /// Releases views that can be made again and are off screen when memory is short, as iOS 5 did; off as on later systems.
    ///
    /// Unlike iOS: a switch of this framework, for apps that rely on `viewWillUnload` and `viewDidUnload`.
    open var purgesOffscreenViewsOnMemoryWarning = false

    /// Held, because a weak reference would make all counting of references to it slow; a window that leaves its scene is not
    /// key.
    var storedKeyWindow: UIWindow?
    private var ignoringDepth = 0
    package let mainScene: UIWindowScene
    private var backgroundTasks = BackgroundTasks()
    /// The app's wishes for the status bar, which count where controllers do not decide about it.
    var wantedStatusBar = StatusBarWishes()
    private var keepsDisplayOn = false

    package init(scene: UIWindowScene) {
        mainScene = scene
        super.init()
    }

    /// The scenes that show: the host's window.
    open var connectedScenes: Set<UIScene> { [mainScene] }

    /// The sessions of all scenes, of those that do not show too.
    open var openSessions: Set<UISceneSession> { [mainScene.session] }

    /// Whether the app can have several windows on the desktop at a time: here each has one.
    open var supportsMultipleScenes: Bool { false }

    /// The visible windows, from back to front.
    open var windows: [UIWindow] { mainScene.windows }

    /// The window that gets the keyboard.
    open var keyWindow: UIWindow? { storedKeyWindow }

    /// The delegate, when it is a responder that is not part of the interface itself.
    open override var next: UIResponder? {
        guard let responder = delegate as? UIResponder, !(responder is UIView), !(responder is UIViewController),
            responder !== self
        else { return nil }
        return responder
    }

    /// Hands an event to the windows that it concerns, the front-most first.
    ///
    /// Touch path: step 4 of 7 – from `TouchTracker`, to `UIWindow.sendEvent(_:)`.
    open func sendEvent(_ event: UIEvent) {
        if let pointerEvent = event as? PointerEvent {
            pointerEvent.window?.sendEvent(event)
        } else if let pressesEvent = event as? UIPressesEvent {
            if let window = pressesEvent.changedPresses.first?.window { return window.sendEvent(event) }
            pressesEvent.deliver()
        } else if event.changed.count == 1 {
            event.changed[0].window?.sendEvent(event)
        } else {
            for window in mainScene.windowStack.reversed()
            where event.changed.contains(where: { $0.window === window }) { window.sendEvent(event) }
        }
    }

    /// Drops new touches until as many calls of `endIgnoringInteractionEvents()` have been made.
    open func beginIgnoringInteractionEvents() { ignoringDepth += 1 }

    /// Reverts one call of `beginIgnoringInteractionEvents()`.
    open func endIgnoringInteractionEvents() { ignoringDepth = max(0, ignoringDepth - 1) }

    /// True while new touches are dropped.
    open var isIgnoringInteractionEvents: Bool { ignoringDepth > 0 }

    /// Performs an action on a target, or for a nil target on the first responder of the chain that has it.
    ///
    /// - Returns: Whether a responder performed it.
    @discardableResult
    open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
        ActionDispatcher(application: self).send(action, to: target, from: sender, for: event)
    }

    /// The orientation of the interface.
    open var statusBarOrientation: UIInterfaceOrientation { mainScene.interfaceOrientation }

    /// Seconds that a quarter turn of the interface takes.
    open var statusBarOrientationAnimationDuration: TimeInterval { CanvasOrientation.turnDuration }

    /// The part of the canvas that the status bar covers; zero while it is hidden.
    @available(*, deprecated, message: "Use the statusBarManager property of the window scene instead.")
    open var statusBarFrame: CGRect { ApplicationRuntime.current?.statusBar.frame ?? .zero }

    /// Whether the status bar is hidden. Setting it has no effect where controllers decide, as they do unless the app's
    /// `UIViewControllerBasedStatusBarAppearance` is false.
    open var isStatusBarHidden: Bool {
        @available(*, deprecated, message: "Use the statusBarManager property of the window scene instead.")
        get { ApplicationRuntime.current?.statusBar.frame.isEmpty ?? true }
        @available(*, deprecated, message: "Use -[UIViewController prefersStatusBarHidden]")
        set { wantStatusBar(hidden: newValue, animation: .none) }
    }

    /// Shows or hides the status bar where controllers do not decide about it.
    @available(*, deprecated, message: "Use -[UIViewController prefersStatusBarHidden]")
    open func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {
        wantStatusBar(hidden: hidden, animation: animation)
    }

    /// The look of the status bar. Setting it has no effect where controllers decide, as they do unless the app's
    /// `UIViewControllerBasedStatusBarAppearance` is false.
    open var statusBarStyle: UIStatusBarStyle {
        @available(*, deprecated, message: "Use the statusBarManager property of the window scene instead.")
        get { ApplicationRuntime.current?.statusBar.style ?? .default }
        @available(*, deprecated, message: "Use -[UIViewController preferredStatusBarStyle]")
        set { wantStatusBar(style: newValue, animated: false) }
    }

    /// Changes the look of the status bar where controllers do not decide about it.
    @available(*, deprecated, message: "Use -[UIViewController preferredStatusBarStyle]")
    open func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {
        wantStatusBar(style: statusBarStyle, animated: animated)
    }

    /// Whether the app is busy with the network.
    ///
    /// Status: partial – kept; no indicator is shown, as on phones without a home button.
    @available(*, deprecated, message: "Provide a custom network activity UI in your app if desired.")
    open var isNetworkActivityIndicatorVisible = false

    // MARK: Preferences

    /// The size of text that the user prefers; it changes by keys of the window, and is large at first.
    open var preferredContentSizeCategory: UIContentSizeCategory {
        mainScene.screen.traitCollection.preferredContentSizeCategory
    }

    /// The direction in which the user reads.
    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        mainScene.screen.traitCollection.runsRightToLeft ? .rightToLeft : .leftToRight
    }

    /// Whether the display stays on without input from the user, as long as the app is active.
    ///
    /// The desktop decides in the end whether it follows.
    open var isIdleTimerDisabled = false { didSet { updateIdleTimer() } }

    func updateIdleTimer() {
        let wanted = isIdleTimerDisabled && applicationState == .active
        guard wanted != keepsDisplayOn else { return }
        keepsDisplayOn = wanted
        ApplicationRuntime.current?.host?.device.keepDisplayOn(wanted)
    }

    /// Whether files with protection can be read: always, for a desktop does not lock files with the screen.
    open var isProtectedDataAvailable: Bool { true }

    // MARK: Addresses

    /// Opens an address in the program that the user's desktop has for it, and reports whether there was one.
    ///
    /// No program is opened, and the answer is false, for an address without a scheme, for one of more than 2048 bytes, for the
    /// schemes `javascript` and `data`, with `universalLinksOnly`, and without a window: a replay only finds the recorded
    /// answer again.
    open func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: ((Bool) -> Void)? = nil
    ) {
        guard let runtime = ApplicationRuntime.current else { return }
        let completion = completion ?? { _ in }
        if options[.universalLinksOnly] as? Bool == true { return runtime.clock.atEndOfTurn { completion(false) } }
        runtime.addresses.open(url, completion: completion)
    }

    /// Opens an address in the program that the user's desktop has for it; true when there was one to hand it to.
    @discardableResult
    open func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
        await withCheckedContinuation { continuation in
            open(url, options: options) { continuation.resume(returning: $0) }
        }
    }

    /// Whether a program is installed that opens such addresses.
    ///
    /// Web addresses and `mailto` can always be asked about; other schemes must be among the `LSApplicationQueriesSchemes` of the
    /// app's information property list. Of each scheme the desktop is asked once.
    open func canOpenURL(_ url: URL) -> Bool { ApplicationRuntime.current?.addresses.canOpen(url) ?? false }

    /// The address of the app's settings in the system's; no desktop has such, so that `open` answers false.
    public nonisolated static let openSettingsURLString = "app-settings:"

    // MARK: Shortcuts

    /// The shortcuts that the app adds to those of its information property list; they are kept with its settings.
    ///
    /// The app's entry in the desktop's menus has them as actions, from the next time on that it is written: `--desktop-entry`.
    open var shortcutItems: [UIApplicationShortcutItem]? {
        get { shortcuts?.added }
        set { shortcuts?.add(newValue) }
    }

    private var shortcuts: LaunchShortcuts? {
        ApplicationRuntime.current.map { LaunchShortcuts(listing: $0.information.shortcuts, keptIn: $0.defaults) }
    }

    // MARK: Background

    /// Begins a task that continues while the app is in the background, under a name for debugging.
    ///
    /// A desktop lets programs in the background run on, so that a task's time ends with the app only: the handlers of tasks that
    /// were not ended are called then.
    open func beginBackgroundTask(
        withName taskName: String?, expirationHandler handler: (() -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier { backgroundTasks.begin(handler) }

    /// Begins a task that continues while the app is in the background; the handler is called as for one with a name.
    open func beginBackgroundTask(expirationHandler handler: (() -> Void)? = nil) -> UIBackgroundTaskIdentifier {
        beginBackgroundTask(withName: nil, expirationHandler: handler)
    }

    /// Ends a task; each one that was begun needs it.
    open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {
        guard identifier != .invalid, !backgroundTasks.end(identifier) else { return }
        Diagnostics.log(
            "endBackgroundTask was called with \(identifier.rawValue), which is no task that goes on. End each task once."
        )
    }

    /// Seconds that the app may run on in the background: as long as it likes, which is the largest number.
    open var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

    /// The app ends: calls the expiration handlers of the tasks that have not ended.
    func expireBackgroundTasks() { for expire in backgroundTasks.expirations { expire() } }

    // MARK: Restoration

    /// Continues the restoration of the app's state after the launch, until `completeStateRestoration()` ends it.
    ///
    /// Each call needs one of the other. Controllers are notified of the end of the restoration after the last one.
    open func extendStateRestoration() { ApplicationRuntime.current?.extendStateRestoration() }

    /// Reverts one call of `extendStateRestoration()`.
    open func completeStateRestoration() { ApplicationRuntime.current?.completeStateRestoration() }

    // MARK: Orientations

    /// The orientations that the app allows in a window.
    open func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
        delegate?.application(self, supportedInterfaceOrientationsFor: window) ?? defaultOrientations
    }

    /// Those of the information property list, else the usual ones of the device.
    var defaultOrientations: UIInterfaceOrientationMask {
        let information = ApplicationRuntime.current?.information
        return UIDevice.current.userInterfaceIdiom == .pad
            ? information?.padOrientations ?? .all : information?.orientations ?? .allButUpsideDown
    }

    /// Posted at the end of launching.
    public nonisolated static let didFinishLaunchingNotification = NSNotification.Name(
        "UIApplicationDidFinishLaunchingNotification")
    /// Posted when the app became active.
    public nonisolated static let didBecomeActiveNotification = NSNotification.Name(
        "UIApplicationDidBecomeActiveNotification")
    /// Posted when the app is about to become inactive.
    public nonisolated static let willResignActiveNotification = NSNotification.Name(
        "UIApplicationWillResignActiveNotification")
    /// Posted when the window was minimised.
    public nonisolated static let didEnterBackgroundNotification = NSNotification.Name(
        "UIApplicationDidEnterBackgroundNotification")
    /// Posted when the window is about to be restored.
    public nonisolated static let willEnterForegroundNotification = NSNotification.Name(
        "UIApplicationWillEnterForegroundNotification")
    /// Posted when memory is short.
    public nonisolated static let didReceiveMemoryWarningNotification = NSNotification.Name(
        "UIApplicationDidReceiveMemoryWarningNotification")
    /// Posted when the app is about to end.
    public nonisolated static let willTerminateNotification = NSNotification.Name(
        "UIApplicationWillTerminateNotification")
    /// Posted before the interface turns.
    public nonisolated static let willChangeStatusBarOrientationNotification = NSNotification.Name(
        "UIApplicationWillChangeStatusBarOrientationNotification")
    /// Posted after the interface turned.
    public nonisolated static let didChangeStatusBarOrientationNotification = NSNotification.Name(
        "UIApplicationDidChangeStatusBarOrientationNotification")
    /// The orientation's key in the user info of these two: the new one before, the old one after, as a number.
    public nonisolated static let statusBarOrientationUserInfoKey = "UIApplicationStatusBarOrientationUserInfoKey"
    /// Posted before the status bar has another frame.
    public nonisolated static let willChangeStatusBarFrameNotification = NSNotification.Name(
        "UIApplicationWillChangeStatusBarFrameNotification")
    /// Posted after the status bar got another frame.
    public nonisolated static let didChangeStatusBarFrameNotification = NSNotification.Name(
        "UIApplicationDidChangeStatusBarFrameNotification")
    /// The frame's key in the user info of these two: the new one before, the old one after.
    public nonisolated static let statusBarFrameUserInfoKey = "UIApplicationStatusBarFrameUserInfoKey"
    /// Posted when a day of the session's calendar begins.
    public nonisolated static let significantTimeChangeNotification = NSNotification.Name(
        "UIApplicationSignificantTimeChangeNotification")
    /// The exception's name when no orientation is left.
    public nonisolated static let invalidInterfaceOrientationException = "UIApplicationInvalidInterfaceOrientation"
}
