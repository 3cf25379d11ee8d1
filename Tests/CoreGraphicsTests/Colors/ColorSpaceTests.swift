import CoreGraphics
import Foundation
import Testing

@Suite struct ColorSpaceTests {
    private func space(_ name: CFString) throws -> CGColorSpace { try #require(CGColorSpace(name: name)) }

    private func isClose(_ left: [CGFloat]?, _ right: [CGFloat]) -> Bool {
        left?.count == right.count && zip(left ?? [], right).allSatisfy { abs($0 - $1) < 1e-3 }
    }

    @Test func `the purest red of Display P3 lies outside sRGB`() throws {
        let red = try #require(CGColor(colorSpace: space(CGColorSpace.displayP3), components: [1, 0, 0, 1]))

        let extended = try red.converted(to: space(CGColorSpace.extendedSRGB), intent: .defaultIntent, options: nil)
        let cut = try red.converted(to: space(CGColorSpace.sRGB), intent: .defaultIntent, options: nil)

        // Worked out from the primaries of SMPTE RP 431-2 and IEC 61966-2-1.
        #expect(isClose(extended?.components, [1.0930, -0.2267, -0.1501, 1]))
        #expect(isClose(cut?.components, [1, 0, 0, 1]))
    }

    @Test(arguments: [
        CGColorSpace.displayP3, CGColorSpace.linearSRGB, CGColorSpace.extendedLinearSRGB, CGColorSpace.sRGB,
    ])
    func `there and back again is the same colour`(name: CFString) throws {
        let color = CGColor(srgbRed: 0.2, green: 0.5, blue: 0.9, alpha: 0.4)

        let there = try #require(color.converted(to: space(name), intent: .defaultIntent, options: nil))

        #expect(isClose([there.rgba.red, there.rgba.green, there.rgba.blue, there.rgba.alpha], [0.2, 0.5, 0.9, 0.4]))
    }

    @Test func `white is white in every space, and gray becomes three equal numbers`() throws {
        for name in [CGColorSpace.displayP3, CGColorSpace.linearSRGB] {
            let white = try CGColor.white.converted(to: space(name), intent: .defaultIntent, options: nil)
            #expect(isClose(white?.components, [1, 1, 1, 1]))
        }
        let gray = CGColor(gray: 0.3, alpha: 1)

        #expect(gray.components == [0.3, 1] && gray.numberOfComponents == 2)
        #expect(gray.rgba == RGBAColor(red: 0.3, green: 0.3, blue: 0.3))
    }

    @Test func `a colour becomes the gray that is as bright`() throws {
        let green = CGColor(srgbRed: 0, green: 1, blue: 0, alpha: 0.5)

        let gray = try green.converted(to: space(CGColorSpace.linearGray), intent: .defaultIntent, options: nil)

        #expect(isClose(gray?.components, [0.7152, 0.5]))
    }

    @Test func `spaces and colours are equal by value, unknown names make none`() throws {
        #expect(try space(CGColorSpace.sRGB) == space(CGColorSpace.sRGB))
        #expect(CGColorSpaceCreateDeviceRGB() != CGColorSpaceCreateDeviceGray())
        #expect(CGColorSpace(name: "no such space") == nil)
        #expect(CGColor(gray: 1, alpha: 1) == CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1))
        #expect(try space(CGColorSpace.displayP3).isWideGamutRGB)
        #expect(CGColorSpaceCreateDeviceGray().model == .monochrome)
    }

    @Test(arguments: [CGFloat.nan, .infinity, -.infinity, 1e300])
    func `absurd components are carried without a stop`(number: CGFloat) throws {
        for name in [CGColorSpace.extendedDisplayP3, CGColorSpace.extendedGray, CGColorSpace.linearSRGB] {
            let color = try CGColor(colorSpace: space(name), components: [number, number, number, number])
            _ = try color?.converted(to: space(CGColorSpace.sRGB), intent: .perceptual, options: nil)
            #expect(color?.rgba.text.isEmpty == false)
        }
    }
}
