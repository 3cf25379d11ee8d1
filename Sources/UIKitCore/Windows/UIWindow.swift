public import Foundation
import QuartzCore
import UIFoundation

/// The root of a view hierarchy, which gets the events of its views.
///
/// A window fills the canvas and follows its size. It is visible while `isHidden` is false, as after `makeKeyAndVisible()`; its
/// scene retains a visible window. Its root controller decides about orientation.
@preconcurrency @MainActor open class UIWindow: UIView {
    /// The scene that the window belongs to.
    open weak var windowScene: UIWindowScene? {
        willSet { if newValue !== windowScene, !isHidden { leaveScene() } }
        didSet {
            sceneScreen = windowScene?.screen
            guard windowScene !== oldValue, !isHidden, windowScene != nil else { return }
            fillCanvas()
            windowScene?.show(self)
        }
    }

    /// The scene's screen, stored because it is read for every access to traits.
    private var sceneScreen: UIScreen?
    /// The screen that shows the window.
    open var screen: UIScreen { sceneScreen ?? .main }

    /// The scene's overrides of the screen's traits.
    private var sceneTraits: UITraitCollection?

    func adoptSceneTraits() { sceneTraits = windowScene?.traitOverrides.collection }

    /// The traits that the window inherits.
    var surroundingTraits: UITraitCollection {
        guard let sceneTraits else { return screen.traitCollection }
        return UITraitCollection(traitsFrom: [screen.traitCollection, sceneTraits])
    }

    /// The z position of the window among others.
    open var windowLevel: Level = .normal {
        didSet { if windowLevel != oldValue { windowScene?.restack() } }
    }

    /// The controller whose view fills the window.
    ///
    /// In a visible window the old controller disappears and the new one's view is loaded and appears, at once.
    open var rootViewController: UIViewController? {
        get { rootController.controller }
        set { rootController.replace(with: newValue) }
    }

    /// The first responder of the window.
    package internal(set) weak var storedFirstResponder: UIResponder?
    /// The first responder that resigns because it leaves the window.
    private(set) weak var removedResponder: UIResponder?
    /// True for the framework's own windows, which `UIWindowScene.windows` omits.
    var isSystemWindow = false
    lazy var rootController = RootControllerSlot(window: self)
    let dispatcher = WindowEventDispatcher()

    /// The canvas's size when the window was made or last hidden: a window of that size fills the canvas when it is shown again.
    private var lastCanvasSize = UIScreen.main.bounds.size

    /// Makes a hidden window of the running app's scene.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare(UIApplication.sharedIfRunning?.mainScene)
    }

    /// Makes a hidden window that fills a scene.
    public init(windowScene: UIWindowScene) {
        super.init(frame: windowScene.screen.bounds)
        prepare(windowScene)
    }

    /// Makes a window from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare(UIApplication.sharedIfRunning?.mainScene)
        if let coder = coder.interface { decodeWindow(from: coder) }
    }

    private func prepare(_ scene: UIWindowScene?) {
        layer.isHidden = true
        layer.isTreeRoot = true
        viewFlags.insert(.isWindow)
        if bounds.isEmpty { frame = UIScreen.main.bounds }
        windowScene = scene
    }

    open override var window: UIWindow? { self }

    open override var isHidden: Bool {
        get { super.isHidden }
        set {
            guard newValue != isHidden else { return }
            super.isHidden = newValue
            if newValue {
                leaveScene()
            } else {
                fillCanvas()
                adoptAppearance()
                windowScene?.show(self)
                markSafeArea()
                traitsDidChangeInSubtree()
                rootController.windowDidShow()
            }
        }
    }

    /// Called when the window leaves its scene: another one becomes key, and none of its views is under the pointer any more.
    private func leaveScene() {
        guard let windowScene else { return }
        lastCanvasSize = windowScene.screen.bounds.size
        let wasKey = isKeyWindow
        if wasKey { resignKey() }
        windowScene.forget(self)
        ApplicationRuntime.current?.pointerTracker.windowDidHide(self)
        guard wasKey else { return }
        windowScene.chooseKeyWindow()
        ApplicationRuntime.current?.inputDock.update()
    }

    /// Fills the canvas, whose size may have changed while the window was hidden.
    private func fillCanvas() {
        guard frame.size == lastCanvasSize, frame != screen.bounds else { return }
        frame = screen.bounds
        rootController.windowDidResize()
    }

    /// The undo manager of all responders in the window that have none of their own.
    open override var undoManager: UndoManager? { windowUndoManager }
    private lazy var windowUndoManager = UndoManager()

    open override var next: UIResponder? { windowScene ?? UIApplication.sharedIfRunning }

    /// The root controller.
    open override var preferredFocusEnvironments: [any UIFocusEnvironment] { rootViewController.map { [$0] } ?? [] }

    // MARK: Key window

    /// Whether the window gets the keyboard's events.
    open var isKeyWindow: Bool { UIApplication.sharedIfRunning?.storedKeyWindow === self }

    /// Whether the window can become key.
    open var canBecomeKey: Bool { true }

    /// Makes the window key.
    open func makeKey() {
        guard let application = UIApplication.sharedIfRunning, canBecomeKey, !isKeyWindow else { return }
        application.storedKeyWindow?.resignKey()
        application.storedKeyWindow = self
        becomeKey()
        ApplicationRuntime.current?.inputDock.update()
        NotificationCenter.default.post(name: Self.didBecomeKeyNotification, object: self)
    }

    /// Shows the window in front of the others of its level and makes it key.
    open func makeKeyAndVisible() {
        isHidden = false
        windowScene?.bringToFront(self)
        makeKey()
    }

    /// Called when the window became key.
    open func becomeKey() {}

    /// Called when the window is about to cease being key.
    open func resignKey() {
        guard let application = UIApplication.sharedIfRunning, application.storedKeyWindow === self else { return }
        ApplicationRuntime.current?.keyboard.cancelAll()
        application.storedKeyWindow = nil
        NotificationCenter.default.post(name: Self.didResignKeyNotification, object: self)
    }

    /// Posted when a window became key; the object is the window.
    public nonisolated static let didBecomeKeyNotification = NSNotification.Name("UIWindowDidBecomeKeyNotification")
    /// Posted when a window ceased to be key; the object is the window.
    public nonisolated static let didResignKeyNotification = NSNotification.Name("UIWindowDidResignKeyNotification")
    /// Posted when a window is shown; the object is the window.
    public nonisolated static let didBecomeVisibleNotification = NSNotification.Name(
        "UIWindowDidBecomeVisibleNotification")
    /// Posted when a window is hidden; the object is the window.
    public nonisolated static let didBecomeHiddenNotification = NSNotification.Name(
        "UIWindowDidBecomeHiddenNotification")

    // MARK: Events

    /// Passes an event to the recognizers and views of this window.
    ///
    /// Touch path: step 5 of 7 – from `UIApplication.sendEvent(_:)`, to `WindowEventDispatcher`.
    open func sendEvent(_ event: UIEvent) {
        switch event.type {
        case .touches: dispatcher.dispatch(event, in: self)
        case .presses: if let event = event as? UIPressesEvent { dispatcher.dispatch(event) }
        default: if let event = event as? PointerEvent { dispatcher.dispatch(event) }
        }
    }

    /// A canvas point in this window's space.
    package func convertFromCanvas(_ point: CGPoint) -> CGPoint { fromSuperview(point) }

    /// A rectangle of this window on the canvas.
    func convertToCanvas(_ rect: CGRect) -> CGRect { layer.convert(rect, to: nil) }

    /// The area that the status bar covers, in this window's space.
    var screenSafeAreaInsets: UIEdgeInsets { windowScene?.canvasInsets ?? .zero }

    /// Called before a view leaves this window: the touches and the first responder in it are revoked.
    func viewIsLeaving(_ view: UIView) {
        // Touches that the view's own recognizers delayed end normally; the others are cancelled.
        dispatcher.viewIsLeaving(view)
        revokeFirstResponder(from: view)
        ApplicationRuntime.current?.viewIsLeaving(view)
        ApplicationRuntime.current?.keyboard.cancelPresses(in: view)
        ApplicationRuntime.current?.openMenu?.viewIsLeaving(view)
    }

    /// Makes a first responder in a view, or the controller of a view in it, resign even if it refuses.
    func revokeFirstResponder(from view: UIView) {
        guard let first = storedFirstResponder, first.firstResponderView?.isDescendant(of: view) == true else { return }
        let former = removedResponder
        removedResponder = first
        first.forceResignFirstResponder()
        removedResponder = former
    }

    /// Passes the end of a motion on along the responder chain. An extension of an app may replace it.
    open override dynamic func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        super.motionEnded(motion, with: event)
    }

    @_spi(Subclassing) open override var drawsContent: Bool { type(of: self) != UIWindow.self }
}
