import CairoBackend
import CoreGraphics
import CoreText
import Foundation
import Testing

@testable import PixelFunctions

@Suite struct GlyphDrawingTests {
    private let typesetter = PangoTypesetter()

    /// The rectangle of pixels that are not clear.
    private func ink(_ image: CGImage) -> PixelRect {
        var ink = PixelRect(x: 0, y: 0, width: 0, height: 0)
        for y in 0..<image.height {
            for x in 0..<image.width where image.pixel(x: x, y: y) != 0 {
                ink = ink.union(PixelRect(x: x, y: y, width: 1, height: 1))
            }
        }
        return ink
    }

    @Test(arguments: [CGFloat(1), 2, 3])
    func `a capital letter is on the baseline and as high as the font's cap height`(scale: CGFloat) {
        let font = FontRequest(size: 40)
        let layout = typesetter.layout(TextRequest("H", font: font))
        let metrics = typesetter.metrics(for: font)

        let image = raster(60, 60, scale: scale) { layout.draw(in: $0, at: .zero, color: .black) }

        let ink = ink(image)
        let baseline = (layout.lines[0].origin.y * scale).rounded()
        #expect(abs(CGFloat(ink.maxY) - baseline) <= 1)
        #expect(abs(CGFloat(ink.height) - metrics.capHeight * scale) <= 1.5)
    }

    @Test func `stems of small text fill whole rows so that it looks crisp`() {
        let layout = typesetter.layout(TextRequest("HHH", font: FontRequest(size: 17)))

        let image = raster(60, 40) { layout.draw(in: $0, at: CGPoint(x: 0, y: 0.4), color: .black) }

        let ink = ink(image)
        let lastRow = (0..<60).map { channels(image.pixel(x: $0, y: ink.maxY - 1))[0] }.max() ?? 0
        #expect(lastRow > 150)
    }

    @Test func `a font of another adapter is drawn as squares`() {
        let font = CGFont(postScriptName: "Boxes", face: nil)
        let run = GlyphRun(
            font: font, size: 10, glyphs: [1, 2], positions: [.zero, CGPoint(x: 10, y: 0)], text: "ab", width: 20,
            ascent: 10, descent: 0)

        let image = raster(30, 20) { $0.draw(run, at: CGPoint(x: 2, y: 15), color: .black) }

        #expect(image.pixel(x: 7, y: 10) == black)
        #expect(image.pixel(x: 17, y: 10) == black)
        #expect(image.pixel(x: 27, y: 10) == 0)
    }

    @Test func `drawing after clipping to glyphs shows in their outlines only`() {
        let font = CGFont(postScriptName: "Boxes", face: nil)

        let image = raster(30, 20) { context in
            context.setFont(font)
            context.setFontSize(10)
            context.textMatrix = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 2, ty: 15)
            context.setTextDrawingMode(.clip)
            context.showGlyphs([1], at: [.zero])
            context.setFillColor(.black)
            context.fill(CGRect(x: 0, y: 0, width: 30, height: 20))
        }

        #expect(image.pixel(x: 7, y: 10) == black)
        #expect(image.pixel(x: 17, y: 10) == 0)
    }

    @Test(arguments: [CGFloat.nan, .infinity, 0, -3, 1e9])
    func `glyphs of an absurd size are left out`(size: CGFloat) {
        let usual = typesetter.layout(TextRequest("Hi", font: FontRequest(size: 12))).lines[0].runs[0].glyphs
        let run = GlyphRun(
            font: usual.font, size: size, glyphs: usual.glyphs,
            positions: [CGPoint(x: size, y: usual.positions[0].y)] + usual.positions.dropFirst(), text: usual.text,
            width: usual.width, ascent: usual.ascent, descent: usual.descent)

        let image = raster { context in
            context.draw(run, at: CGPoint(x: 2, y: 15), color: .black)
            context.draw(run, at: CGPoint(x: size, y: 15), color: .black)
            context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
            context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
        }

        #expect(image.pixel(x: 2, y: 2) == red)
    }
}
