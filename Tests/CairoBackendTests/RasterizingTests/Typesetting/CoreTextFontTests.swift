import CairoBackend
import CoreGraphics
import CoreText
import Foundation
import TestTurns
import Testing

@testable import PixelFunctions

/// The numbers are those of DejaVu Sans 2.37's tables at an em of 2048 points, where a unit is a point.
@Suite(.exclusive) struct CoreTextFontTests {
    init() { CairoAdapters.install() }

    private let font = CTFontCreateWithName("DejaVuSans", 2048, nil)

    @Test func `a font at a size measures in points`() {
        let small = CTFontCreateCopyWithAttributes(font, 1024, nil, nil)

        #expect(CTFontGetSize(font) == 2048 && CTFontGetUnitsPerEm(font) == 2048 && CTFontGetGlyphCount(font) == 6253)
        #expect(CTFontGetAscent(font) == 1901 && CTFontGetDescent(font) == 483 && CTFontGetLeading(font) == 0)
        #expect(CTFontGetCapHeight(font) == 1493 && CTFontGetXHeight(font) == 1120)
        #expect(CTFontGetUnderlinePosition(font) == -40 && CTFontGetUnderlineThickness(font) == 90)
        #expect(CTFontGetBoundingBox(font).minY == -948)
        #expect(CTFontGetAscent(small) == 950.5 && CTFontGetMatrix(small).isIdentity)
        #expect(CTFontGetSlantAngle(CTFontCreateWithName("DejaVuSans-Oblique", 12, nil)) == -11)
    }

    @Test func `a font knows its names and traits`() {
        let bold = CTFontCreateWithName("DejaVuSans-BoldOblique", 12, nil)
        let mono = CTFontCreateWithFontDescriptor(
            CTFontDescriptorCreateWithNameAndSize("DejaVuSansMono", 9), 0, nil)

        #expect(CTFontCopyPostScriptName(font) == "DejaVuSans" && CTFontCopyFamilyName(font) == "DejaVu Sans")
        #expect(CTFontCopyFullName(bold) == "DejaVu Sans Bold Oblique")
        #expect(CTFontCopyDisplayName(bold) == CTFontCopyFullName(bold))
        #expect(CTFontGetSymbolicTraits(bold) == [.traitBold, .traitItalic])
        #expect(CTFontGetSymbolicTraits(mono) == .traitMonoSpace && CTFontGetSize(mono) == 9)
        #expect(CTFontCopyGraphicsFont(font, nil).postScriptName == "DejaVuSans")
        let descriptor = CTFontCopyFontDescriptor(bold)
        #expect(CTFontDescriptorCopyAttribute(descriptor, kCTFontNameAttribute) as? String == "DejaVuSans-BoldOblique")
        #expect(CTFontDescriptorCopyAttributes(descriptor).count == 2)
    }

    @Test func `traits of a descriptor choose the face of a family`() {
        let traits: CFDictionary = [
            kCTFontSymbolicTrait: NSNumber(value: CTFontSymbolicTraits([.traitBold, .traitItalic]).rawValue)
        ]
        let descriptor = CTFontDescriptorCreateWithAttributes([
            kCTFontFamilyNameAttribute: "DejaVu Sans", kCTFontTraitsAttribute: traits,
        ])

        let changed = CTFontCreateCopyWithAttributes(
            font, 0, nil,
            CTFontDescriptorCreateWithAttributes([
                kCTFontNameAttribute: "DejaVuSerif"
            ]))

        #expect(
            CTFontCopyPostScriptName(CTFontCreateWithFontDescriptor(descriptor, 12, nil)) == "DejaVuSans-BoldOblique")
        #expect(CTFontCopyPostScriptName(changed) == "DejaVuSerif" && CTFontGetSize(changed) == 2048)
    }

    @Test func `characters become glyphs, and missing ones are reported`() {
        let text = Array("l\u{1D54F}\u{E0FF}".utf16)
        var glyphs = [CGGlyph](repeating: 9, count: 4)

        let isComplete = CTFontGetGlyphsForCharacters(font, text, &glyphs, 4)

        #expect(!isComplete && glyphs[0] == CTFontGetGlyphWithName(font, "l"))
        // A letter beyond 16 bits has its glyph at its first unit.
        #expect(glyphs[1] != 0 && glyphs[2] == 0 && glyphs[3] == 0)
        #expect(CTFontGetGlyphsForCharacters(font, Array("Hx".utf16), &glyphs, 2))
    }

    @Test func `glyphs have advances, boxes and outlines in points`() throws {
        let half = CTFontCreateCopyWithAttributes(font, 1024, nil, nil)
        let glyphs = [CTFontGetGlyphWithName(half, "l"), CTFontGetGlyphWithName(half, "space")]
        var (advances, boxes) = ([CGSize](repeating: .zero, count: 2), [CGRect](repeating: .null, count: 2))

        #expect(CTFontGetAdvancesForGlyphs(half, .horizontal, glyphs, &advances, 2) == 610)
        #expect(advances == [CGSize(width: 284.5, height: 0), CGSize(width: 325.5, height: 0)])
        let whole = CTFontGetBoundingRectsForGlyphs(half, .default, glyphs, &boxes, 2)
        #expect(whole == CGRect(x: 96.5, y: 0, width: 92, height: 778) && boxes[0] == whole)
        var flip = CGAffineTransform(scaleX: 1, y: -1)
        let outline = try #require(CTFontCreatePathForGlyph(half, glyphs[0], &flip))
        #expect(outline.boundingBoxOfPath == CGRect(x: 96.5, y: -778, width: 92, height: 778))
        #expect(CTFontCreatePathForGlyph(half, glyphs[1], nil) == nil)
    }

    @Test func `glyphs are drawn at positions in text space`() {
        let small = CTFontCreateWithName("DejaVuSans", 20.48, nil)
        let glyph = CTFontGetGlyphWithName(small, "l")

        let image = raster(40, 40) { context in
            context.textMatrix = CGAffineTransform(scaleX: 1, y: -1)
            context.setFillColor(CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1))
            CTFontDrawGlyphs(small, [glyph], [CGPoint(x: 10, y: -30)], 1, context)
        }

        #expect(isClose(image.pixel(x: 12, y: 20), red, tolerance: 40) && image.pixel(x: 16, y: 20) == 0)
    }

    @Test func `a matrix of a font changes its glyphs`() {
        var wide = CGAffineTransform(scaleX: 2, y: 1)
        let font = CTFontCreateWithGraphicsFont(CTFontCopyGraphicsFont(font, nil), 2048, &wide, nil)
        let glyphs = [CTFontGetGlyphWithName(font, "l")]

        #expect(CTFontGetAdvancesForGlyphs(font, .default, glyphs, nil, 1) == 1138)
        #expect(CTFontGetBoundingRectsForGlyphs(font, .default, glyphs, nil, 1).width == 368)
    }
}
