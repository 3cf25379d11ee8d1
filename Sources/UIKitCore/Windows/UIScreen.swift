public import Foundation
import QuartzCore
public import UIFoundation

/// The canvas on which the app is shown, as if it were a phone's or a pad's screen.
@preconcurrency @MainActor open class UIScreen: NSObject, UITraitEnvironment {
    /// The screen of the running app; before it runs, one of 375×667 points.
    public static var main: UIScreen { ApplicationRuntime.current?.screen ?? fallback }

    private static let fallback = UIScreen(
        size: CGSize(width: 375, height: 667), scale: 1, idiom: .phone, style: .light)

    package static var currentScale: CGFloat { main.scale }

    /// The screens for windows: only the canvas. The desktop's displays are the window system's.
    open class var screens: [UIScreen] { [main] }

    /// The canvas's size in points, in the interface's orientation; the origin is zero.
    open package(set) var bounds: CGRect

    /// Pixels per point.
    open package(set) var scale: CGFloat

    // Unchecked, because every read of a view's traits ends here; it is never read while it is being set.

    /// The traits of the screen, which its windows inherit.
    @exclusivity(unchecked) open package(set) var traitCollection: UITraitCollection

    let idiom: UIUserInterfaceIdiom
    /// The text size that the user prefers.
    private(set) var contentSizeCategory = UIContentSizeCategory.large
    private var mode = UIScreenMode(size: .zero)
    private var storedBrightness: CGFloat = 0.5
    private let direction: UITraitEnvironmentLayoutDirection

    package init(
        size: CGSize, scale: CGFloat, idiom: UIUserInterfaceIdiom, style: UIUserInterfaceStyle,
        direction: UITraitEnvironmentLayoutDirection = .leftToRight
    ) {
        bounds = CGRect(origin: .zero, size: size)
        self.scale = scale
        self.idiom = idiom
        self.direction = direction
        traitCollection = UITraitCollection()
        super.init()
        updateTraits(style: style)
        mode = UIScreenMode(size: nativeBounds.size)
    }

    /// The size in pixels, in portrait.
    open var nativeBounds: CGRect {
        let (short, long) = (min(bounds.width, bounds.height), max(bounds.width, bounds.height))
        return CGRect(x: 0, y: 0, width: short * scale, height: long * scale)
    }

    /// Pixels per point of the display.
    open var nativeScale: CGFloat { scale }

    /// The maximum number of frames per second.
    open var maximumFramesPerSecond: Int { 60 }

    // MARK: Modes

    /// The present mode: the size in pixels. The canvas follows the window, so that its present size is the only mode.
    ///
    /// Setting another one has no effect.
    open var currentMode: UIScreenMode? {
        get { mode }
        set {
            if newValue !== mode {
                Diagnostics.log(
                    "UIScreen.currentMode was set to a mode that is not among availableModes, and stays as it is. The canvas has the "
                        + "window's size.")
            }
        }
    }

    /// The modes that can be set.
    open var availableModes: [UIScreenMode] { [mode] }

    /// The mode that suits the screen best.
    open var preferredMode: UIScreenMode? { mode }

    /// Adopts the canvas's present size in pixels.
    func updateMode() {
        guard nativeBounds.size != mode.size else { return }
        mode = UIScreenMode(size: nativeBounds.size)
        NotificationCenter.default.post(name: Self.modeDidChangeNotification, object: self)
    }

    /// The preferred brightness, from 0 to 1; other values are replaced by the nearest one.
    ///
    /// Status: partial – stored and announced; the light of the display is the desktop's and stays as it is.
    open var brightness: CGFloat {
        get { storedBrightness }
        set {
            let value = max(0, min(1, newValue))
            guard !newValue.isNaN, value != storedBrightness else { return }
            storedBrightness = value
            NotificationCenter.default.post(name: Self.brightnessDidChangeNotification, object: self)
        }
    }

    // MARK: Space

    /// The canvas's space, in the interface's orientation; its origin is the top left corner.
    open var coordinateSpace: any UICoordinateSpace { CanvasSpace(screen: self, isFixed: false) }

    /// The space of the canvas in portrait, in every orientation of the interface.
    open var fixedCoordinateSpace: any UICoordinateSpace { CanvasSpace(screen: self, isFixed: true) }

    /// The part of the canvas that the status bar leaves free.
    @available(*, deprecated, message: "Use the bounds of the window.")
    open var applicationFrame: CGRect {
        bounds.inset(by: UIApplication.sharedIfRunning?.mainScene.canvasInsets ?? .zero)
    }

    /// A view with a picture of the whole screen, including the status bar.
    ///
    /// - Parameter afterUpdates: Whether the picture includes changes that are not in a frame yet.
    open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
        let picture = UIView(frame: bounds)
        for window in UIApplication.sharedIfRunning?.mainScene.windowStack ?? [] {
            guard let part = window.snapshotView(afterScreenUpdates: afterUpdates) else { continue }
            part.frame = window.frame
            picture.addSubview(part)
        }
        return picture
    }

    // MARK: Frames

    /// Makes a display link that calls a target's method before each of the screen's frames.
    open func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? {
        CADisplayLink(target: target, selector: sel)
    }

    /// Makes a display link that calls a target's method with the link:
    /// `screen.displayLink(withTarget: self, selector: Game.step)`.
    public func displayLink<Target: AnyObject>(
        withTarget target: Target, selector sel: @escaping @MainActor (Target) -> @MainActor (CADisplayLink) -> Void,
        file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) -> CADisplayLink? {
        CADisplayLink(target: target, selector: sel, file: file, line: line, column: column)
    }

    // MARK: Notifications

    /// Posted when another screen was connected. The canvas is the only screen, so it is never posted here.
    public nonisolated static let didConnectNotification = NSNotification.Name("UIScreenDidConnectNotification")
    /// Posted when a screen was disconnected. The canvas stays, so it is never posted here.
    public nonisolated static let didDisconnectNotification = NSNotification.Name("UIScreenDidDisconnectNotification")
    /// Posted when the canvas's size in pixels has changed; the object is the screen.
    public nonisolated static let modeDidChangeNotification = NSNotification.Name("UIScreenModeDidChangeNotification")
    /// Posted when the brightness was set to another value; the object is the screen.
    public nonisolated static let brightnessDidChangeNotification = NSNotification.Name(
        "UIScreenBrightnessDidChangeNotification")

    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// The traits of a canvas of a size; the size classes follow this project's rule for sizes.
    package func traits(for size: CGSize, style: UIUserInterfaceStyle? = nil) -> UITraitCollection {
        // On phones, only large ones in landscape have a regular width.
        let isWide = idiom == .pad ? size.width >= 600 : size.width >= 736 && size.height >= 414
        let isLow = idiom != .pad && size.height < 480
        return UITraitCollection(
            userInterfaceStyle: style ?? traitCollection.userInterfaceStyle, userInterfaceIdiom: idiom,
            horizontalSizeClass: isWide ? .regular : .compact,
            verticalSizeClass: isLow ? .compact : .regular, displayScale: scale,
            layoutDirection: direction, preferredContentSizeCategory: contentSizeCategory, userInterfaceLevel: .base
        ).withUsualSurroundings
    }

    /// Updates the traits after a change of the size, the scale, the style or the text size.
    func updateTraits(style: UIUserInterfaceStyle? = nil, contentSizeCategory: UIContentSizeCategory? = nil) {
        self.contentSizeCategory = contentSizeCategory ?? self.contentSizeCategory
        let traits = traits(for: bounds.size, style: style)
        // Equal traits keep the same object, which is compared faster.
        if traits != traitCollection { traitCollection = traits }
    }
}
