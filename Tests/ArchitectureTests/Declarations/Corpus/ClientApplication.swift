import UIKit

/// An application that sees every event, as kiosks do.
class ClientApplication: UIApplication {
    override class var shared: UIApplication { super.shared }

    override var applicationState: UIApplication.State { super.applicationState }
    override var backgroundTimeRemaining: TimeInterval { super.backgroundTimeRemaining }
    override var connectedScenes: Set<UIScene> { super.connectedScenes }
    override var delegate: (any UIApplicationDelegate)? {
        get { super.delegate }
        set { super.delegate = newValue }
    }
    override var isIdleTimerDisabled: Bool {
        get { super.isIdleTimerDisabled }
        set { super.isIdleTimerDisabled = newValue }
    }
    override var isIgnoringInteractionEvents: Bool { super.isIgnoringInteractionEvents }
    override var isNetworkActivityIndicatorVisible: Bool {
        get { super.isNetworkActivityIndicatorVisible }
        set { super.isNetworkActivityIndicatorVisible = newValue }
    }
    override var isProtectedDataAvailable: Bool { super.isProtectedDataAvailable }
    override var isStatusBarHidden: Bool {
        get { super.isStatusBarHidden }
        set { super.isStatusBarHidden = newValue }
    }
    override var keyWindow: UIWindow? { super.keyWindow }
    override var openSessions: Set<UISceneSession> { super.openSessions }
    override var preferredContentSizeCategory: UIContentSizeCategory { super.preferredContentSizeCategory }
    override var purgesOffscreenViewsOnMemoryWarning: Bool {
        get { super.purgesOffscreenViewsOnMemoryWarning }
        set { super.purgesOffscreenViewsOnMemoryWarning = newValue }
    }
    override var shortcutItems: [UIApplicationShortcutItem]? {
        get { super.shortcutItems }
        set { super.shortcutItems = newValue }
    }
    override var statusBarFrame: CGRect { super.statusBarFrame }
    override var statusBarOrientation: UIInterfaceOrientation { super.statusBarOrientation }
    override var statusBarOrientationAnimationDuration: TimeInterval { super.statusBarOrientationAnimationDuration }
    override var statusBarStyle: UIStatusBarStyle {
        get { super.statusBarStyle }
        set { super.statusBarStyle = newValue }
    }
    override var supportsMultipleScenes: Bool { super.supportsMultipleScenes }
    override var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { super.userInterfaceLayoutDirection }
    override var windows: [UIWindow] { super.windows }

    override func beginBackgroundTask(expirationHandler handler: (() -> Void)?) -> UIBackgroundTaskIdentifier {
        super.beginBackgroundTask(expirationHandler: handler)
    }
    override func beginBackgroundTask(withName taskName: String?, expirationHandler handler: (() -> Void)?)
        -> UIBackgroundTaskIdentifier
    { super.beginBackgroundTask(withName: taskName, expirationHandler: handler) }
    override func beginIgnoringInteractionEvents() { super.beginIgnoringInteractionEvents() }
    override func canOpenURL(_ url: URL) -> Bool { super.canOpenURL(url) }
    override func completeStateRestoration() { super.completeStateRestoration() }
    override func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) { super.endBackgroundTask(identifier) }
    override func endIgnoringInteractionEvents() { super.endIgnoringInteractionEvents() }
    override func extendStateRestoration() { super.extendStateRestoration() }
    override func open(_ url: URL, options: [UIApplication.OpenExternalURLOptionsKey: Any]) async -> Bool {
        await super.open(url, options: options)
    }
    override func open(
        _ url: URL, options: [UIApplication.OpenExternalURLOptionsKey: Any],
        completionHandler completion: ((Bool) -> Void)?
    ) { super.open(url, options: options, completionHandler: completion) }
    override func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
        super.sendAction(action, to: target, from: sender, for: event)
    }
    override func sendEvent(_ event: UIEvent) { super.sendEvent(event) }
    override func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {
        super.setStatusBarHidden(hidden, with: animation)
    }
    override func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {
        super.setStatusBarStyle(statusBarStyle, animated: animated)
    }
    override func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
        super.supportedInterfaceOrientations(for: window)
    }
}

final class ClientAppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = UIViewController()
        window?.makeKeyAndVisible()
        return true
    }
}

extension ClientApplication {
    static func read() {
        let delegate: (any UIApplicationDelegate)? = UIApplication.shared.delegate
        let window: UIWindow? = UIApplication.shared.windows.first { $0.isKeyWindow }
        let scenes: Set<UIScene> = UIApplication.shared.connectedScenes
        _ = scenes.compactMap { ($0 as? UIWindowScene)?.keyWindow }
        _ = delegate?.window
        _ = (window, UIApplication.shared.keyWindow, (delegate as? ClientAppDelegate)?.window)
    }

    nonisolated static let names = [
        UIApplication.didBecomeActiveNotification, UIApplication.didEnterBackgroundNotification,
        UIApplication.didFinishLaunchingNotification, UIApplication.didReceiveMemoryWarningNotification,
        UIApplication.willEnterForegroundNotification, UIApplication.willResignActiveNotification,
        UIApplication.willTerminateNotification, UIApplication.didChangeStatusBarOrientationNotification,
        UIApplication.willChangeStatusBarOrientationNotification,
    ]
}

/// The values of the types beside the classes, by Apple's names.
private enum Values {
    static var allApplicationState: [UIApplication.State] {
        [
            .active, .background, .inactive,
        ]
    }
    static var allInterfaceOrientation: [UIInterfaceOrientation] {
        [
            .landscapeLeft, .landscapeRight, .portrait, .portraitUpsideDown, .unknown,
        ]
    }
    static var allInterfaceOrientationMask: [UIInterfaceOrientationMask] {
        [
            .all, .allButUpsideDown, .landscape, .landscapeLeft, .landscapeRight, .portrait, .portraitUpsideDown,
        ]
    }
    static var allStatusBarStyle: [UIStatusBarStyle] {
        [
            .blackOpaque, .blackTranslucent, .darkContent, .default, .lightContent,
        ]
    }
    static var allStatusBarAnimation: [UIStatusBarAnimation] {
        [
            .fade, .none, .slide,
        ]
    }
}
