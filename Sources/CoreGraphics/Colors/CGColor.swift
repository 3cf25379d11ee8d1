public import Foundation

/// An immutable colour in sRGB.
///
/// Status: partial – sRGB and gray, both kept as sRGB; further colour spaces and patterns follow.
public final class CGColor: Hashable, Sendable {
    package let rgba: RGBAColor

    package init(rgba: RGBAColor) { self.rgba = rgba }

    /// Makes a colour from sRGB components, usually 0 to 1.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(rgba: RGBAColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// Makes a colour from red, green and blue, taken as sRGB.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(srgbRed: red, green: green, blue: blue, alpha: alpha)
    }

    /// Makes a gray from 0, black, to 1, white.
    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(srgbRed: gray, green: gray, blue: gray, alpha: alpha)
    }

    /// Opaque black.
    public static let black = CGColor(gray: 0, alpha: 1)
    /// Opaque white.
    public static let white = CGColor(gray: 1, alpha: 1)
    /// Fully transparent black.
    public static let clear = CGColor(gray: 0, alpha: 0)

    /// How opaque the colour is, 0 to 1.
    public var alpha: CGFloat { rgba.alpha }

    /// Red, green, blue and alpha.
    public var components: [CGFloat]? { [rgba.red, rgba.green, rgba.blue, rgba.alpha] }

    /// The number of components, alpha included.
    public var numberOfComponents: Int { 4 }

    /// The same colour with another alpha.
    public func copy(alpha: CGFloat) -> CGColor? {
        CGColor(srgbRed: rgba.red, green: rgba.green, blue: rgba.blue, alpha: alpha)
    }

    public static func == (left: CGColor, right: CGColor) -> Bool { left.rgba == right.rgba }

    public func hash(into hasher: inout Hasher) { hasher.combine(rgba) }
}
