import CairoBackend
import CoreGraphics
import Foundation
import Testing

@testable import PixelFunctions

@Suite struct PatternDrawingTests {
    private let redColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)

    /// A red square of 2 in a cell of 4.
    private func makeDots(step: CGFloat = 4) -> CGPattern? {
        var callbacks = CGPatternCallbacks(
            version: 0,
            drawPattern: { _, cell in
                cell.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
                cell.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
            }, releaseInfo: nil)
        return CGPattern(
            info: nil, bounds: CGRect(x: 0, y: 0, width: 4, height: 4), matrix: .identity, xStep: step, yStep: step,
            tiling: .constantSpacing, isColored: true, callbacks: &callbacks)
    }

    @Test(arguments: [1, 2] as [CGFloat])
    func `cells repeat from the context's origin under any transform`(scale: CGFloat) throws {
        let dots = try #require(makeDots())
        let image = raster(scale: scale) { context in
            context.translateBy(x: 3, y: 0)
            context.setFillPattern(dots, colorComponents: [1])
            context.fill(CGRect(x: 0, y: 0, width: 17, height: 20))
        }
        func pixel(_ x: CGFloat, _ y: CGFloat) -> UInt32? { image.pixel(x: Int(x * scale), y: Int(y * scale)) }

        #expect(pixel(0, 0) == 0 && pixel(4, 0) == red && pixel(5, 1) == red)
        #expect(pixel(6, 0) == 0 && pixel(4, 2) == 0 && pixel(17, 17) == red)
    }

    @Test func `the phase moves cells and an alpha dims them`() throws {
        let dots = try #require(makeDots())
        let image = raster { context in
            context.setPatternPhase(CGSize(width: 1, height: 0))
            context.setFillPattern(dots, colorComponents: [0.5])
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        }

        #expect(image.pixel(x: 0, y: 0) == 0 && isClose(image.pixel(x: 2, y: 0), 0x8080_0000))
    }

    @Test func `cells that are larger than their step overlap`() throws {
        let dots = try #require(makeDots(step: 1))
        let image = raster { context in
            context.setFillPattern(dots, colorComponents: [1])
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        }

        #expect([(0, 0), (7, 9), (19, 19)].allSatisfy { image.pixel(x: $0.0, y: $0.1) == red })
    }

    @Test(arguments: [CGFloat(1e-300), 1e-9, 1e9, 1e300])
    func `absurd steps end and leave the context working`(step: CGFloat) {
        let pattern = makeDots(step: step)
        let image = raster { context in
            if let pattern { context.setFillPattern(pattern, colorComponents: [1]) }
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 4))
            context.setFillColor(redColor)
            context.fill(CGRect(x: 5, y: 5, width: 5, height: 5))
        }

        #expect(image.pixel(x: 6, y: 6) == red)
    }

    @Test func `an image tiles the clip in the size of its rectangle`() {
        let image = raster { context in
            context.clip(to: CGRect(x: 0, y: 0, width: 20, height: 10))
            context.interpolationQuality = .none
            context.draw(
                PixelFunctions.image(width: 2, [red, green, blue, white]),
                in: CGRect(x: 1, y: 0, width: 2, height: 2), byTiling: true)
        }

        #expect(image.pixel(x: 1, y: 0) == blue && image.pixel(x: 0, y: 0) == white)
        #expect(image.pixel(x: 9, y: 9) == red && image.pixel(x: 9, y: 10) == 0)
    }

    // MARK: Masks

    private let stripes = PixelFunctions.image(width: 2, [white, black])

    @Test func `a mask shows drawing where it is white, and none outside of its rectangle`() {
        let image = raster { context in
            context.interpolationQuality = .none
            context.clip(to: CGRect(x: 4, y: 4, width: 2, height: 2), mask: stripes)
            context.setFillColor(redColor)
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        }

        #expect(image.pixel(x: 4, y: 4) == red && image.pixel(x: 4, y: 5) == red)
        #expect(image.pixel(x: 5, y: 4) == 0 && image.pixel(x: 3, y: 4) == 0 && image.pixel(x: 4, y: 6) == 0)
    }

    @Test func `a mask is mirrored like a picture, ends with its state, and blending uses the pixels below`() {
        let column = PixelFunctions.image(width: 1, [white, black])
        let image = raster { context in
            context.setFillColor(.white)
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
            context.saveGState()
            context.clip(to: CGRect(x: 0, y: 0, width: 20, height: 2), mask: column)
            context.setBlendMode(.multiply)
            context.setFillColor(redColor)
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
            context.restoreGState()
            context.fill(CGRect(x: 0, y: 10, width: 2, height: 2))
        }

        #expect(image.pixel(x: 3, y: 1) == red && image.pixel(x: 3, y: 0) == white)
        #expect(image.pixel(x: 1, y: 11) == white && image.pixel(x: 3, y: 5) == white)
    }

    // MARK: Shadows and groups

    @Test func `pictures and whole groups throw a shadow in their blend mode`() {
        let image = raster { context in
            context.setShadow(offset: CGSize(width: 4, height: 0), blur: 0, color: .black)
            context.drawUpright(PixelFunctions.image(width: 1, [red]), in: CGRect(x: 1, y: 1, width: 2, height: 2))
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            context.setFillColor(redColor)
            context.fill(CGRect(x: 1, y: 10, width: 4, height: 2))
            context.fill(CGRect(x: 3, y: 10, width: 4, height: 2))
            context.endTransparencyLayer()
        }

        #expect(image.pixel(x: 1, y: 1) == red && image.pixel(x: 5, y: 1) == black && image.pixel(x: 3, y: 1) == 0)
        // Within the group no part throws one on another.
        #expect(image.pixel(x: 6, y: 10) == red && image.pixel(x: 8, y: 10) == black && image.pixel(x: 11, y: 10) == 0)
    }
}
