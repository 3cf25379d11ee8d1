public import Foundation
import QuartzCore
public import UIFoundation

/// The canvas that the app is shown on, as if it were a phone's or a pad's screen.
@preconcurrency @MainActor open class UIScreen: NSObject, UITraitEnvironment {
    /// The screen of the running app; before it runs, one of 375×667 points.
    public static var main: UIScreen { ApplicationRuntime.current?.screen ?? fallback }

    private static let fallback = UIScreen(
        size: CGSize(width: 375, height: 667), scale: 1, idiom: .phone, style: .light)

    package static var currentScale: CGFloat { main.scale }

    /// The canvas's size in points, in the interface's orientation; the origin is zero.
    open package(set) var bounds: CGRect

    /// Pixels per point.
    open package(set) var scale: CGFloat

    // Unchecked, because every question for a view's traits ends here; it is never read while it is being set.

    /// The surroundings that the screen gives to its windows.
    @exclusivity(unchecked) open package(set) var traitCollection: UITraitCollection

    let idiom: UIUserInterfaceIdiom
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
    }

    /// The size in pixels, in portrait.
    open var nativeBounds: CGRect {
        let (short, long) = (min(bounds.width, bounds.height), max(bounds.width, bounds.height))
        return CGRect(x: 0, y: 0, width: short * scale, height: long * scale)
    }

    /// Pixels per point of the display.
    open var nativeScale: CGFloat { scale }

    /// The most frames in a second.
    open var maximumFramesPerSecond: Int { 60 }

    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// The traits that a canvas of a size has; size classes by the canvas, as the project's rule says.
    package func traits(for size: CGSize, style: UIUserInterfaceStyle? = nil) -> UITraitCollection {
        // Of phones, only the large ones are wide, and only when turned.
        let isWide = idiom == .pad ? size.width >= 600 : size.width >= 736 && size.height >= 414
        let isLow = idiom != .pad && size.height < 480
        return UITraitCollection(
            userInterfaceStyle: style ?? traitCollection.userInterfaceStyle, userInterfaceIdiom: idiom,
            horizontalSizeClass: isWide ? .regular : .compact,
            verticalSizeClass: isLow ? .compact : .regular, displayScale: scale,
            layoutDirection: direction, preferredContentSizeCategory: .large, userInterfaceLevel: .base)
    }

    /// Works out the traits anew after the size, the scale or the style changed.
    func updateTraits(style: UIUserInterfaceStyle? = nil) {
        let traits = traits(for: bounds.size, style: style)
        // The same traits stay the same object, which is compared faster.
        if traits != traitCollection { traitCollection = traits }
    }
}
