import CoreGraphics
import Foundation
import QuartzCore
public import UIFoundation

/// The scene of the host's window: holds the app's visible windows in their order.
@preconcurrency @MainActor open class UIWindowScene: UIScene, UITraitEnvironment {
    var storedTraits = TraitSettings()

    /// The values that were reported to the delegate last; nil until the scene is connected.
    var reportedState: ReportedState?
    var isUpdateReportWaiting = false

    /// The screen that shows the scene.
    open private(set) var screen: UIScreen

    /// The app's visible windows, from back to front.
    open var windows: [UIWindow] { windowStack.filter { !$0.isSystemWindow } }

    /// All visible windows from back to front, including the framework's own.
    private(set) var windowStack: [UIWindow] = []

    /// The orientation of the interface.
    open package(set) var interfaceOrientation: UIInterfaceOrientation = .portrait

    /// The scene's geometry now.
    open var effectiveGeometry: Geometry {
        let size = ApplicationRuntime.current?.orientation.windowSize ?? screen.bounds.size
        return Geometry(interfaceOrientation: interfaceOrientation, systemFrame: CGRect(origin: .zero, size: size))
    }

    /// The canvas's space, in the interface's orientation.
    open var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }

    /// The focus system of the scene's windows.
    open var focusSystem: UIFocusSystem? { ApplicationRuntime.current?.focusSystem }

    /// Whether the desktop's window fills its display.
    open package(set) var isFullScreen = false

    /// The limits for the size of the desktop's window.
    open private(set) lazy var sizeRestrictions: UISceneSizeRestrictions? = UISceneSizeRestrictions(scene: self)

    /// The status bar over the scene.
    open private(set) lazy var statusBarManager: UIStatusBarManager? = UIStatusBarManager(scene: self)

    /// Requests another geometry with the next frame: one of some orientations that the deciding controller and the app support.
    ///
    /// The interface rotates as by a rotate command, and the host's window is asked to take its shape. A refused request does not
    /// rotate the interface, and the error handler gets a `UISceneError`. Of several requests before a frame the last one counts.
    open func requestGeometryUpdate(
        _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
    ) {
        ApplicationRuntime.current?.orientation.request(
            GeometryRequest(preferences: geometryPreferences, errorHandler: errorHandler))
    }

    /// The area that the status bar covers; other edges are zero.
    var canvasInsets: UIEdgeInsets = .zero {
        didSet {
            guard canvasInsets != oldValue else { return }
            for window in windowStack { window.markSafeArea() }
        }
    }

    /// Runs the callbacks of the presentations in the windows one after the other.
    let presentations = ChangeScheduler()

    package init(screen: UIScreen) {
        self.screen = screen
        super.init()
    }

    /// The traits of the scene, which its windows inherit.
    open var traitCollection: UITraitCollection {
        guard let overrides = traitOverrides.collection else { return screen.traitCollection }
        return UITraitCollection(traitsFrom: [screen.traitCollection, overrides])
    }

    /// Called when the scene's traits changed.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// The key window, if it is one of this scene's.
    open var keyWindow: UIWindow? {
        for window in windowStack where window.isKeyWindow && !window.isSystemWindow { return window }
        return nil
    }

    func show(_ window: UIWindow) {
        guard !windowStack.holds(window) else { return }
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

    /// Moves a visible window in front of the others of its level.
    func bringToFront(_ window: UIWindow) {
        guard let index = windowStack.firstIndex(where: { $0 === window }) else { return }
        windowStack.append(windowStack.remove(at: index))
        restack()
    }

    /// Makes the front-most possible window key, after the key window was hidden.
    func chooseKeyWindow() { windows.last(where: \.canBecomeKey)?.makeKey() }

    /// Sorts the windows by level; within a level those shown later are in front.
    func restack() {
        windowStack = windowStack.enumerated().sorted {
            ($0.element.windowLevel, $0.offset) < ($1.element.windowLevel, $1.offset)
        }.map(\.element)
        LayerEnvironment.current.onNeedsFrame()
    }
}
