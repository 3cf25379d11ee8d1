import Foundation

/// The conversion of a colour space's components to sRGB and back.
///
/// All conversions are colorimetric relative to white: the white of one space is the white of the other.
struct ColorSpaceKind: Hashable, Sendable {
    /// The meaning of the components.
    enum Coding: Hashable, Sendable {
        case gray(ToneCurve)
        case rgb(RGBPrimaries, ToneCurve)
        /// Inks: cyan, magenta, yellow and black.
        case cmyk
        /// CIE 1976 L*, a* and b* under D50.
        case lab
        /// CIE X, Y and Z under D50, with Y = 1 for white.
        case xyz
    }

    let coding: Coding
    /// Components outside their range are kept.
    let isExtended: Bool

    init(_ coding: Coding, isExtended: Bool = false) {
        self.coding = coding
        self.isExtended = isExtended
    }

    /// Red, green and blue of sRGB.
    static let standardRGB = ColorSpaceKind(.rgb(.standard, .standard))
    /// Gray with sRGB's curve.
    static let standardGray = ColorSpaceKind(.gray(.standard))

    var model: CGColorSpaceModel {
        switch coding {
        case .gray: .monochrome
        case .rgb: .rgb
        case .cmyk: .cmyk
        case .lab: .lab
        case .xyz: .XYZ
        }
    }

    /// The number of components without alpha.
    var componentCount: Int {
        switch coding {
        case .gray: 1
        case .rgb, .lab, .xyz: 3
        case .cmyk: 4
        }
    }

    var isGray: Bool { model == .monochrome }

    /// Whether a component is the same number in sRGB, as far as it lies in the range.
    var isPlain: Bool { coding == .gray(.standard) || coding == .rgb(.standard, .standard) }

    /// Whether colours beyond sRGB have components.
    var isWide: Bool {
        guard case .rgb(let primaries, _) = coding else { return false }
        return isExtended || primaries.isWide
    }

    /// Whether the components have a curve of ITU-R BT.2100.
    var isHighDynamicRange: Bool { curve?.isHighDynamicRange ?? false }

    /// The curve of gray, or of red, green and blue.
    var curve: ToneCurve? {
        switch coding {
        case .gray(let curve), .rgb(_, let curve): curve
        case .cmyk, .lab, .xyz: nil
        }
    }

    /// The colour of components with alpha at the end, in sRGB; beyond its gamut outside 0…1.
    func srgb(_ components: [CGFloat]) -> RGBAColor {
        let values = cut(Array(components.dropLast()))
        let alpha = components[components.count - 1]
        switch coding {
        case .gray(let curve):
            let level = curve == .standard ? values[0] : ToneCurve.standard.value(curve.light(values[0]))
            return RGBAColor(red: level, green: level, blue: level, alpha: alpha)
        case .rgb(let primaries, let curve):
            guard !isPlain else {
                return RGBAColor(red: values[0], green: values[1], blue: values[2], alpha: alpha)
            }
            return bent(primaries.toStandard * curve.light(values, luminance: primaries.luminance), alpha)
        case .cmyk:
            // PDF 32000-1, 10.3.4: the black ink adds to each of the others.
            let parts = (0..<3).map { 1 - min(1, values[$0] + values[3]) }
            return RGBAColor(red: parts[0], green: parts[1], blue: parts[2], alpha: alpha)
        case .lab: return bent(Self.fromConnection * Self.tristimulus(lab: values), alpha)
        case .xyz: return bent(Self.fromConnection * values, alpha)
        }
    }

    /// The components of an sRGB colour, alpha at the end; cut to their range when the space is not extended.
    func components(_ color: RGBAColor) -> [CGFloat] {
        let standard = [color.red, color.green, color.blue]
        var values = standard
        switch coding {
        case .gray(let curve):
            let light = zip(standard, Self.luminance).reduce(0) { $0 + ToneCurve.standard.light($1.0) * $1.1 }
            // A gray keeps its number exactly.
            let isNeutral = color.red == color.green && color.green == color.blue
            values = [curve == .standard && isNeutral ? color.red : curve.value(light)]
        case .rgb(let primaries, let curve):
            if !isPlain {
                let light = primaries.fromStandard * standard.map(ToneCurve.standard.light)
                values = curve.values(light, luminance: primaries.luminance)
            }
        case .cmyk:
            // PDF 32000-1, 10.3.5, with all of the gray part in black ink.
            let inks = standard.map { 1 - min(max($0, 0), 1) }
            let black = inks.min() ?? 0
            values = inks.map { $0 - black } + [black]
        case .lab:
            values = Self.lab(
                tristimulus: RGBPrimaries.standard.toConnection * standard.map(ToneCurve.standard.light))
        case .xyz:
            values = RGBPrimaries.standard.toConnection * standard.map(ToneCurve.standard.light)
        }
        return cut(values) + [color.alpha]
    }

    /// Components within their range, unless the space has none.
    private func cut(_ values: [CGFloat]) -> [CGFloat] {
        guard !isExtended else { return values }
        if coding == .lab {
            return [min(max(values[0], 0), 100)] + values.dropFirst().map { min(max($0, -128), 127) }
        }
        return values.map { min(max($0, 0), 1) }
    }

    private func bent(_ light: [CGFloat], _ alpha: CGFloat) -> RGBAColor {
        let values = light.map(ToneCurve.standard.value)
        return RGBAColor(red: values[0], green: values[1], blue: values[2], alpha: alpha)
    }

    private static let fromConnection = RGBPrimaries.standard.toConnection.inverted

    /// The contributions of red, green and blue light in sRGB's primaries to brightness (IEC 61966-2-1).
    private static let luminance: [CGFloat] = [0.2126, 0.7152, 0.0722]

    // MARK: L*, a* and b* (ISO/CIE 11664-4)

    private static let bend: CGFloat = 6.0 / 29

    private static func tristimulus(lab: [CGFloat]) -> [CGFloat] {
        let middle = (lab[0] + 16) / 116
        let roots = [middle + lab[1] / 500, middle, middle - lab[2] / 200]
        return zip(roots, Chromaticity.connectionWhite).map { root, white in
            white * (root > bend ? root * root * root : 3 * bend * bend * (root - 4.0 / 29))
        }
    }

    private static func lab(tristimulus: [CGFloat]) -> [CGFloat] {
        let roots = zip(tristimulus, Chromaticity.connectionWhite).map { value, white in
            let part = value / white
            return part > bend * bend * bend ? cbrt(part) : part / (3 * bend * bend) + 4.0 / 29
        }
        return [116 * roots[1] - 16, 500 * (roots[0] - roots[1]), 200 * (roots[1] - roots[2])]
    }
}
