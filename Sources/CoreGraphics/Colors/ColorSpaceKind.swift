import Foundation

/// How the components of a colour space lead to sRGB and back.
struct ColorSpaceKind: Hashable, Sendable {
    var isGray = false
    /// Display P3's primaries instead of sRGB's.
    var isWide = false
    /// Components proportional to light instead of bent by sRGB's curve.
    var isLinear = false
    /// Components outside 0…1 are kept.
    var isExtended = false

    init(isGray: Bool = false, isWide: Bool = false, isLinear: Bool = false, isExtended: Bool = false) {
        self.isGray = isGray
        self.isWide = isWide
        self.isLinear = isLinear
        self.isExtended = isExtended
    }

    init?(name: String) {
        switch name {
        case CGColorSpace.sRGB, "kCGColorSpaceDeviceRGB": self.init()
        case CGColorSpace.extendedSRGB: self.init(isExtended: true)
        case CGColorSpace.linearSRGB: self.init(isLinear: true)
        case CGColorSpace.extendedLinearSRGB: self.init(isLinear: true, isExtended: true)
        case CGColorSpace.displayP3: self.init(isWide: true)
        case CGColorSpace.extendedDisplayP3: self.init(isWide: true, isExtended: true)
        case CGColorSpace.genericGrayGamma2_2, "kCGColorSpaceDeviceGray": self.init(isGray: true)
        case CGColorSpace.extendedGray: self.init(isGray: true, isExtended: true)
        case CGColorSpace.linearGray: self.init(isGray: true, isLinear: true)
        default: return nil
        }
    }

    /// The colour of components with alpha at the end, in sRGB; beyond its gamut outside 0…1.
    func srgb(_ components: [CGFloat]) -> RGBAColor {
        let values = components.dropLast().map { isExtended ? $0 : min(max($0, 0), 1) }
        let alpha = components[components.count - 1]
        if isGray {
            let level = isLinear ? Self.bent(values[0]) : values[0]
            return RGBAColor(red: level, green: level, blue: level, alpha: alpha)
        }
        guard isWide || isLinear else {
            return RGBAColor(red: values[0], green: values[1], blue: values[2], alpha: alpha)
        }
        var light = isLinear ? values : values.map(Self.straightened)
        if isWide { light = Self.product(Self.wideToStandard, light) }
        return RGBAColor(
            red: Self.bent(light[0]), green: Self.bent(light[1]), blue: Self.bent(light[2]), alpha: alpha)
    }

    /// The components, alpha at the end, that stand for an sRGB colour; cut to 0…1 when the space is not extended.
    func components(_ color: RGBAColor) -> [CGFloat] {
        let standard = [color.red, color.green, color.blue]
        var values: [CGFloat]
        if isGray {
            let light = zip(standard, Self.luminance).reduce(0) { $0 + Self.straightened($1.0) * $1.1 }
            // A gray keeps its number exactly.
            let isNeutral = color.red == color.green && color.green == color.blue
            values = [isLinear ? light : isNeutral ? color.red : Self.bent(light)]
        } else if isWide || isLinear {
            var light = standard.map(Self.straightened)
            if isWide { light = Self.product(Self.standardToWide, light) }
            values = isLinear ? light : light.map(Self.bent)
        } else {
            values = standard
        }
        if !isExtended { values = values.map { min(max($0, 0), 1) } }
        return values + [color.alpha]
    }

    /// How much red, green and blue light in sRGB's primaries contribute to brightness (IEC 61966-2-1).
    private static let luminance: [CGFloat] = [0.2126, 0.7152, 0.0722]

    /// Linear light from Display P3's primaries to sRGB's; both have the white point D65.
    private static let wideToStandard: [[CGFloat]] = [
        [1.2249401762805598, -0.2249401762805600, 0],
        [-0.0420569547096882, 1.0420569547096882, 0],
        [-0.0196375545903344, -0.0786360455506319, 1.0982736001409663],
    ]

    private static let standardToWide: [[CGFloat]] = [
        [0.8224619687143623, 0.1775380312856378, 0],
        [0.0331941988509617, 0.9668058011490383, 0],
        [0.0170826307211200, 0.0723974406639635, 0.9105199286149165],
    ]

    private static func product(_ matrix: [[CGFloat]], _ vector: [CGFloat]) -> [CGFloat] {
        matrix.map { row in zip(row, vector).reduce(0) { $0 + $1.0 * $1.1 } }
    }

    /// From a component on sRGB's curve to light, mirrored for negative numbers.
    private static func straightened(_ value: CGFloat) -> CGFloat {
        let size = abs(value)
        let light = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
        return value < 0 ? -light : light
    }

    private static func bent(_ light: CGFloat) -> CGFloat {
        let size = abs(light)
        let value = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
        return light < 0 ? -value : value
    }
}
