import CoreGraphics
import Foundation
import Testing

@testable import PixelFunctions

@Suite struct ImageDrawingTests {
    private let quarters = image(width: 2, [red, green, blue, white])

    @Test func `an image of its own size is copied upright, pixel for pixel`() {
        let result = raster { $0.drawUpright(quarters, in: CGRect(x: 3, y: 4, width: 2, height: 2)) }

        #expect(result.pixel(x: 3, y: 4) == red)
        #expect(result.pixel(x: 4, y: 4) == green)
        #expect(result.pixel(x: 3, y: 5) == blue)
        #expect(result.pixel(x: 4, y: 5) == white)
        #expect(result.pixel(x: 5, y: 5) == 0)
    }

    @Test func `draw(_:in:) turns the image upside down as Apple's flipped contexts do`() {
        let result = raster { $0.draw(quarters, in: CGRect(x: 3, y: 4, width: 2, height: 2)) }

        #expect(result.pixel(x: 3, y: 4) == blue)
        #expect(result.pixel(x: 3, y: 5) == red)
    }

    @Test func `without interpolation an enlarged pixel becomes a block`() {
        let result = raster { context in
            context.interpolationQuality = .none
            context.drawUpright(quarters, in: CGRect(x: 0, y: 0, width: 20, height: 20))
        }

        #expect([(9, 9), (0, 0)].allSatisfy { result.pixel(x: $0.0, y: $0.1) == red })
        #expect([(10, 9), (19, 0)].allSatisfy { result.pixel(x: $0.0, y: $0.1) == green })
        #expect(result.pixel(x: 9, y: 10) == blue)
    }

    @Test func `an enlarged image keeps its colour up to its edges`() {
        let result = raster {
            $0.drawUpright(image(width: 2, [red, red]), in: CGRect(x: 0, y: 0, width: 20, height: 20))
        }

        #expect(result.pixel(x: 0, y: 0) == red)
        #expect(result.pixel(x: 19, y: 19) == red)
    }

    @Test func `a shrunk checkerboard becomes the mean of its colours`() {
        let board = image(width: 64, (0..<64 * 64).map { ($0 + $0 / 64).isMultiple(of: 2) ? white : black })

        let result = raster { $0.drawUpright(board, in: CGRect(x: 0, y: 0, width: 8, height: 8)) }

        #expect(isClose(result.pixel(x: 4, y: 4), 0xFF80_8080, tolerance: 6))
    }

    @Test func `a tint replaces the colour and keeps the alpha`() {
        let stencil = image(width: 2, [0xFF12_3456, 0])
        let context = CGRect(x: 2, y: 2, width: 2, height: 1)

        let result = raster { $0.drawUpright(stencil, in: context, tint: RGBAColor(hex: 0x00FF00)) }

        #expect(result.pixel(x: 2, y: 2) == green)
        #expect(result.pixel(x: 3, y: 2) == 0)
    }

    @Test func `the context's alpha dims images`() {
        let result = raster { context in
            context.setAlpha(0.5)
            context.drawUpright(image(width: 1, [red]), in: CGRect(x: 0, y: 0, width: 20, height: 20))
        }

        #expect(isClose(result.pixel(x: 5, y: 5), 0x8080_0000))
    }
}
