import CairoBackend
import CoreGraphics
import Foundation
import Testing

@testable import PixelFunctions

@Suite struct AbsurdDrawingTests {
    private let redColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)

    @Test(arguments: [
        CGSize(width: 0, height: 10), CGSize(width: -5, height: 10), CGSize(width: CGFloat.nan, height: 10),
        CGSize(width: CGFloat.infinity, height: 10), CGSize(width: 32767, height: 32767),
        CGSize(width: 1e9, height: 1),
    ])
    func `a size that no bitmap can have gives none`(size: CGSize) {
        #expect(CairoRasterizer().rasterize(DisplayList(), size: size, scale: 1) == nil)
    }

    @Test(arguments: [0, -1, CGFloat.nan, .infinity])
    func `a scale that makes no sense gives no bitmap`(scale: CGFloat) {
        #expect(CairoRasterizer().rasterize(DisplayList(), size: CGSize(width: 5, height: 5), scale: scale) == nil)
    }

    @Test func `a path with a coordinate that is not finite is left out and the next one drawn`() {
        let image = raster { context in
            context.setFillColor(.black)
            context.move(to: CGPoint(x: CGFloat.nan, y: 0))
            context.addLine(to: CGPoint(x: 20, y: CGFloat.infinity))
            context.addLine(to: CGPoint(x: 0, y: 20))
            context.fillPath()
            context.setFillColor(redColor)
            context.fill(CGRect(x: 5, y: 5, width: 5, height: 5))
        }

        #expect(image.pixel(x: 6, y: 6) == red)
        #expect(image.pixel(x: 1, y: 15) == 0)
    }

    @Test(arguments: [CGFloat(1e5), 1e9, 1e20, 1e300])
    func `a rectangle far larger than the bitmap covers all of it`(reach: CGFloat) {
        let image = raster { context in
            context.setFillColor(redColor)
            context.fill(CGRect(x: -reach, y: -reach, width: 2 * reach, height: 2 * reach))
        }

        for (x, y) in [(0, 0), (19, 0), (0, 19), (19, 19), (10, 10)] { #expect(image.pixel(x: x, y: y) == red) }
    }

    @Test func `a transform that flattens all drawing hides it, and later drawing is right`() {
        let image = raster { context in
            context.setFillColor(.black)
            context.saveGState()
            context.scaleBy(x: 0, y: 1)
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
            context.endTransparencyLayer()
            context.restoreGState()
            context.setFillColor(redColor)
            context.fill(CGRect(x: 5, y: 5, width: 5, height: 5))
        }

        #expect(image.pixel(x: 6, y: 6) == red)
        #expect(image.pixel(x: 1, y: 1) == 0)
    }

    @Test(arguments: [CGFloat.nan, .infinity, 1e300, 0, -4])
    func `absurd line widths, dashes and miters end and leave the context working`(number: CGFloat) {
        let image = raster { context in
            context.setStrokeColor(.black)
            context.setLineWidth(number)
            context.setMiterLimit(number)
            context.setLineDash(phase: number, lengths: [1e-9, 1e-9])
            context.stroke(CGRect(x: -1e9, y: 3, width: 2e9, height: 5))
            context.setFillColor(redColor)
            context.fill(CGRect(x: 5, y: 5, width: 5, height: 5))
        }

        #expect(image.pixel(x: 6, y: 6) == red)
    }

    @Test func `unbalanced saves and layers in a list do no harm`() {
        let list = DisplayList([
            .restore, .endTransparencyLayer, .beginTransparencyLayer(alpha: 1), .save, .endTransparencyLayer,
            .fill(square, .winding, Paint(color: RGBAColor(hex: 0xFF0000))), .restore, .restore,
        ])

        let image = CairoRasterizer().rasterize(list, size: CGSize(width: 20, height: 20), scale: 1)

        #expect(image?.pixel(x: 6, y: 6) == red)
    }

    @Test(arguments: [CGFloat.nan, .infinity, 1e300, -10, 0])
    func `absurd shadows and images are survived`(number: CGFloat) {
        let picture = image(width: 1, [blue])
        let result = raster { context in
            context.setShadow(offset: CGSize(width: number, height: 2), blur: number, color: .black)
            context.fill(CGRect(x: 5, y: 5, width: 2, height: 2))
            context.setShadow(offset: .zero, blur: 0, color: nil)
            context.drawUpright(picture, in: CGRect(x: number, y: 0, width: 5, height: number))
            context.setFillColor(redColor)
            context.fill(CGRect(x: 5, y: 5, width: 5, height: 5))
        }

        #expect(result.pixel(x: 6, y: 6) == red)
    }

    @Test func `a path of 100,000 segments ends`() {
        let path = CGMutablePath()
        for index in 0..<100_000 { path.addLine(to: CGPoint(x: CGFloat(index % 2 * 20), y: CGFloat(index) / 5000)) }

        let result = raster { context in
            context.addPath(path)
            context.fillPath(using: .evenOdd)
            context.setFillColor(redColor)
            context.fill(CGRect(x: 5, y: 5, width: 5, height: 5))
        }

        #expect(result.pixel(x: 6, y: 6) == red)
    }

    @Test(arguments: [(1, 100_000), (100_000, 1)])
    func `a picture longer than a surface is drawn whole or in part`(width: Int, height: Int) {
        let picture = image(
            width: width, (0..<100_000).map { $0 < 50_000 ? red : blue })
        let whole = raster { $0.drawUpright(picture, in: CGRect(x: 0, y: 0, width: 20, height: 20)) }
        let natural = raster {
            $0.drawUpright(
                picture,
                in: CGRect(x: width > 1 ? -49_990 : 0, y: height > 1 ? -49_990 : 0, width: width, height: height))
        }

        #expect(whole.pixel(x: 1, y: 1) == red && whole.pixel(x: 18, y: 18) == blue)
        #expect(natural.pixel(x: 0, y: 0) == red)
        #expect(natural.pixel(x: width > 1 ? 15 : 0, y: height > 1 ? 15 : 0) == blue)
    }

    @Test(arguments: [CGFloat.nan, .infinity, -.infinity, 1e300])
    func `absurd masks, layers and glyph positions are survived`(number: CGFloat) {
        let mask = image(width: 1, [white])
        let result = raster { context in
            context.saveGState()
            context.clip(to: CGRect(x: number, y: 0, width: number, height: 5), mask: mask)
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
            context.restoreGState()
            context.setFont(CGFont(postScriptName: "Box", face: nil))
            context.setFontSize(number)
            context.textMatrix = CGAffineTransform(scaleX: number, y: 1)
            context.showGlyphs([1, 2], at: [CGPoint(x: number, y: 0), .zero])
            context.setShadow(offset: CGSize(width: number, height: 0), blur: number)
            context.beginTransparencyLayer(in: CGRect(x: 0, y: number, width: 5, height: 5), auxiliaryInfo: nil)
            context.endTransparencyLayer()
            context.setShadow(offset: .zero, blur: 0, color: nil)
            context.setFillColor(redColor)
            context.fill(CGRect(x: 5, y: 5, width: 5, height: 5))
        }

        #expect(result.pixel(x: 6, y: 6) == red)
    }

    private var square: PathGeometry {
        var path = PathGeometry()
        path.addRect(CGRect(x: 5, y: 5, width: 5, height: 5))
        return path
    }
}
