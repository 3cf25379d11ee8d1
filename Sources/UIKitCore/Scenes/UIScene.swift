public import Foundation

/// One instance of the app's interface.
@preconcurrency @MainActor open class UIScene: UIResponder {
    /// The activity of a scene.
    public nonisolated enum ActivationState: Int, Sendable {
        case unattached = -1
        case foregroundActive = 0
        case foregroundInactive = 1
        case background = 2
    }

    /// The present activity of the scene.
    open package(set) var activationState: ActivationState = .unattached

    /// The scene's delegate, for apps that have one.
    open var delegate: (any UISceneDelegate)?

    /// The part of the scene that is saved between launches.
    open private(set) lazy var session = UISceneSession(scene: self)

    /// The window's title; the app's name while it is empty.
    open var title: String! = "" {
        didSet { if title != oldValue { ApplicationRuntime.current?.updateTitle() } }
    }

    /// A second part of the window's title, after a dash.
    open var subtitle: String = "" {
        didSet { if subtitle != oldValue { ApplicationRuntime.current?.updateTitle() } }
    }

    /// The targets for which the scene is to be shown. An app has one scene, which is shown for all of them.
    open var activationConditions = UISceneActivationConditions()

    /// The scene's delegate when it is a responder, else the application.
    open override var next: UIResponder? { delegate as? UIResponder ?? UIApplication.sharedIfRunning }

    /// Opens a URL in the program that the user's desktop has for it, by the rules of `UIApplication`.
    open func open(
        _ url: URL, options: UIScene.OpenExternalURLOptions?, completionHandler completion: ((Bool) -> Void)? = nil
    ) {
        let wish: [UIApplication.OpenExternalURLOptionsKey: Any] = [
            .universalLinksOnly: options?.universalLinksOnly == true
        ]
        UIApplication.sharedIfRunning?.open(url, options: wish, completionHandler: completion)
    }

    /// Extends the restoration of the app's state beyond the launch, until as many calls of `completeStateRestoration()`.
    open func extendStateRestoration() { UIApplication.sharedIfRunning?.extendStateRestoration() }

    /// Reverts one call of `extendStateRestoration()`.
    open func completeStateRestoration() { UIApplication.sharedIfRunning?.completeStateRestoration() }

    /// Posted when the app was launched and the scene exists; the object of this and the following ones is the scene.
    public nonisolated static let willConnectNotification = NSNotification.Name("UISceneWillConnectNotification")
    /// Posted when the scene was disconnected, because the app ends.
    public nonisolated static let didDisconnectNotification = NSNotification.Name("UISceneDidDisconnectNotification")
    /// Posted when the scene became active.
    public nonisolated static let didActivateNotification = NSNotification.Name("UISceneDidActivateNotification")
    /// Posted when the scene is about to become inactive.
    public nonisolated static let willDeactivateNotification = NSNotification.Name("UISceneWillDeactivateNotification")
    /// Posted when the window is about to be shown or restored.
    public nonisolated static let willEnterForegroundNotification = NSNotification.Name(
        "UISceneWillEnterForegroundNotification")
    /// Posted when the window was minimised.
    public nonisolated static let didEnterBackgroundNotification = NSNotification.Name(
        "UISceneDidEnterBackgroundNotification")
}
