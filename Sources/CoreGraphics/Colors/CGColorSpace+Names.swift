// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

extension CGColorSpace {
    // MARK: Screens

    /// sRGB with its usual curve (IEC 61966-2-1); components lie in 0 to 1.
    public static let sRGB: CFString = "kCGColorSpaceSRGB"
    /// sRGB whose components may lie outside 0 to 1.
    public static let extendedSRGB: CFString = "kCGColorSpaceExtendedSRGB"
    /// sRGB's primaries with components proportional to light.
    public static let linearSRGB: CFString = "kCGColorSpaceLinearSRGB"
    /// As `linearSRGB`, with components that may lie outside 0 to 1.
    public static let extendedLinearSRGB: CFString = "kCGColorSpaceExtendedLinearSRGB"
    /// The wider primaries of today's screens (SMPTE EG 432-1) with sRGB's curve.
    public static let displayP3: CFString = "kCGColorSpaceDisplayP3"
    /// As `displayP3`, with components that may lie outside 0 to 1.
    public static let extendedDisplayP3: CFString = "kCGColorSpaceExtendedDisplayP3"
    /// Display P3's primaries with components proportional to light.
    public static let linearDisplayP3: CFString = "kCGColorSpaceLinearDisplayP3"
    /// As `linearDisplayP3`, with components that may lie outside 0 to 1.
    public static let extendedLinearDisplayP3: CFString = "kCGColorSpaceExtendedLinearDisplayP3"
    /// Display P3's primaries with the curve PQ of ITU-R BT.2100; white is at 203 cd/m² of the 10,000 that 1 means.
    public static let displayP3_PQ: CFString = "kCGColorSpaceDisplayP3_PQ"
    /// The former name of `displayP3_PQ`.
    @available(*, deprecated, renamed: "displayP3_PQ")
    public static let displayP3_PQ_EOTF: CFString = "kCGColorSpaceDisplayP3_PQ_EOTF"
    /// Display P3's primaries with the curve HLG of ITU-R BT.2100, shown at 1000 cd/m²; white is at 203 of them.
    public static let displayP3_HLG: CFString = "kCGColorSpaceDisplayP3_HLG"

    // MARK: Film and print

    /// Digital cinema (SMPTE RP 431-2): a gamma of 2.6 and a greenish white.
    public static let dcip3: CFString = "kCGColorSpaceDCIP3"
    /// ACEScg (AMPAS S-2014-004): proportional to light, with components that may lie outside 0 to 1.
    public static let acescgLinear: CFString = "kCGColorSpaceACESCGLinear"
    /// Adobe RGB (1998), with its gamma of 563/256.
    public static let adobeRGB1998: CFString = "kCGColorSpaceAdobeRGB1998"
    /// ROMM RGB (ISO 22028-2), also known as ProPhoto RGB.
    public static let rommrgb: CFString = "kCGColorSpaceROMMRGB"
    /// Cyan, magenta, yellow and black inks from 0 to 1.
    ///
    /// Unlike iOS: converted as PDF converts inks without a profile (ISO 32000-1, 10.3), not as a certain press prints.
    public static let genericCMYK: CFString = "kCGColorSpaceGenericCMYK"

    // MARK: Television

    /// ITU-R BT.709, with the curve of its cameras.
    public static let itur_709: CFString = "kCGColorSpaceITUR_709"
    /// ITU-R BT.709's primaries with the curve PQ of BT.2100.
    public static let itur_709_PQ: CFString = "kCGColorSpaceITUR_709_PQ"
    /// ITU-R BT.709's primaries with the curve HLG of BT.2100.
    public static let itur_709_HLG: CFString = "kCGColorSpaceITUR_709_HLG"
    /// ITU-R BT.2020, with the curve of its cameras.
    public static let itur_2020: CFString = "kCGColorSpaceITUR_2020"
    /// ITU-R BT.2020's primaries with sRGB's curve.
    public static let itur_2020_sRGBGamma: CFString = "kCGColorSpaceITUR_2020_sRGBGamma"
    /// As `itur_2020`, with components that may lie outside 0 to 1.
    public static let extendedITUR_2020: CFString = "kCGColorSpaceExtendedITUR_2020"
    /// ITU-R BT.2020's primaries with components proportional to light.
    public static let linearITUR_2020: CFString = "kCGColorSpaceLinearITUR_2020"
    /// As `linearITUR_2020`, with components that may lie outside 0 to 1.
    public static let extendedLinearITUR_2020: CFString = "kCGColorSpaceExtendedLinearITUR_2020"
    /// ITU-R BT.2100 with the curve PQ; white is at 203 cd/m² of the 10,000 that 1 means (BT.2408).
    public static let itur_2100_PQ: CFString = "kCGColorSpaceITUR_2100_PQ"
    /// ITU-R BT.2100 with the curve HLG, shown at 1000 cd/m²; white is at 203 of them (BT.2408).
    public static let itur_2100_HLG: CFString = "kCGColorSpaceITUR_2100_HLG"
    /// The former name of `itur_2100_PQ`.
    @available(*, deprecated, renamed: "itur_2100_PQ")
    public static let itur_2020_PQ: CFString = "kCGColorSpaceITUR_2020_PQ"
    /// The former name of `itur_2100_PQ`.
    @available(*, deprecated, renamed: "itur_2100_PQ")
    public static let itur_2020_PQ_EOTF: CFString = "kCGColorSpaceITUR_2020_PQ_EOTF"
    /// The former name of `itur_2100_HLG`.
    @available(*, deprecated, renamed: "itur_2100_HLG")
    public static let itur_2020_HLG: CFString = "kCGColorSpaceITUR_2020_HLG"

    // MARK: Gray

    /// Gray from 0, black, to 1, white.
    ///
    /// Unlike iOS: taken with sRGB's curve, which is nowhere a hundredth away from a power of 2.2.
    public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"
    /// As `genericGrayGamma2_2`, with a component that may lie outside 0 to 1.
    public static let extendedGray: CFString = "kCGColorSpaceExtendedGray"
    /// Gray with the gamma of 1.8 that old Macintosh screens had.
    public static let genericGray: CFString = "kCGColorSpaceGenericGray"
    /// Gray proportional to light.
    public static let linearGray: CFString = "kCGColorSpaceLinearGray"
    /// As `linearGray`, with a component that may lie outside 0 to 1.
    public static let extendedLinearGray: CFString = "kCGColorSpaceExtendedLinearGray"

    // MARK: Independent of devices

    /// The primaries of Apple's Generic RGB Profile with a gamma of 1.8.
    public static let genericRGB: CFString = "kCGColorSpaceGenericRGB"
    /// The primaries of `genericRGB` with components proportional to light.
    public static let genericRGBLinear: CFString = "kCGColorSpaceGenericRGBLinear"
    /// CIE L* from 0 to 100, a* and b* from −128 to 127, under D50.
    public static let genericLab: CFString = "kCGColorSpaceGenericLab"
    /// CIE X, Y and Z under D50; white is 0.9642, 1, 0.8249. Components may lie outside 0 to 1.
    public static let genericXYZ: CFString = "kCGColorSpaceGenericXYZ"
}
