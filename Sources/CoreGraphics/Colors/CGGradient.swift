public import Foundation

/// An immutable blend of colours, to be laid along a line or between circles by a context.
///
/// The colours are mixed in sRGB. Two gradients are equal when their stops are.
public final class CGGradient: Hashable, Sendable {
    package let stops: GradientStops
    private let space: CGColorSpace

    package init(stops: GradientStops, space: CGColorSpace) {
        self.stops = stops
        self.space = space
    }

    /// Makes a gradient of `count` colours from a space's components, each with alpha, and a location of 0 to 1 for each.
    ///
    /// Nil for no colours and for a pattern space. Without locations the colours are spread evenly.
    public convenience init?(
        colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
        locations: UnsafePointer<CGFloat>?, count: Int
    ) {
        guard count > 0, space.model != .pattern else { return nil }
        let width = space.numberOfComponents + 1
        let colors = (0..<count).map {
            space.kind.srgb(Array(UnsafeBufferPointer(start: components + $0 * width, count: width)))
        }
        self.init(colors, locations: locations, space: space)
    }

    /// Makes a gradient from `CGColor`s of any spaces and a location from 0 to 1 for each.
    ///
    /// Nil for no colours and for a list with objects that are no colours. Without locations the colours are spread evenly.
    public convenience init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
        let list = colors.compactMap { $0 as? CGColor }
        guard !list.isEmpty, list.count == colors.count else { return nil }
        self.init(list.map(\.rgba), locations: locations, space: space ?? .standardRGB)
    }

    private convenience init(_ colors: [RGBAColor], locations: UnsafePointer<CGFloat>?, space: CGColorSpace) {
        let places = locations.map { Array(UnsafeBufferPointer(start: $0, count: colors.count)) }
        self.init(stops: GradientStops(colors, locations: places), space: space)
    }

    /// The space that was named when the gradient was made; sRGB if none was.
    public var colorSpace: CGColorSpace? { space }

    public static func == (left: CGGradient, right: CGGradient) -> Bool { left.stops == right.stops }

    public func hash(into hasher: inout Hasher) { hasher.combine(stops) }
}
