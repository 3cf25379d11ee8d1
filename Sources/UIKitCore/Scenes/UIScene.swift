public import QuartzCore

/// One instance of the app's interface.
@preconcurrency @MainActor open class UIScene: UIResponder {
    /// How active a scene is.
    public nonisolated enum ActivationState: Int, Sendable {
        case unattached = -1
        case foregroundActive = 0
        case foregroundInactive = 1
        case background = 2
    }

    /// How active the scene is.
    open package(set) var activationState: ActivationState = .unattached

    /// The scene's delegate, for apps that have one.
    open var delegate: (any UISceneDelegate)?

    /// The window's title.
    open var title: String! = ""

    /// The scene's delegate when it is a responder, else the application.
    open override var next: UIResponder? { delegate as? UIResponder ?? UIApplication.sharedIfRunning }

    @available(*, unavailable)
    public required convenience init(_ key: ConstructionKey) { self.init() }
}
