public import QuartzCore
public import Foundation
import UIFoundation

/// The running app: its windows, its events and its actions. There is one, `shared`.
@preconcurrency @MainActor open class UIApplication: UIResponder {
    /// The running app's object. Reading it before the app runs stops the program.
    public class var shared: UIApplication {
        guard let application = sharedIfRunning else {
            fatalError(
                "UIApplication.shared was read while no application runs. Start one with @main on the delegate or with "
                    + "UIApplicationMain, or in a test make a ViewTester first.")
        }
        return application
    }

    static var sharedIfRunning: UIApplication? { ApplicationRuntime.current?.application }

    /// How active the app is.
    public nonisolated enum State: Int, Sendable { case active, inactive, background }

    /// The keys of what a launch brings along.
    public nonisolated struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        /// Makes a key.
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    /// The app's own object; retained by the framework.
    open var delegate: (any UIApplicationDelegate)?

    /// How active the app is.
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

    package init(scene: UIWindowScene) {
        mainScene = scene
        super.init()
    }

    @available(*, unavailable)
    public required convenience init(_ key: ConstructionKey) { fatalError() }

    /// The scenes that show: the host's window.
    open var connectedScenes: Set<UIScene> { [mainScene] }

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

    /// How the interface is turned.
    open var statusBarOrientation: UIInterfaceOrientation { mainScene.interfaceOrientation }

    /// The orientations that the app allows in a window.
    open func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
        delegate?.application(self, supportedInterfaceOrientationsFor: window) ?? defaultOrientations
    }

    var defaultOrientations: UIInterfaceOrientationMask {
        UIDevice.current.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
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
    /// The exception's name when no orientation is left.
    public nonisolated static let invalidInterfaceOrientationException = "UIApplicationInvalidInterfaceOrientation"
}
