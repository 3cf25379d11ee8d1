import CoreGraphics
import Foundation
import Testing

@Suite struct NamedColorSpaceTests {
    private func space(_ name: CFString) throws -> CGColorSpace { try #require(CGColorSpace(name: name)) }

    /// The components of a space's colour in another one.
    private func convert(_ components: [CGFloat], from source: CFString, to target: CFString) throws -> [CGFloat] {
        let color = try #require(CGColor(colorSpace: space(source), components: components + [1]))
        let converted = try #require(color.converted(to: space(target), intent: .defaultIntent, options: nil))
        return Array(try #require(converted.components).dropLast())
    }

    private func isClose(_ left: [CGFloat], _ right: [CGFloat], within tolerance: CGFloat = 1e-3) -> Bool {
        left.count == right.count && zip(left, right).allSatisfy { abs($0 - $1) < tolerance }
    }

    // Worked out apart from the sources: primaries to X, Y and Z by SMPTE RP 177, Bradford's adaptation to D50, sRGB's inverse.
    @Test(
        arguments: [
            (CGColorSpace.adobeRGB1998, [-0.3299, 0.6056, 0.3887]),
            (CGColorSpace.itur_2020, [-0.4037, 0.6698, 0.4313]),
            (CGColorSpace.extendedITUR_2020, [-0.4037, 0.6698, 0.4313]),
            (CGColorSpace.rommrgb, [-0.5238, 0.7206, 0.4388]), (CGColorSpace.dcip3, [-0.1667, 0.5621, 0.3136]),
            (CGColorSpace.acescgLinear, [-0.2836, 0.8290, 0.6492]), (CGColorSpace.itur_709, [0.2611, 0.6389, 0.4529]),
        ] as [(CFString, [CGFloat])])
    func `a bluish green of a space is the colour that its standard says`(name: CFString, expected: [CGFloat]) throws {
        let standard = try convert([0.2, 0.6, 0.4], from: name, to: CGColorSpace.extendedSRGB)

        #expect(isClose(standard, expected))
    }

    private static let colorful = [
        CGColorSpace.acescgLinear, CGColorSpace.adobeRGB1998, CGColorSpace.dcip3, CGColorSpace.displayP3_HLG,
        CGColorSpace.displayP3_PQ, CGColorSpace.extendedITUR_2020, CGColorSpace.extendedLinearDisplayP3,
        CGColorSpace.extendedLinearITUR_2020, CGColorSpace.genericCMYK, CGColorSpace.genericLab,
        CGColorSpace.genericRGB, CGColorSpace.genericRGBLinear, CGColorSpace.genericXYZ, CGColorSpace.itur_2020,
        CGColorSpace.itur_2020_sRGBGamma, CGColorSpace.itur_2100_HLG, CGColorSpace.itur_2100_PQ, CGColorSpace.itur_709,
        CGColorSpace.itur_709_HLG, CGColorSpace.itur_709_PQ, CGColorSpace.linearDisplayP3,
        CGColorSpace.linearITUR_2020, CGColorSpace.rommrgb,
    ]

    @Test(arguments: colorful)
    func `a colour of sRGB is unchanged after a conversion and back`(name: CFString) throws {
        let color: [CGFloat] = [0.3, 0.5, 0.4]

        let there = try convert(color, from: CGColorSpace.sRGB, to: name)
        let back = try convert(there, from: name, to: CGColorSpace.sRGB)

        #expect(isClose(back, color, within: 1e-6))
        #expect(try space(name).numberOfComponents == there.count)
        #expect(try space(name).name == name)
    }

    @Test(arguments: [
        CGColorSpace.acescgLinear, CGColorSpace.adobeRGB1998, CGColorSpace.dcip3, CGColorSpace.genericRGB,
        CGColorSpace.itur_2020, CGColorSpace.rommrgb, CGColorSpace.itur_709,
    ])
    func `white stays white in spaces of every white point`(name: CFString) throws {
        let white = try convert([1, 1, 1], from: name, to: CGColorSpace.extendedSRGB)

        #expect(isClose(white, [1, 1, 1], within: 1e-4))
    }

    @Test func `white of high dynamic range lies where BT.2408 puts it`() throws {
        let quantized = try convert([1, 1, 1], from: CGColorSpace.sRGB, to: CGColorSpace.itur_2100_PQ)
        let hybrid = try convert([1, 1, 1], from: CGColorSpace.sRGB, to: CGColorSpace.itur_2100_HLG)
        let brightest = try convert([1, 1, 1], from: CGColorSpace.itur_2100_PQ, to: CGColorSpace.extendedLinearSRGB)

        // 203 cd/m² is 58 % of PQ and 75 % of HLG; the end of PQ are 10,000 cd/m².
        #expect(isClose(quantized, [0.5807, 0.5807, 0.5807]))
        #expect(isClose(hybrid, [0.75, 0.75, 0.75]))
        #expect(isClose(brightest, [49.2611, 49.2611, 49.2611], within: 0.01))
    }

    @Test func `Lab and XYZ are those under D50`() throws {
        let violet = try convert([50, 40, -30], from: CGColorSpace.genericLab, to: CGColorSpace.extendedSRGB)
        let white = try convert([1, 1, 1], from: CGColorSpace.sRGB, to: CGColorSpace.genericXYZ)
        let red = try convert([1, 0, 0], from: CGColorSpace.sRGB, to: CGColorSpace.genericXYZ)
        let gray = try convert([0.4663, 0.4663, 0.4663], from: CGColorSpace.sRGB, to: CGColorSpace.genericLab)

        #expect(isClose(violet, [0.6481, 0.3579, 0.6710]))
        #expect(isClose(white, [0.9642, 1, 0.8249], within: 1e-4))
        #expect(isClose(red, [0.4360, 0.2225, 0.0139], within: 1e-4))
        // L* = 50 is a light of 0.18419.
        #expect(isClose(gray, [50, 0, 0], within: 0.01))
    }

    @Test func `inks take light away as PDF says`() throws {
        let color = try convert([0.1, 0.2, 0.9, 0.3], from: CGColorSpace.genericCMYK, to: CGColorSpace.sRGB)
        let inks = try convert([0.6, 0.5, 0.2], from: CGColorSpace.sRGB, to: CGColorSpace.genericCMYK)
        let named = CGColor(genericCMYKCyan: 0.1, magenta: 0.2, yellow: 0.9, black: 0.3, alpha: 0.5)

        #expect(isClose(color, [0.6, 0.5, 0]))
        #expect(isClose(inks, [0, 0.1, 0.4, 0.4]))
        #expect(named.colorSpace?.model == .cmyk && named.components == [0.1, 0.2, 0.9, 0.3, 0.5])
        #expect(CGColorSpaceCreateDeviceCMYK().numberOfComponents == 4)
        #expect(named.colorSpace?.supportsOutput == false)
    }

    @Test func `grays differ by their curves`() throws {
        let old = try convert([0.5], from: CGColorSpace.genericGray, to: CGColorSpace.linearGray)
        let bright = try convert([2], from: CGColorSpace.extendedLinearGray, to: CGColorSpace.extendedLinearGray)

        #expect(isClose(old, [pow(0.5, 1.8)]))
        #expect(isClose(bright, [2]))
    }

    @Test func `the components of spaces that are not extended are cut`() throws {
        let red = try convert([1, 0, 0], from: CGColorSpace.rommrgb, to: CGColorSpace.adobeRGB1998)
        let lab = try convert([300, -500, 500], from: CGColorSpace.genericLab, to: CGColorSpace.genericLab)

        #expect(red.allSatisfy { $0 >= 0 && $0 <= 1 })
        #expect(isClose(lab, [100, -128, 127], within: 1e-6))
    }

    @Test func `spaces know their transfer functions, ranges, gamuts and models`() throws {
        #expect(
            try space(CGColorSpace.itur_2100_PQ).isHDR()
                && CGColorSpaceUsesITUR_2100TF(space(CGColorSpace.itur_709_HLG)))
        #expect(try !space(CGColorSpace.itur_2020).isHDR())
        #expect(try CGColorSpaceIsPQBased(space(CGColorSpace.displayP3_PQ)))
        #expect(try !CGColorSpaceIsPQBased(space(CGColorSpace.displayP3_HLG)))
        #expect(try CGColorSpaceIsHLGBased(space(CGColorSpace.displayP3_HLG)))
        #expect(try CGColorSpaceUsesExtendedRange(space(CGColorSpace.extendedLinearDisplayP3)))
        #expect(try !CGColorSpaceUsesExtendedRange(space(CGColorSpace.linearDisplayP3)))
        #expect(try space(CGColorSpace.adobeRGB1998).isWideGamutRGB && space(CGColorSpace.rommrgb).isWideGamutRGB)
        #expect(try !space(CGColorSpace.itur_709).isWideGamutRGB && !space(CGColorSpace.genericLab).isWideGamutRGB)
        #expect(try space(CGColorSpace.genericLab).model == .lab && space(CGColorSpace.genericXYZ).model == .XYZ)
    }

    @Test func `former names make the spaces of today`() throws {
        for (former, today) in [
            ("kCGColorSpaceITUR_2020_PQ", CGColorSpace.itur_2100_PQ),
            ("kCGColorSpaceITUR_2020_PQ_EOTF", CGColorSpace.itur_2100_PQ),
            ("kCGColorSpaceITUR_2020_HLG", CGColorSpace.itur_2100_HLG),
            ("kCGColorSpaceDisplayP3_PQ_EOTF", CGColorSpace.displayP3_PQ),
        ] {
            let color = try convert([0.5, 0.6, 0.7], from: former, to: today)
            #expect(isClose(color, [0.5, 0.6, 0.7], within: 1e-6))
        }
    }
}
