import CoreGraphics
import Foundation
import Testing

@testable import PixelFunctions

@Suite struct GradientDrawingTests {
    private let blackToWhite = GradientStops([.black, .white])

    private func draw(_ shape: GradientFill.Shape, _ options: CGGradientDrawingOptions = []) -> CGImage {
        raster { $0.draw(GradientFill(shape: shape, stops: blackToWhite, options: options)) }
    }

    @Test func `along a line the colour rises evenly and across it stays`() {
        let image = draw(.linear(from: .zero, to: CGPoint(x: 20, y: 0)))

        // A pixel's colour is that of its middle: (x + 0.5) / 20 · 255.
        for (x, level) in [(0, 6), (4, 57), (10, 134), (19, 249)] {
            let gray = UInt32(level)
            #expect(isClose(image.pixel(x: x, y: 3), 0xFF00_0000 | gray << 16 | gray << 8 | gray, tolerance: 2))
            #expect(image.pixel(x: x, y: 3) == image.pixel(x: x, y: 17))
        }
    }

    @Test(arguments: [[0, 0, 0], [1, black, 0], [2, 0, white], [3, black, white]] as [[UInt32]])
    func `beyond the ends the options decide`(row: [UInt32]) {
        let (bits, before, after) = (row[0], row[1], row[2])
        let options = CGGradientDrawingOptions(rawValue: bits)
        let line = draw(.linear(from: CGPoint(x: 5, y: 0), to: CGPoint(x: 15, y: 0)), options)
        let rings = draw(
            .radial(from: CGPoint(x: 10, y: 10), radius: 3, to: CGPoint(x: 10, y: 10), endRadius: 6), options)

        #expect(line.pixel(x: 2, y: 9) == before && line.pixel(x: 17, y: 9) == after)
        #expect(rings.pixel(x: 10, y: 10) == before && rings.pixel(x: 0, y: 0) == after)
        #expect(isClose(line.pixel(x: 10, y: 10), 0xFF8C_8C8C, tolerance: 2))
    }

    @Test func `around a centre the colour rises clockwise from the angle on`() {
        let image = draw(.conic(center: CGPoint(x: 10, y: 10), angle: 0))

        // A quarter turn clockwise from the right is down.
        #expect(isClose(image.pixel(x: 9, y: 19), 0xFF40_4040, tolerance: 4))
        #expect(isClose(image.pixel(x: 0, y: 9), 0xFF80_8080, tolerance: 4))
        #expect(isClose(image.pixel(x: 9, y: 0), 0xFFBF_BFBF, tolerance: 4))
        #expect(isClose(image.pixel(x: 19, y: 10), 0xFF02_0202, tolerance: 3))
    }

    @Test func `clip, alpha and transform hold for gradients`() {
        let image = raster { context in
            context.clip(to: CGRect(x: 0, y: 0, width: 10, height: 20))
            context.translateBy(x: 100, y: 0)
            context.setAlpha(0.5)
            context.draw(
                GradientFill(
                    shape: .linear(from: CGPoint(x: -100, y: 0), to: CGPoint(x: -80, y: 0)),
                    stops: GradientStops([.white])))
        }

        #expect(isClose(image.pixel(x: 5, y: 5), 0x8080_8080))
        #expect(image.pixel(x: 12, y: 5) == 0)
    }

    @Test(arguments: [CGFloat(1e-300), 1e9, 1e300])
    func `absurd extents leave the context working`(reach: CGFloat) {
        let image = raster { context in
            for shape in [
                GradientFill.Shape.linear(from: .zero, to: CGPoint(x: reach, y: -reach)),
                .radial(from: .zero, radius: 0, to: CGPoint(x: reach, y: 0), endRadius: reach),
                .conic(center: CGPoint(x: reach, y: reach), angle: reach),
            ] { context.draw(GradientFill(shape: shape, stops: blackToWhite, options: .drawsAfterEndLocation)) }
            context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
            context.fill(CGRect(x: 5, y: 5, width: 5, height: 5))
        }

        #expect(image.pixel(x: 6, y: 6) == red)
    }
}
