import Foundation

extension ColorSpaceKind {
    /// Finds the kind of a named space; nil for a name that is not known.
    init?(name: String) {
        guard let kind = Self.named[name] else { return nil }
        self = kind
    }

    private static let named: [String: ColorSpaceKind] = {
        let pairs: [(names: [String], coding: Coding)] = [
            ([CGColorSpace.sRGB, "kCGColorSpaceDeviceRGB"], .rgb(.standard, .standard)),
            ([CGColorSpace.linearSRGB], .rgb(.standard, .linear)),
            ([CGColorSpace.displayP3], .rgb(.displayP3, .standard)),
            ([CGColorSpace.linearDisplayP3], .rgb(.displayP3, .linear)),
            ([CGColorSpace.displayP3_PQ, "kCGColorSpaceDisplayP3_PQ_EOTF"], .rgb(.displayP3, .perceptualQuantizer)),
            ([CGColorSpace.displayP3_HLG], .rgb(.displayP3, .hybridLogGamma)),
            ([CGColorSpace.dcip3], .rgb(.cinema, .power(2.6))),
            ([CGColorSpace.adobeRGB1998], .rgb(.adobe, .power(563.0 / 256))),
            ([CGColorSpace.rommrgb], .rgb(.reference, .reference)),
            ([CGColorSpace.genericRGB], .rgb(.generic, .power(1.8))),
            ([CGColorSpace.genericRGBLinear], .rgb(.generic, .linear)),
            ([CGColorSpace.itur_709], .rgb(.standard, .television)),
            ([CGColorSpace.itur_709_PQ], .rgb(.standard, .perceptualQuantizer)),
            ([CGColorSpace.itur_709_HLG], .rgb(.standard, .hybridLogGamma)),
            ([CGColorSpace.itur_2020], .rgb(.ultraHighDefinition, .ultraHighDefinition)),
            ([CGColorSpace.itur_2020_sRGBGamma], .rgb(.ultraHighDefinition, .standard)),
            ([CGColorSpace.linearITUR_2020], .rgb(.ultraHighDefinition, .linear)),
            (
                [CGColorSpace.itur_2100_PQ, "kCGColorSpaceITUR_2020_PQ", "kCGColorSpaceITUR_2020_PQ_EOTF"],
                .rgb(.ultraHighDefinition, .perceptualQuantizer)
            ),
            (
                [CGColorSpace.itur_2100_HLG, "kCGColorSpaceITUR_2020_HLG"],
                .rgb(.ultraHighDefinition, .hybridLogGamma)
            ),
            ([CGColorSpace.genericGrayGamma2_2, "kCGColorSpaceDeviceGray"], .gray(.standard)),
            ([CGColorSpace.genericGray], .gray(.power(1.8))),
            ([CGColorSpace.linearGray], .gray(.linear)),
            ([CGColorSpace.genericCMYK, "kCGColorSpaceDeviceCMYK"], .cmyk),
            ([CGColorSpace.genericLab], .lab),
        ]
        let extended: [(name: String, coding: Coding)] = [
            (CGColorSpace.extendedSRGB, .rgb(.standard, .standard)),
            (CGColorSpace.extendedLinearSRGB, .rgb(.standard, .linear)),
            (CGColorSpace.extendedDisplayP3, .rgb(.displayP3, .standard)),
            (CGColorSpace.extendedLinearDisplayP3, .rgb(.displayP3, .linear)),
            (CGColorSpace.extendedITUR_2020, .rgb(.ultraHighDefinition, .ultraHighDefinition)),
            (CGColorSpace.extendedLinearITUR_2020, .rgb(.ultraHighDefinition, .linear)),
            (CGColorSpace.acescgLinear, .rgb(.academy, .linear)),
            (CGColorSpace.extendedGray, .gray(.standard)),
            (CGColorSpace.extendedLinearGray, .gray(.linear)),
            (CGColorSpace.genericXYZ, .xyz),
        ]
        var kinds: [String: ColorSpaceKind] = [:]
        for pair in pairs {
            for name in pair.names { kinds[name] = ColorSpaceKind(pair.coding) }
        }
        for pair in extended { kinds[pair.name] = ColorSpaceKind(pair.coding, isExtended: true) }
        return kinds
    }()
}
