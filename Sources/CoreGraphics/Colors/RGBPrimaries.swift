import Foundation

/// The chromaticities of red, green and blue, and of the white that all three make together.
struct RGBPrimaries: Hashable, Sendable {
    let red: Chromaticity
    let green: Chromaticity
    let blue: Chromaticity
    let white: Chromaticity
    /// From linear light in these primaries to X, Y and Z under D50, the ICC's profile connection space.
    let toConnection: Matrix3
    /// From linear light in these primaries to linear light in sRGB's; numbers outside 0…1 lie outside sRGB.
    let toStandard: Matrix3
    /// From linear light in sRGB's primaries to linear light in these.
    let fromStandard: Matrix3
    /// The parts of red, green and blue in the brightness of a light.
    let luminance: [CGFloat]

    init(red: Chromaticity, green: Chromaticity, blue: Chromaticity, white: Chromaticity) {
        (self.red, self.green, self.blue, self.white) = (red, green, blue, white)
        let native = Self.matrix(red, green, blue, white)
        luminance = native.rows[1]
        toConnection = white.adaptationToD50 * native
        if toConnection == Self.standardToConnection {
            (toStandard, fromStandard) = (.identity, .identity)
        } else {
            toStandard = Self.standardToConnection.inverted * toConnection
            fromStandard = toConnection.inverted * Self.standardToConnection
        }
    }

    /// The matrix to X, Y and Z: the primaries' own, each as bright as makes white of all three (SMPTE RP 177).
    private static func matrix(
        _ red: Chromaticity, _ green: Chromaticity, _ blue: Chromaticity, _ white: Chromaticity
    ) -> Matrix3 {
        let lights = Matrix3(columns: [red, green, blue].map(\.tristimulus))
        return lights * Matrix3(diagonal: lights.inverted * white.tristimulus)
    }

    private static let standardToConnection =
        Chromaticity.d65.adaptationToD50
        * matrix(Chromaticity(0.64, 0.33), Chromaticity(0.30, 0.60), Chromaticity(0.15, 0.06), .d65)

    /// IEC 61966-2-1 and ITU-R BT.709.
    static let standard = RGBPrimaries(
        red: Chromaticity(0.64, 0.33), green: Chromaticity(0.30, 0.60), blue: Chromaticity(0.15, 0.06), white: .d65)

    /// Display P3: the primaries of SMPTE RP 431-2 with the white D65 (SMPTE EG 432-1).
    static let displayP3 = RGBPrimaries(
        red: Chromaticity(0.680, 0.320), green: Chromaticity(0.265, 0.690), blue: Chromaticity(0.150, 0.060),
        white: .d65)

    /// SMPTE RP 431-2, with the white of cinemas' projectors.
    static let cinema = RGBPrimaries(
        red: Chromaticity(0.680, 0.320), green: Chromaticity(0.265, 0.690), blue: Chromaticity(0.150, 0.060),
        white: Chromaticity(0.314, 0.351))

    /// ITU-R BT.2020 and BT.2100.
    static let ultraHighDefinition = RGBPrimaries(
        red: Chromaticity(0.708, 0.292), green: Chromaticity(0.170, 0.797), blue: Chromaticity(0.131, 0.046),
        white: .d65)

    /// Adobe RGB (1998) Color Image Encoding, 4.3.1.
    static let adobe = RGBPrimaries(
        red: Chromaticity(0.64, 0.33), green: Chromaticity(0.21, 0.71), blue: Chromaticity(0.15, 0.06), white: .d65)

    /// ACEScg's AP1 with ACES' white near D60 (AMPAS S-2014-004).
    static let academy = RGBPrimaries(
        red: Chromaticity(0.713, 0.293), green: Chromaticity(0.165, 0.830), blue: Chromaticity(0.128, 0.044),
        white: Chromaticity(0.32168, 0.33767))

    /// ROMM RGB (ISO 22028-2).
    static let reference = RGBPrimaries(
        red: Chromaticity(0.7347, 0.2653), green: Chromaticity(0.1596, 0.8404), blue: Chromaticity(0.0366, 0.0001),
        white: .d50)

    /// The colorants of Apple's Generic RGB Profile, which are X, Y and Z under D50.
    static let generic = RGBPrimaries(
        red: Chromaticity([0.45427, 0.24263, 0.01482]), green: Chromaticity([0.35332, 0.67441, 0.09042]),
        blue: Chromaticity([0.15662, 0.08336, 0.71953]), white: .d50)

    /// Twice the area of the triangle of colours in the chromaticity diagram.
    private var extent: CGFloat {
        abs((green.x - red.x) * (blue.y - red.y) - (blue.x - red.x) * (green.y - red.y))
    }

    /// Whether more chromaticities can be made than with sRGB's primaries.
    var isWide: Bool { extent > Self.standard.extent }
}
