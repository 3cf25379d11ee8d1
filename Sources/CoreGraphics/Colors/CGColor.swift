public import Foundation

/// An immutable colour in a colour space.
///
/// Unlike iOS: colours of different spaces are equal when they are the same colour in sRGB, and colours without a space of
/// their own are sRGB instead of the device's.
public final class CGColor: Hashable, Sendable {
    /// The colour in sRGB, which is drawn. Outside 0…1 where sRGB cannot show it.
    package let rgba: RGBAColor
    private let space: CGColorSpace
    private let values: [CGFloat]
    /// The pattern that is painted instead of one colour; nil for a plain colour.
    public let pattern: CGPattern?

    init(pattern: CGPattern, space: CGColorSpace, values: [CGFloat], rgba: RGBAColor) {
        self.pattern = pattern
        self.space = space
        self.values = values
        self.rgba = rgba
    }

    private init(space: CGColorSpace, values: [CGFloat]) {
        self.space = space
        self.values = values
        rgba = space.kind.srgb(values)
        pattern = nil
    }

    package init(rgba: RGBAColor) {
        self.rgba = rgba
        space = .standardRGB
        values = [rgba.red, rgba.green, rgba.blue, rgba.alpha]
        pattern = nil
    }

    /// Makes a colour of a space from as many components as the space has, and alpha behind them; nil for a pattern space.
    public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
        guard space.model != .pattern else { return nil }
        self.init(
            space: space,
            values: Array(UnsafeBufferPointer(start: components, count: space.numberOfComponents + 1)))
    }

    /// Makes a colour from sRGB components, usually 0 to 1: red, green, blue and alpha.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(rgba: RGBAColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// Makes a colour from red, green, blue and alpha, taken as sRGB.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(srgbRed: red, green: green, blue: blue, alpha: alpha)
    }

    /// Makes a gray from 0, black, to 1, white, with an alpha.
    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(space: .standardGray, values: [gray, alpha])
    }

    /// Makes a colour of inks from 0 to 1 in `CGColorSpace.genericCMYK`: cyan, magenta, yellow, black and alpha.
    public convenience init(
        genericCMYKCyan cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
    ) {
        self.init(
            space: CGColorSpace(name: CGColorSpace.genericCMYK, kind: ColorSpaceKind(.cmyk)),
            values: [cyan, magenta, yellow, black, alpha])
    }

    /// Makes a gray from 0, black, to 1, white, with an alpha, in a space with gamma 2.2.
    public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
        self.init(gray: gray, alpha: alpha)
    }

    /// Opaque black.
    public static let black = CGColor(gray: 0, alpha: 1)
    /// Opaque white.
    public static let white = CGColor(gray: 1, alpha: 1)
    /// Fully transparent black.
    public static let clear = CGColor(gray: 0, alpha: 0)

    /// The opacity of the colour, 0 to 1.
    public var alpha: CGFloat { rgba.alpha }

    /// The meaning of the components.
    public var colorSpace: CGColorSpace? { space }

    /// The numbers in the colour's space, alpha last.
    public var components: [CGFloat]? { values }

    /// The number of components, alpha included.
    public var numberOfComponents: Int { values.count }

    /// The same colour with another alpha.
    public func copy(alpha: CGFloat) -> CGColor? {
        let changed = Array(values.dropLast()) + [alpha]
        guard let pattern else { return CGColor(space: space, values: changed) }
        var color = rgba
        color.alpha = alpha
        return CGColor(pattern: pattern, space: space, values: changed, rgba: color)
    }

    /// The same colour.
    public func copy() -> CGColor? { self }

    /// The nearest colour of another space, component by component; neither intent nor options change it. Nil for patterns.
    public func converted(
        to colorSpace: CGColorSpace, intent: CGColorRenderingIntent, options: CFDictionary?
    ) -> CGColor? {
        guard pattern == nil, colorSpace.model != .pattern else { return nil }
        return CGColor(space: colorSpace, values: colorSpace.kind.components(rgba))
    }

    public static func == (left: CGColor, right: CGColor) -> Bool {
        left.rgba == right.rgba && left.pattern == right.pattern
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(rgba) }
}
