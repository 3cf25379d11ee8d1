import CairoBackend
import CoreGraphics
import CoreText
import Foundation
import TestTurns
import Testing

@testable import PixelFunctions

/// The numbers are those of DejaVu Sans 2.37's tables, read with another program.
@Suite(.exclusive) struct FontFileTests {
    init() { CairoAdapters.install() }

    private func font(_ name: String = "DejaVuSans") throws -> CGFont {
        let file = URL(fileURLWithPath: "/usr/share/fonts/truetype/dejavu/\(name).ttf")
        return try #require(CGDataProvider(data: Data(contentsOf: file)).flatMap(CGFont.init))
    }

    @Test func `a font of a file has the values of its tables`() throws {
        let font = try font()

        #expect(font.unitsPerEm == 2048 && font.ascent == 1901 && font.descent == -483 && font.leading == 0)
        #expect(font.fontBBox == CGRect(x: -2090, y: -948, width: 5763, height: 3472))
        #expect(font.numberOfGlyphs == 6253)
        #expect(font.postScriptName == "DejaVuSans" && font.fullName == "DejaVu Sans")
        #expect(font.italicAngle == 0)
        #expect(try self.font("DejaVuSans-Oblique").italicAngle == -11)
    }

    @Test func `heights are those of the tables, or of letters where these have none`() throws {
        // Inter's OS/2 has both, DejaVu's first version neither.
        let inter = try #require(CGFont("Inter-Regular"))

        #expect(inter.capHeight == 2048 && inter.xHeight == 1536 && inter.unitsPerEm == 2816)
        // The outlines of H and x: 1493 and 1120 units.
        #expect(try font().capHeight == 1493 && font().xHeight == 1120)
    }

    @Test func `stems are measured on the letter l`() throws {
        // A bar from 193 to 377.
        #expect(try abs(font().stemV - 184) < 1e-6)
    }

    @Test func `glyphs have names, advances and boxes`() throws {
        let font = try font()
        let glyphs = [font.getGlyphWithGlyphName(name: "l"), font.getGlyphWithGlyphName(name: "space")]
        var (advances, boxes) = ([Int32](repeating: 0, count: 2), [CGRect](repeating: .null, count: 2))

        #expect(glyphs[0] != 0 && font.name(for: glyphs[0]) == "l")
        #expect(font.getGlyphWithGlyphName(name: "no such glyph") == 0 && font.name(for: 6253) == nil)
        #expect(font.getGlyphAdvances(glyphs: glyphs, count: 2, advances: &advances) && advances == [569, 651])
        #expect(font.getGlyphBBoxes(glyphs: glyphs, count: 2, bboxes: &boxes))
        #expect(boxes[0] == CGRect(x: 193, y: 0, width: 184, height: 1556) && boxes[1].isEmpty)
        #expect(!font.getGlyphAdvances(glyphs: [6253], count: 1, advances: &advances))
        #expect(!font.getGlyphBBoxes(glyphs: [6253], count: 1, bboxes: &boxes))
    }

    @Test func `tables are listed and handed out`() throws {
        let font = try font()
        let head = "head".utf8.reduce(UInt32(0)) { $0 << 8 | UInt32($1) }

        #expect((font.tableTags as? [UInt32])?.contains(head) == true && font.tableTags?.count == 20)
        #expect(font.table(for: head)?.count == 54)
        #expect(font.table(for: 0) == nil)
    }

    @Test func `bytes and names that are no font make none`() throws {
        #expect(CGDataProvider(data: Data("no font at all".utf8)).flatMap(CGFont.init) == nil)
        #expect(CGDataProvider(data: Data()).flatMap(CGFont.init) == nil)
        #expect(CGFont("NoSuchFont-Regular") == nil)
    }

    @Test func `a font of bytes draws its glyphs`() throws {
        let font = try font()
        let glyph = font.getGlyphWithGlyphName(name: "l")

        let image = raster(60, 40) { context in
            context.textMatrix = CGAffineTransform(scaleX: 1, y: -1)
            context.setFont(font)
            context.setFontSize(20.48)
            context.showGlyphs([glyph], at: [CGPoint(x: 10, y: -30)])
        }

        // The bar of 1.84 by 15.56 points begins 1.93 to the right of the origin.
        #expect(isClose(image.pixel(x: 12, y: 20), black, tolerance: 40))
        #expect(image.pixel(x: 15, y: 20) == 0 && image.pixel(x: 12, y: 32) == 0 && image.pixel(x: 12, y: 12) == 0)
    }

    @Test func `axes of variation are named, and values cut to their range`() throws {
        let data = try AlteredFont(
            named: "Anole Varied", tables: ["fvar": AlteredFont.axis("wght", from: 100, at: 400, to: 900)]
        ).data
        let varied = try #require(CGDataProvider(data: data).flatMap(CGFont.init))
        let axis = try #require(varied.variationAxes?.first as? CFDictionary)

        #expect(axis[CGFont.variationAxisName] as? String == "Regular")
        #expect(axis[CGFont.variationAxisMinValue] as? CGFloat == 100)
        #expect(axis[CGFont.variationAxisDefaultValue] as? CGFloat == 400)
        #expect(axis[CGFont.variationAxisMaxValue] as? CGFloat == 900)
        #expect(varied.variations?["Regular"] as? CGFloat == 400)
        #expect(try font().variationAxes == nil && font().variations == nil)
        #expect(try font().copy(withVariations: [:]) == nil)
    }
}
