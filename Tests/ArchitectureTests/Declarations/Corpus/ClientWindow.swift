import UIKit

/// A window that looks at events before its views do.
class ClientWindow: UIWindow {
    required init?(coder: NSCoder) { super.init(coder: coder) }
    override init(frame: CGRect) { super.init(frame: frame) }
    override init(windowScene: UIWindowScene) { super.init(windowScene: windowScene) }

    override var canBecomeKey: Bool { super.canBecomeKey }
    override var isKeyWindow: Bool { super.isKeyWindow }
    override var rootViewController: UIViewController? {
        get { super.rootViewController }
        set { super.rootViewController = newValue }
    }
    override var screen: UIScreen { super.screen }
    override var windowLevel: UIWindow.Level {
        get { super.windowLevel }
        set { super.windowLevel = newValue }
    }
    override var windowScene: UIWindowScene? {
        get { super.windowScene }
        set { super.windowScene = newValue }
    }

    override func becomeKey() { super.becomeKey() }
    override func makeKey() { super.makeKey() }
    override func makeKeyAndVisible() { super.makeKeyAndVisible() }
    override func resignKey() { super.resignKey() }
    override func sendEvent(_ event: UIEvent) { super.sendEvent(event) }
}

/// A guide with a name of its own.
class ClientLayoutGuide: UILayoutGuide {
    override init() { super.init() }

    override var identifier: String {
        get { super.identifier }
        set { super.identifier = newValue }
    }
    override var layoutFrame: CGRect { super.layoutFrame }
    override var leadingAnchor: NSLayoutXAxisAnchor { super.leadingAnchor }
    override var heightAnchor: NSLayoutDimension { super.heightAnchor }
    override var topAnchor: NSLayoutYAxisAnchor { super.topAnchor }
    override func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        super.constraintsAffectingLayout(for: axis)
    }
    override var hasAmbiguousLayout: Bool { super.hasAmbiguousLayout }
    override var owningView: UIView? {
        get { super.owningView }
        set { super.owningView = newValue }
    }
}

extension ClientWindow {
    static func make(_ scene: UIWindowScene) -> UIWindow {
        let window = ClientWindow(windowScene: scene)
        window.rootViewController = UIViewController()
        window.windowLevel = .alert + 1
        window.makeKeyAndVisible()
        _ = [UIWindow(frame: UIScreen.main.bounds), UIWindow(windowScene: scene), UIWindow()]
        let root: UIViewController? = window.rootViewController
        let its: UIWindowScene? = window.windowScene
        _ = (root, its)
        return window
    }

    nonisolated static let names = [
        UIWindow.didBecomeKeyNotification, UIWindow.didResignKeyNotification, UIWindow.didBecomeVisibleNotification,
        UIWindow.didBecomeHiddenNotification,
    ]
}

/// The values of the types beside the classes, by Apple's names.
private enum Values {
    static var allWindowLevel: [UIWindow.Level] {
        [
            .alert, .normal, .statusBar,
        ]
    }
}
