import Foundation
import QuartzCore
public import UIFoundation

/// The scene of the host's window: holds the app's visible windows in their order.
@preconcurrency @MainActor open class UIWindowScene: UIScene, UITraitEnvironment {
    var storedTraits = TraitSettings()

    /// The values of which the delegate has been told; nil until the scene is connected.
    var reportedState: ReportedState?
    var isUpdateReportWaiting = false

    /// The screen that shows the scene.
    open private(set) var screen: UIScreen

    /// The app's windows that are visible, from back to front.
    open var windows: [UIWindow] { windowStack.filter { !$0.isSystemWindow } }

    /// Every visible window from back to front, the framework's own included.
    private(set) var windowStack: [UIWindow] = []

    /// How the interface is turned.
    open package(set) var interfaceOrientation: UIInterfaceOrientation = .portrait

    /// The scene's geometry now.
    open var effectiveGeometry: Geometry {
        let size = ApplicationRuntime.current?.orientation.windowSize ?? screen.bounds.size
        return Geometry(interfaceOrientation: interfaceOrientation, systemFrame: CGRect(origin: .zero, size: size))
    }

    /// The canvas's space, in the interface's orientation.
    open var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }

    /// The focus of the keyboard in the scene's windows.
    open var focusSystem: UIFocusSystem? { ApplicationRuntime.current?.focusSystem }

    /// Whether the desktop's window fills its display.
    open package(set) var isFullScreen = false

    /// The sizes that the user may give to the desktop's window.
    open private(set) lazy var sizeRestrictions: UISceneSizeRestrictions? = UISceneSizeRestrictions(scene: self)

    /// The status bar over the scene.
    open private(set) lazy var statusBarManager: UIStatusBarManager? = UIStatusBarManager(scene: self)

    /// Asks with the next frame for another geometry: one of some orientations, which the deciding controller and the app must
    /// support.
    ///
    /// The interface turns as for a rotate command, and the host's window is asked to take its shape. When that is refused
    /// nothing turns, and the error handler gets a `UISceneError`. Of several requests before a frame the last one counts.
    open func requestGeometryUpdate(
        _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
    ) {
        ApplicationRuntime.current?.orientation.request(
            GeometryRequest(preferences: geometryPreferences, errorHandler: errorHandler))
    }

    /// The area that the status bar covers; other edges are free.
    var canvasInsets: UIEdgeInsets = .zero {
        didSet {
            guard canvasInsets != oldValue else { return }
            for window in windowStack { window.markSafeArea() }
        }
    }

    /// Has the presentations in the windows come one after the other.
    let presentations = ChangeScheduler()

    package init(screen: UIScreen) {
        self.screen = screen
        super.init()
    }

    /// The surroundings of the scene's windows.
    open var traitCollection: UITraitCollection {
        guard let overrides = traitOverrides.collection else { return screen.traitCollection }
        return UITraitCollection(traitsFrom: [screen.traitCollection, overrides])
    }

    /// Called when the scene's traits changed.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// The window that gets the keyboard, if it is one of this scene's.
    open var keyWindow: UIWindow? {
        for window in windowStack where window.isKeyWindow && !window.isSystemWindow { return window }
        return nil
    }

    func show(_ window: UIWindow) {
        guard !windowStack.contains(where: { $0 === window }) else { return }
        windowStack.append(window)
        window.adoptSceneTraits()
        restack()
        NotificationCenter.default.post(name: UIWindow.didBecomeVisibleNotification, object: window)
    }

    func forget(_ window: UIWindow) {
        guard let index = windowStack.firstIndex(where: { $0 === window }) else { return }
        windowStack.remove(at: index)
        LayerEnvironment.current.onNeedsFrame()
        NotificationCenter.default.post(name: UIWindow.didBecomeHiddenNotification, object: window)
    }

    /// Puts a visible window in front of the others of its level.
    func bringToFront(_ window: UIWindow) {
        guard let index = windowStack.firstIndex(where: { $0 === window }) else { return }
        windowStack.append(windowStack.remove(at: index))
        restack()
    }

    /// Gives the keyboard to the front-most of the app's windows that can take it, since the key window has gone.
    func chooseKeyWindow() { windows.last(where: \.canBecomeKey)?.makeKey() }

    /// Orders the windows by level; within one, those shown later stand in front.
    func restack() {
        windowStack = windowStack.enumerated().sorted {
            ($0.element.windowLevel, $0.offset) < ($1.element.windowLevel, $1.offset)
        }.map(\.element)
        LayerEnvironment.current.onNeedsFrame()
    }
}
