import CoreGraphics
import Foundation
import Testing

@testable import PixelFunctions

@Suite struct BlendModeTests {
    /// A gray of 0.5 with a square of `color` in `mode` on its left half.
    private func blended(_ mode: CGBlendMode, _ color: CGColor) -> CGImage {
        raster { context in
            context.setFillColor(CGColor(gray: 0.5, alpha: 1))
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
            context.setBlendMode(mode)
            context.setFillColor(color)
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 20))
        }
    }

    @Test(
        arguments: [
            (CGBlendMode.normal, 0xFF40_4040), (.multiply, 0xFF20_2020), (.screen, 0xFFA0_A0A0), (.darken, 0xFF40_4040),
            (.lighten, 0xFF80_8080), (.difference, 0xFF40_4040), (.plusLighter, 0xFFBF_BFBF), (.copy, 0xFF40_4040),
            (.clear, 0x0000_0000), (.destinationOver, 0xFF80_8080), (.sourceOut, 0x0000_0000), (.xor, 0x0000_0000),
            (.plusDarker, 0xFF00_0000),
        ] as [(CGBlendMode, UInt32)])
    func `a gray of a quarter over one of a half gives the result of the mode's formula`(
        mode: CGBlendMode, expected: UInt32
    ) {
        let image = blended(mode, CGColor(gray: 0.25, alpha: 1))

        #expect(isClose(image.pixel(x: 5, y: 5), expected, tolerance: 2))
    }

    @Test(arguments: (0...27).compactMap { CGBlendMode(rawValue: $0) })
    func `no mode changes pixels outside the shape`(mode: CGBlendMode) {
        let image = blended(mode, CGColor(red: 1, green: 0.5, blue: 0, alpha: 0.5))

        #expect(isClose(image.pixel(x: 15, y: 5), 0xFF80_8080))
    }

    @Test func `plus darker adds how far both are from white`() {
        let opaque = blended(.plusDarker, CGColor(red: 1, green: 0.75, blue: 0.25, alpha: 1))
        let half = blended(.plusDarker, CGColor(red: 1, green: 0, blue: 0, alpha: 0.5))
        let onNothing = raster { context in
            context.setBlendMode(.plusDarker)
            context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
            context.fillEllipse(in: CGRect(x: 0, y: 0, width: 20, height: 20))
        }

        // 1 − (1 − 0.5) − (1 − c); a half-transparent colour is half as far from white.
        #expect(isClose(opaque.pixel(x: 5, y: 5), 0xFF80_4000, tolerance: 2))
        #expect(isClose(half.pixel(x: 5, y: 5), 0xFF80_0000, tolerance: 2))
        #expect(onNothing.pixel(x: 10, y: 10) == red && onNothing.pixel(x: 0, y: 0) == 0)
    }

    @Test func `copy replaces the alpha as well`() {
        let image = blended(.copy, CGColor(red: 1, green: 0, blue: 0, alpha: 0.5))

        #expect(isClose(image.pixel(x: 5, y: 5), 0x8080_0000))
    }
}
