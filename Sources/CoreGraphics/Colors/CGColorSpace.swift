// The names of the functions are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The meaning of a colour's components. Two spaces are equal when they give the same name to it.
///
/// Status: partial – the spaces of red, green and blue with sRGB's or Display P3's primaries, and grays; no CMYK, Lab,
/// indexed or profile-based spaces.
public final class CGColorSpace: Hashable, Sendable {
    /// sRGB with its usual curve; components lie in 0 to 1.
    public static let sRGB: CFString = "kCGColorSpaceSRGB"
    /// sRGB whose components may lie outside 0 to 1.
    public static let extendedSRGB: CFString = "kCGColorSpaceExtendedSRGB"
    /// sRGB's primaries with components proportional to light.
    public static let linearSRGB: CFString = "kCGColorSpaceLinearSRGB"
    /// As `linearSRGB`, with components that may lie outside 0 to 1.
    public static let extendedLinearSRGB: CFString = "kCGColorSpaceExtendedLinearSRGB"
    /// The wider primaries of today's screens with sRGB's curve.
    public static let displayP3: CFString = "kCGColorSpaceDisplayP3"
    /// As `displayP3`, with components that may lie outside 0 to 1.
    public static let extendedDisplayP3: CFString = "kCGColorSpaceExtendedDisplayP3"
    /// Gray from 0, black, to 1, white.
    ///
    /// Unlike iOS: taken with sRGB's curve, which is nowhere a hundredth away from a power of 2.2.
    public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"
    /// As `genericGrayGamma2_2`, with a component that may lie outside 0 to 1.
    public static let extendedGray: CFString = "kCGColorSpaceExtendedGray"
    /// Gray proportional to light.
    public static let linearGray: CFString = "kCGColorSpaceLinearGray"

    /// The name that makes the space.
    public let name: CFString?
    let kind: ColorSpaceKind
    private let isPattern: Bool
    /// The space of uncoloured patterns' colours; nil for a space that is no pattern space.
    public let baseColorSpace: CGColorSpace?

    /// Makes the space of a name; nil for one that is not known.
    public init?(name: CFString) {
        guard let kind = ColorSpaceKind(name: name) else { return nil }
        self.name = name
        self.kind = kind
        isPattern = false
        baseColorSpace = nil
    }

    init(name: CFString, kind: ColorSpaceKind) {
        self.name = name
        self.kind = kind
        isPattern = false
        baseColorSpace = nil
    }

    /// Makes the space of patterns' colours, over the space for the colours of uncoloured ones; nil over a pattern space.
    public init?(patternBaseSpace baseSpace: CGColorSpace?) {
        guard baseSpace?.model != .pattern else { return nil }
        name = nil
        kind = baseSpace?.kind ?? ColorSpaceKind(isGray: true)
        isPattern = true
        baseColorSpace = baseSpace
    }

    private init() {
        name = nil
        kind = ColorSpaceKind(isGray: true)
        isPattern = true
        baseColorSpace = nil
    }

    static let coloredPattern = CGColorSpace()

    static let standardRGB = CGColorSpace(name: sRGB, kind: ColorSpaceKind())
    static let standardGray = CGColorSpace(name: genericGrayGamma2_2, kind: ColorSpaceKind(isGray: true))

    /// Whether the components are gray levels, red, green and blue, or belong to patterns.
    public var model: CGColorSpaceModel { isPattern ? .pattern : kind.isGray ? .monochrome : .rgb }

    /// The number of a colour's components, alpha not counted; in a pattern space those of the space below, 0 without one.
    public var numberOfComponents: Int { isPattern ? baseColorSpace?.numberOfComponents ?? 0 : kind.isGray ? 1 : 3 }

    /// Whether bitmaps can be in the space.
    public var supportsOutput: Bool { !isPattern }

    /// Whether the space reaches beyond sRGB.
    public var isWideGamutRGB: Bool { kind.isWide || kind.isExtended && !kind.isGray }

    public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool {
        left.name == right.name && left.isPattern == right.isPattern && left.baseColorSpace == right.baseColorSpace
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// The space of a device's red, green and blue, which here is sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace {
    CGColorSpace(name: "kCGColorSpaceDeviceRGB", kind: ColorSpaceKind())
}

/// The space of a device's grays, taken as `CGColorSpace.genericGrayGamma2_2`.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace {
    CGColorSpace(name: "kCGColorSpaceDeviceGray", kind: ColorSpaceKind(isGray: true))
}
