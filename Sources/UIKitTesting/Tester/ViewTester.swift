// Statically linked programs have no Swift Testing: there the rest of the library is built without testers.
#if canImport(Testing)
import CairoBackend
package import CoreGraphics
import CoreText
public import Foundation
package import HeadlessHost
package import HostInterface
package import QuartzCore
public import Testing
public import UIFoundation
public import UIKitCore

/// A running app in a test: a window on a headless host whose clock only the test moves.
///
/// Each tester installs an app of its own, so a test uses one at a time; its suite has the trait `.application`, which keeps
/// other tests away and audits the app before the test ends. The first content is laid out and drawn by one frame.
@MainActor public final class ViewTester {
    /// The kind of typesetting in a test.
    public enum Text: Sendable {
        /// Every glyph is a square of the font size: widths can be derived by hand.
        case boxes
        /// By the real typesetter, with the fonts of the machine.
        case real
    }

    /// The visible key window.
    public let window: UIWindow

    /// Set it in tests that end with pending work, which is reported otherwise.
    public var leavesWorkBehind = false

    package let runtime: ApplicationRuntime
    package let host = HeadlessHost()
    /// The last frame that differed from the one before.
    package private(set) var lastFrame: RenderFrame?
    /// Lines of the trace, in order; empty until `trace(_:)` was called.
    public private(set) var traceLines: [String] = []
    /// The lines that the framework would have written to standard error.
    public private(set) var diagnostics: [String] = []
    private let store: FrameStore
    private let location: SourceLocation
    private var nextTouchID = 1
    private var time = 0.0

    /// Starts an app with an empty key window.
    ///
    /// - Parameters:
    ///   - size: The host window's size in points. A landscape size launches upright and turns at once, as on a phone.
    ///   - scale: Pixels per point.
    ///   - appearance: Whether the desktop is light or dark.
    ///   - idiom: The kind of device.
    ///   - direction: The direction in which the interface reads.
    ///   - text: How text is laid out: as boxes, which are the same on all machines, or with fonts.
    ///   - delegate: The app's delegate; nil for one that implements no method.
    public convenience init(
        size: CGSize = CGSize(width: 375, height: 667), scale: CGFloat = 1,
        appearance: UIUserInterfaceStyle = .light, idiom: UIUserInterfaceIdiom = .phone,
        direction: UIUserInterfaceLayoutDirection = .leftToRight, text: Text = .boxes,
        delegate: (any UIApplicationDelegate)? = nil, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        self.init(
            size: size, scale: scale, appearance: appearance, idiom: idiom, direction: direction, text: text,
            stateStore: nil, delegate: delegate, sourceLocation: sourceLocation)
    }

    /// Starts an app that keeps its state in a store, with an information property list, to open an address, on a machine that
    /// answers as it was recorded.
    package init(
        size: CGSize = CGSize(width: 375, height: 667), scale: CGFloat = 1,
        appearance: UIUserInterfaceStyle = .light, idiom: UIUserInterfaceIdiom = .phone,
        direction: UIUserInterfaceLayoutDirection = .leftToRight, text: Text = .boxes,
        stateStore: (any SavedStateStore)?, information: AppInformation = AppInformation(), url: String? = nil,
        shortcut: String? = nil, recorded: [RecordedEvent] = [], defaults: UserDefaults? = nil,
        delegate: (any UIApplicationDelegate)?,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        location = sourceLocation
        TesterStage.willMakeTester(sourceLocation: sourceLocation)
        CairoAdapters.install()
        AppearanceProxies.removeAll()
        ToolTips.areThere = false
        if text == .boxes { installedTextSystem.install(TextSystem(typesetter: BoxTypesetter())) }
        store = FrameStore()
        VirtualTime.hold(at: LaunchConfiguration(appName: "Test").date)
        RunLoopModes.makeCommon(.tracking)
        runtime = ApplicationRuntime(
            configuration: LaunchConfiguration(
                appName: "Test", size: size, scale: scale, idiom: idiom == .pad ? .pad : .phone,
                style: appearance == .dark ? .dark : .light,
                direction: direction == .rightToLeft ? .rightToLeft : .leftToRight, url: url, shortcut: shortcut),
            host: host,
            clock: host.clock)
        host.recorded = recorded
        host.goesByHeldTime = true
        host.runLoopMode = { [weak runtime] in runtime?.clock.runLoopMode ?? .default }
        runtime.savedStateStore = stateStore
        runtime.information = information
        if let defaults { runtime.defaults = defaults }
        runtime.install()
        host.attach(runtime)
        // The tester's own window has no root yet, which launching would complain about.
        Diagnostics.sink = { _ in }
        runtime.launch(delegate: delegate ?? TestApplicationDelegate())
        window = UIWindow(frame: UIScreen.main.bounds)
        host.onFrame = { [weak self] frame in self?.store(frame) }
        Diagnostics.sink = { [weak self] message in self?.diagnostics.append(message) }
        TesterStage.keep(self)
    }

    /// Reports animations and scheduled work that have not ended.
    func audit() {
        guard !leavesWorkBehind else { return }
        for name in pendingActivity {
            Issue.record("The test ended while \(name) was still going on.", sourceLocation: location)
        }
    }

    private func store(_ frame: RenderFrame) {
        lastFrame = frame
        store.keep(frame)
        runtime.trace.write(frame)
    }

    func checkIsInForce(_ sourceLocation: SourceLocation) {
        if ApplicationRuntime.current !== runtime {
            Issue.record(
                "Another app has been started since this tester's was. Use one tester at a time.",
                sourceLocation: sourceLocation)
        }
    }

    // MARK: Showing

    /// Puts a view into the window, whose root is an empty controller, and runs one frame.
    ///
    /// - Parameter view: The view.
    /// - Parameter origin: The view's origin; nil leaves its frame alone.
    public func show(_ view: UIView, at origin: CGPoint? = nil, sourceLocation: SourceLocation = #_sourceLocation) {
        if window.rootViewController == nil { window.rootViewController = UIViewController() }
        window.makeKeyAndVisible()
        if let origin { view.frame.origin = origin }
        window.rootViewController?.view.addSubview(view)
        pump(sourceLocation: sourceLocation)
    }

    /// Makes a controller the window's root and runs one frame.
    public func show(_ controller: UIViewController, sourceLocation: SourceLocation = #_sourceLocation) {
        window.rootViewController = controller
        window.makeKeyAndVisible()
        pump(sourceLocation: sourceLocation)
    }

    // MARK: Time

    /// The media time that the test has reached, in seconds.
    public var now: TimeInterval { host.clock.now }

    /// Advances to the next frame, a sixtieth of a second later.
    public func pump(sourceLocation: SourceLocation = #_sourceLocation) {
        pump(by: 1 / HeadlessHost.frameRate, sourceLocation: sourceLocation)
    }

    /// Lets seconds pass with all their frames, timers of the main run loop, and work of the main queue.
    ///
    /// - Complexity: linear in the number of frames and calls of timers that are due.
    ///
    /// Tasks wait until the test awaits; ``advance(by:sourceLocation:)`` does them, too, and waits for other queues.
    public func pump(by seconds: TimeInterval, sourceLocation: SourceLocation = #_sourceLocation) {
        checkIsInForce(sourceLocation)
        // A sum of sixtieths falls a little short of their multiple; the frame that is meant must not be missed.
        time = max(time, host.clock.now) + seconds
        host.performMainWork = { MainWork.performAll() }
        defer { host.performMainWork = nil }
        host.advance(to: time + 1e-9)
    }

    /// Lets time pass until no motion and no work is pending.
    ///
    /// - Parameter limit: The seconds after which the test fails with the names of the pending work.
    public func settle(within limit: TimeInterval = 10, sourceLocation: SourceLocation = #_sourceLocation) {
        pump(sourceLocation: sourceLocation)
        let end = now + limit
        while !pendingActivity.isEmpty, now < end { pump(sourceLocation: sourceLocation) }
        for name in pendingActivity {
            Issue.record("\(name) was still going on after \(limit) s.", sourceLocation: sourceLocation)
        }
    }

    /// True when no motion and no work is pending.
    public var isAtRest: Bool { pendingActivity.isEmpty }

    /// Names of pending motion and work.
    private var pendingActivity: [String] { runtime.pendingActivity + (RunLoopTimers.isWaiting ? ["a timer"] : []) }

    // MARK: Surroundings

    /// Gives the host's window another size and runs a frame.
    ///
    /// - Parameter size: The size in points.
    public func resize(to size: CGSize) {
        send(.resize(size))
        pump()
    }

    /// Turns the device by a quarter and runs a frame.
    ///
    /// - Parameter toTheLeft: Whether the device turns to the left, otherwise to the right.
    public func rotate(toTheLeft: Bool) {
        send(.rotate(toTheLeft ? .left : .right))
        pump()
    }

    /// Raises a memory warning.
    public func warnOfLowMemory() { send(.memoryWarning) }

    /// Minimises the window.
    public func hide() { send(.visibility(isVisible: false)) }

    /// Shows the desktop as light or dark, and runs a frame.
    ///
    /// - Parameter style: The appearance; `unspecified` is light.
    public func setAppearance(_ style: UIUserInterfaceStyle) {
        send(.appearance(style == .dark ? .dark : .light))
        pump()
    }

    /// Whether the window takes the sizes that the app asks for; a maximised one does not.
    public var acceptsWindowSizes: Bool {
        get { host.acceptsWindowSizes }
        set { host.acceptsWindowSizes = newValue }
    }

    /// The name that the app has given to the host's window.
    public var windowTitle: String { host.title }

    /// The sizes that the app allows its window.
    package var windowLimits: WindowLimits { host.limits }

    /// Whether the app has the display stay on.
    public var keepsDisplayOn: Bool { host.keepsDisplayOn }

    /// Sends an event at the present time.
    ///
    /// - Returns: Whether the event was a key that the app used.
    @discardableResult
    package func send(_ event: HostEvent, sourceLocation: SourceLocation = #_sourceLocation) -> Bool {
        checkIsInForce(sourceLocation)
        return host.send(event)
    }

    // MARK: Touches

    /// Puts a finger down at a point of the window.
    ///
    /// - Parameter point: A point of the window.
    /// - Parameter pointer: The kind of the pointer.
    /// - Returns: The touch, for moving and lifting it.
    public func touch(
        at point: CGPoint, pointer: TestTouch.Pointer = .finger, sourceLocation: SourceLocation = #_sourceLocation
    ) -> TestTouch {
        defer { nextTouchID += 1 }
        return TestTouch(tester: self, id: nextTouchID, at: point, pointer: pointer)
    }

    // MARK: Looking

    /// Begins to keep trace lines of topics.
    ///
    /// - Parameter topics: The names of the topics in the trace format.
    public func trace(_ topics: String...) {
        runtime.trace.topics.formUnion(topics.compactMap(Trace.Topic.init))
        runtime.trace.sink = { [weak self] line in self?.traceLines.append(line) }
    }

    /// The last frame as text.
    public var frameText: String { lastFrame?.text ?? "" }

    /// The texts that the last frame draws, in drawing order.
    public var drawnTexts: [String] { lastFrame?.roots.flatMap(\.drawnTexts) ?? [] }

    /// The last frame's pixels.
    package var image: CGImage? { store.image() }

    /// The last frame as the bytes of a PNG.
    ///
    /// - Throws: An error when no frame was made yet or the picture cannot be encoded.
    /// - Complexity: linear in the number of pixels.
    public func png() throws -> Data {
        guard let image = store.image() else { throw TestFailure("No frame was made yet.") }
        return try installedImageCodec.current.encodePNG(image)
    }

    /// The colour of a pixel of the last frame.
    ///
    /// - Parameter x: The number of pixels to the left of it.
    /// - Parameter y: The number of pixels above it.
    /// - Returns: The colour as 0xAARRGGBB; nil outside of the frame.
    /// - Complexity: linear in the number of pixels, because the frame is copied.
    public func pixel(x: Int, y: Int) -> UInt32? { store.image()?.pixel(x: x, y: y) }
}

/// The delegate of an app that a test has given none.
private final class TestApplicationDelegate: UIResponder, UIApplicationDelegate {}

extension RenderNode {
    /// The texts of this node's drawing and of all nodes below it.
    nonisolated var drawnTexts: [String] {
        var texts: [String] = []
        if case .drawing(let drawing) = style.contents { texts = drawing.list.texts }
        return texts + children.flatMap(\.drawnTexts)
    }
}
#endif
