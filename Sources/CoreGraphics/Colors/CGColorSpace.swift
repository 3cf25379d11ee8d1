// The names of the functions are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The meaning of a colour's components. Two spaces are equal when they give the same name to it.
///
/// Status: partial – spaces by name and those of patterns; none indexed, calibrated by numbers or made of a profile.
public final class CGColorSpace: Hashable, Sendable {
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
        kind = baseSpace?.kind ?? .standardGray
        isPattern = true
        baseColorSpace = baseSpace
    }

    private init() {
        name = nil
        kind = .standardGray
        isPattern = true
        baseColorSpace = nil
    }

    static let coloredPattern = CGColorSpace()

    static let standardRGB = CGColorSpace(name: sRGB, kind: .standardRGB)
    static let standardGray = CGColorSpace(name: genericGrayGamma2_2, kind: .standardGray)

    /// The kind of components: gray levels, lights, inks, tristimulus values or the numbers of patterns.
    public var model: CGColorSpaceModel { isPattern ? .pattern : kind.model }

    /// The number of a colour's components, alpha not counted; in a pattern space those of the space below, 0 without one.
    public var numberOfComponents: Int { isPattern ? baseColorSpace?.numberOfComponents ?? 0 : kind.componentCount }

    /// Whether bitmaps can be in the space: gray ones and those of red, green and blue.
    public var supportsOutput: Bool { model == .monochrome || model == .rgb }

    /// Whether the space is one of red, green and blue that holds more than sRGB.
    public var isWideGamutRGB: Bool { !isPattern && kind.isWide }

    public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool {
        left.name == right.name && left.isPattern == right.isPattern && left.baseColorSpace == right.baseColorSpace
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// The space of a device's red, green and blue, which here is sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace {
    CGColorSpace(name: "kCGColorSpaceDeviceRGB", kind: .standardRGB)
}

/// The space of a device's grays, taken as `CGColorSpace.genericGrayGamma2_2`.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace {
    CGColorSpace(name: "kCGColorSpaceDeviceGray", kind: .standardGray)
}
