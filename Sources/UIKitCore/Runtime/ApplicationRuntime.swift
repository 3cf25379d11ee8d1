package import Foundation
package import HostInterface
package import QuartzCore
import UIFoundation

/// One running application between a host and the app's code: events and frame requests in, frames out.
///
/// A host makes one, starts it with `launch(_:)`, then passes every event to `receive(_:at:)` and calls `frame(at:)` when a frame
/// was requested. All work runs on the main actor. During these two calls `CACurrentMediaTime()` is the time of the call.
package final class ApplicationRuntime: ApplicationDriver {
    /// The current runtime; UIKit's shared objects belong to it.
    @exclusivity(unchecked) package private(set) static var current: ApplicationRuntime?

    package let configuration: LaunchConfiguration
    package private(set) weak var host: (any ApplicationHost)?
    /// The application's time, and all work that waits for it.
    package let clock: AppClock

    package let screen: UIScreen
    package let device: UIDevice
    package let scene: UIWindowScene
    package let application: UIApplication
    package let layerEnvironment = LayerEnvironment()
    package private(set) lazy var trace = Trace(now: { [unowned self] in now })
    private(set) lazy var orientation = CanvasOrientation(
        runtime: self, size: configuration.size, scale: configuration.scale)
    private(set) lazy var statusBar = StatusBar(runtime: self)
    private(set) lazy var statusBarRule = StatusBarRule(runtime: self)
    private(set) lazy var touchTracker = TouchTracker(runtime: self)
    private(set) lazy var pointerTracker = PointerTracker(runtime: self)
    private(set) lazy var keyboard = Keyboard(runtime: self)
    private(set) lazy var inputDock = InputDock(runtime: self)
    private(set) lazy var focusSystem = UIFocusSystem(runtime: self)
    let pasteboards = PasteboardShelf()
    /// The primary selection as it was last read from the host.
    var primaryText: String?
    private(set) lazy var dayChange = DayChange(runtime: self)
    private(set) lazy var addresses = AddressRequests(runtime: self)
    /// The open menu, which gets the keys.
    var openMenu: MenuPresentation?
    /// The drag in progress; Escape ends it.
    var drag: (any OngoingDrag)?
    /// The modifier keys that are held.
    package var modifierFlags: UIKeyModifierFlags = []
    /// The button, other than the primary one, whose touch is in progress.
    var heldButton: HostEvent.Button?
    private let pipeline = FramePipeline()
    /// Notified in this order after the layout of each frame.
    private(set) lazy var layoutObservers: [any LayoutObserver] = [
        inputDock, focusSystem, pointerTracker.regions, keyboard,
    ]

    /// Called before each phase of a frame, to measure times.
    package var onPhase: ((FramePhase) -> Void)?

    /// Called with every event before it is handled, to write recordings.
    package var onEvent: ((HostEvent, Double) -> Void)?

    /// Stores the app's state between launches; nil not to store it. To be set before the launch.
    package var savedStateStore: (any SavedStateStore)?
    /// The folder for files of the app's own; nil for none. To be set before the launch.
    package var storageFolder: URL?
    /// The user's settings for the app, by default in memory only. To be set before the launch.
    package lazy var defaults: UserDefaults = SessionDefaults(file: nil)
    /// The entries of the app's information property list. To be set before the launch.
    package var information = AppInformation()
    /// Whether the scene has a delegate of its own, which is notified of activity instead of the app's.
    var hasSceneDelegate = false
    /// The restoration in progress.
    var restoration: StateRestoration?

    /// Called before a touch is reported to a view, with the phase and the view, for checks in tests.
    package var onDelivery: ((UITouch, UITouch.Phase, UIView) -> Void)?

    package init(configuration: LaunchConfiguration, host: any ApplicationHost, clock: any MediaClock) {
        self.configuration = configuration
        self.host = host
        self.clock = AppClock(clock, launchDate: configuration.date) { [weak host] in host?.requestFrame(at: $0) }
        let idiom: UIUserInterfaceIdiom = configuration.idiom == .pad ? .pad : .phone
        screen = UIScreen(
            size: CanvasOrientation.launchCanvas(for: configuration.size), scale: configuration.scale, idiom: idiom,
            style: configuration.style == .dark ? .dark : .light,
            direction: configuration.direction == .rightToLeft ? .rightToLeft : .leftToRight)
        device = UIDevice(idiom: idiom, systemVersion: configuration.systemVersion)
        scene = UIWindowScene(screen: screen)
        application = UIApplication(scene: scene)
        layerEnvironment.timeScale = configuration.timeScale
        layerEnvironment.clock = { [clock = self.clock] in clock.now }
        layerEnvironment.onNeedsFrame = { [clock = self.clock] in clock.setNeedsFrame() }
        layerEnvironment.onMistake = { Diagnostics.log($0) }
    }

    /// Makes this runtime the current one.
    package func install() {
        Self.current = self
        AppClock.current = clock
        Trace.current = trace
        LayerEnvironment.current = layerEnvironment
        AbsentMethods.current = AbsentMethods()
        UITraitCollection.current = screen.traitCollection
        InterfaceLanguages.current = [configuration.localeIdentifier] + configuration.furtherLanguages
    }

    /// Removes the current runtime, as before the first was installed.
    package static func uninstall() {
        current = nil
        AppClock.current = nil
        Trace.current = nil
        LayerEnvironment.current = LayerEnvironment()
        AbsentMethods.current = AbsentMethods()
        UITraitCollection.current = UITraitCollection()
        InterfaceLanguages.reset()
    }

    /// The media time: that of the running call of the host, else the clock's.
    package var now: Double { clock.now }

    /// The calendar of the launch: Gregorian, in its locale and time zone.
    package private(set) lazy var calendar: Calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = Locale(identifier: configuration.localeIdentifier)
        calendar.timeZone = TimeZone(identifier: configuration.timeZoneIdentifier) ?? TimeZone(secondsFromGMT: 0)!
        return calendar
    }()

    /// The factor by which animations are slowed down.
    package var timeScale: Double {
        get { layerEnvironment.timeScale }
        set { layerEnvironment.timeScale = max(0.01, newValue) }
    }

    // MARK: Calls of the host

    /// Launches the app: makes its delegate, lets it build the interface in portrait, then decides the orientation.
    package func launch(_ delegateClass: any (UIResponder & UIApplicationDelegate).Type) {
        let responderClass: UIResponder.Type = delegateClass
        guard let delegate = ConstructibleObject.make(responderClass) as? any UIApplicationDelegate else { return }
        launch(delegate: delegate)
    }

    /// Launches the app with a delegate that exists.
    package func launch(delegate: any UIApplicationDelegate) {
        clock.turn(at: now) {
            application.delegate = delegate
            AppLifeCycle(runtime: self).launch()
        }
    }

    /// Handles one event that happened at a media time.
    ///
    /// - Returns: Whether it was a key that the app has handled.
    ///
    /// Touch path: step 2 of 7 – from the host's translator, to `TouchTracker`.
    @discardableResult
    package func receive(_ event: HostEvent, at time: Double) -> Bool {
        onEvent?(event, time)
        return clock.turn(at: time) {
            trace.write(event, at: time)
            return HostEventRouter(runtime: self).route(event, at: time)
        }
    }

    /// Runs the phases of one frame for a media time and returns the picture, or nil when it is unchanged.
    ///
    /// Frame path: step 2 of 8 – from `FrameScheduler`, to `FramePipeline`.
    package func frame(at time: Double) -> RenderFrame? {
        clock.frameDidBegin()
        let frame = clock.turn(at: time) { pipeline.run(self, at: time) }
        if let next = layerEnvironment.timeline.nextTime(after: now) { clock.requestFrame(at: next) }
        clock.requestNextFrame()
        return frame
    }

    /// Notifies the app of its end; the host ends afterwards.
    package func terminate(exitCode: Int32 = 0) {
        clock.turn(at: now) { AppLifeCycle(runtime: self).terminate() }
        host?.terminate(exitCode: exitCode)
    }

    // MARK: Requests

    /// Asks for a frame at the next refresh.
    package func setNeedsFrame() { clock.setNeedsFrame() }

    /// Computes the screen's traits and notifies all objects in its windows whose traits change.
    func updateTraits(style: UIUserInterfaceStyle? = nil, contentSizeCategory: UIContentSizeCategory? = nil) {
        let previous = scene.traitCollection
        screen.updateTraits(style: style, contentSizeCategory: contentSizeCategory)
        screen.updateMode()
        scene.setNeedsUpdateReport()
        guard scene.traitCollection != previous else { return }
        scene.traitsDidChange(from: previous)
        statusBar.followTraits()
    }

    /// Adopts the text size that the user prefers.
    func adopt(_ category: UIContentSizeCategory) {
        guard category != screen.contentSizeCategory else { return }
        updateTraits(contentSizeCategory: category)
        NotificationCenter.default.post(
            name: UIContentSizeCategory.didChangeNotification, object: application,
            userInfo: [UIContentSizeCategory.newValueUserInfoKey: category])
    }

    /// Sets the host's window title: the scene's, or the app's name if that is empty.
    func updateTitle() {
        let title = scene.title.flatMap { $0.isEmpty ? nil : $0 } ?? information.displayName ?? configuration.appName
        host?.setTitle(scene.subtitle.isEmpty ? title : "\(title) — \(scene.subtitle)")
    }

    func extendStateRestoration() { restoration?.extend() }

    func completeStateRestoration() { restoration?.complete() }

    /// The controller that decides about orientation: the root, or the last one presented over it that fills the window.
    package var decidingController: UIViewController? { rootController?.decidingController(where: \.fillsWindow) }

    /// The controller that decides about the status bar: as for orientation, or a presented one that captures it.
    var statusBarController: UIViewController? {
        rootController?.decidingController {
            $0.fillsWindow || $0.presented.modalPresentationCapturesStatusBarAppearance
        }
    }

    /// The key window's root, else the front-most window's.
    var rootController: UIViewController? {
        if let controller = scene.keyWindow?.rootViewController { return controller }
        return scene.windows.reversed().lazy.compactMap(\.rootViewController).first
    }

    /// Cancels the touches of a view that is being removed, and of its subviews; recognizers of outer views keep them.
    func viewIsLeaving(_ view: UIView) {
        if touchTracker.isTracking { touchTracker.viewIsLeaving(view) }
        view.window?.dispatcher.cancelHeldEnds(in: view)
    }

    /// Cancels the touches of a view that is disabled, and of its subviews.
    func cancelTouches(in view: UIView) {
        if touchTracker.isTracking { touchTracker.cancelTouches(in: view) }
        view.window?.dispatcher.cancelHeldEnds(in: view)
    }

    /// The names of waiting work and running animations; empty when the app is at rest.
    package var pendingActivity: [String] {
        layerEnvironment.timeline.activeLayerNames.map { "an animation of \($0)" } + clock.pendingActivity
    }
}
