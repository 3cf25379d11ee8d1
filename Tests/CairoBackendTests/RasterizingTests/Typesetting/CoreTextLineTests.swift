import CairoBackend
import CoreGraphics
import CoreText
import Foundation
import TestTurns
import Testing

@testable import PixelFunctions

/// Text in DejaVu Sans Mono, whose glyphs are all 1233 of 2048 units wide, at a size where that is 10 points.
@Suite(.exclusive) struct CoreTextLineTests {
    init() { CairoAdapters.install() }

    private static let size: CGFloat = 20_480.0 / 1233

    private func text(_ string: String, _ more: [CFString: Any] = [:]) -> NSAttributedString {
        var attributes: [NSAttributedString.Key: Any] = [
            NSAttributedString.Key(kCTFontAttributeName): CTFontCreateWithName("DejaVuSansMono", Self.size, nil)
        ]
        for (name, value) in more { attributes[NSAttributedString.Key(name)] = value }
        return NSAttributedString(string: string, attributes: attributes)
    }

    private func isClose(_ left: CGFloat, _ right: CGFloat, within tolerance: CGFloat = 0.02) -> Bool {
        abs(left - right) < tolerance
    }

    @Test func `a line has the width of its glyphs and the height of its font`() {
        let line = CTLineCreateWithAttributedString(text("abc  "))
        var (ascent, descent, leading) = (CGFloat(0), CGFloat(0), CGFloat(-1))

        let width = CTLineGetTypographicBounds(line, &ascent, &descent, &leading)

        #expect(isClose(width, 50) && leading == 0)
        // 1901 and 483 units.
        #expect(isClose(ascent, 1901 * Self.size / 2048) && isClose(descent, 483 * Self.size / 2048))
        #expect(isClose(CTLineGetTrailingWhitespaceWidth(line), 20))
        #expect(isClose(CTLineGetBoundsWithOptions(line, []).height, ascent + descent))
        #expect(CTLineGetGlyphCount(line) == 5 && CTLineGetStringRange(line) == CFRangeMake(0, 5))
    }

    @Test func `string indices and offsets on the line correspond`() {
        let line = CTLineCreateWithAttributedString(text("abcd"))
        var secondary = CGFloat(0)

        #expect(isClose(CTLineGetOffsetForStringIndex(line, 2, &secondary), 20) && isClose(secondary, 20))
        #expect(CTLineGetStringIndexForPosition(line, CGPoint(x: 24, y: 0)) == 2)
        #expect(CTLineGetStringIndexForPosition(line, CGPoint(x: 26, y: 0)) == 3)
        #expect(isClose(CTLineGetPenOffsetForFlush(line, 0.5, 100), 30))
        #expect(CTLineGetPenOffsetForFlush(line, 1, 10) == 0)
    }

    @Test func `runs have their glyphs, positions and attributes`() throws {
        let string = NSMutableAttributedString(attributedString: text("ab"))
        string.append(text("cd", [kCTForegroundColorAttributeName: CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)]))
        let line = CTLineCreateWithAttributedString(string)

        let runs = try #require(CTLineGetGlyphRuns(line) as? [CTRun])

        #expect(runs.count == 2)
        let run = runs[1]
        #expect(CTRunGetGlyphCount(run) == 2 && CTRunGetStringRange(run) == CFRangeMake(2, 2))
        #expect(CTRunGetStatus(run).isEmpty)
        #expect(CTRunGetAttributes(run)[kCTForegroundColorAttributeName] is CGColor)
        #expect(CTRunGetAttributes(runs[0])[kCTForegroundColorAttributeName] == nil)
        var glyphs = [CGGlyph](repeating: 0, count: 2)
        var (positions, advances) = ([CGPoint](repeating: .zero, count: 2), [CGSize](repeating: .zero, count: 2))
        var indices = [0, 0]
        CTRunGetGlyphs(run, CFRangeMake(0, 0), &glyphs)
        CTRunGetPositions(run, CFRangeMake(0, 0), &positions)
        CTRunGetAdvances(run, CFRangeMake(0, 0), &advances)
        CTRunGetStringIndices(run, CFRangeMake(0, 0), &indices)
        #expect(glyphs[0] == CTFontGetGlyphWithName(CTFontCreateWithName("DejaVuSansMono", 12, nil), "c"))
        #expect(isClose(positions[0].x, 20) && isClose(positions[1].x, 30) && positions[0].y == 0)
        #expect(isClose(advances[0].width, 10) && isClose(advances[1].width, 10) && indices == [2, 3])
        var ascent = CGFloat(0)
        #expect(isClose(CTRunGetTypographicBounds(run, CFRangeMake(1, 1), &ascent, nil, nil), 10) && ascent > 10)
    }

    @Test func `text from right to left says so`() throws {
        let line = CTLineCreateWithAttributedString(text("\u{05D0}\u{05D1}"))
        let run = try #require(CTLineGetGlyphRuns(line).first as? CTRun)
        var indices = [0, 0]

        CTRunGetStringIndices(run, CFRangeMake(0, 0), &indices)

        #expect(CTRunGetStatus(run) == .rightToLeft && indices == [1, 0])
    }

    /// The rectangle of a bitmap's pixels that are not clear, with y pointing up.
    private func ink(_ draw: (CGContext) -> Void) throws -> CGRect {
        let context = try #require(
            CGContext(
                data: nil, width: 100, height: 100, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue))
        draw(context)
        let image = try #require(context.makeImage())
        var ink = CGRect.null
        for y in 0..<100 {
            for x in 0..<100 where image.pixel(x: x, y: y) != 0 {
                ink = ink.union(CGRect(x: x, y: 99 - y, width: 1, height: 1))
            }
        }
        return ink
    }

    @Test func `a line's baseline is at the text position, and its image bounds are where it is drawn`() throws {
        let line = CTLineCreateWithAttributedString(text("HH"))
        var bounds = CGRect.null

        let ink = try ink { context in
            context.textPosition = CGPoint(x: 30, y: 40)
            bounds = CTLineGetImageBounds(line, context)
            CTLineDraw(line, context)
        }

        // 1493 units of capitals.
        #expect(abs(ink.minY - 40) <= 1 && abs(ink.height - 1493 * Self.size / 2048) <= 2)
        #expect(ink.minX >= 30 && ink.maxX <= 50)
        #expect(ink.insetBy(dx: -1, dy: -1).contains(bounds) && bounds.insetBy(dx: -2, dy: -2).contains(ink))
        #expect(isClose(CTLineGetBoundsWithOptions(line, .useGlyphPathBounds).minX, bounds.minX - 30))
    }

    @Test func `a part of a run is drawn at its position in the line`() throws {
        let line = CTLineCreateWithAttributedString(text("HHHH"))
        let run = try #require(CTLineGetGlyphRuns(line).first as? CTRun)

        let ink = try ink { CTRunDraw(run, $0, CFRangeMake(2, 1)) }

        #expect(ink.minX >= 20 && ink.maxX <= 30 && !ink.isEmpty)
    }

    @Test func `text without a colour is black, or the context's if it asks for that`() throws {
        for (attributes, expected) in [([:], black), ([kCTForegroundColorFromContextAttributeName: true], green)] {
            let line = CTLineCreateWithAttributedString(text("\u{2588}", attributes))
            let image = raster(20, 20) { context in
                context.setFillColor(CGColor(srgbRed: 0, green: 1, blue: 0, alpha: 1))
                context.textMatrix = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 10)
                CTLineDraw(line, context)
            }
            #expect(image.pixel(x: 5, y: 5) == expected)
        }
    }

    @Test func `a typesetter says where lines break`() {
        let typesetter = CTTypesetterCreateWithAttributedString(text("aaa bbb ccc"))

        #expect(CTTypesetterSuggestLineBreak(typesetter, 0, 75) == 8)
        #expect(CTTypesetterSuggestLineBreak(typesetter, 4, 35) == 4)
        #expect(CTTypesetterSuggestLineBreak(typesetter, 8, 1000) == 3)
        let line = CTTypesetterCreateLine(typesetter, CFRangeMake(4, 3))
        #expect(CTLineGetStringRange(line) == CFRangeMake(4, 3))
        #expect(isClose(CTLineGetOffsetForStringIndex(line, 6, nil), 20))
        #expect(CTLineGetStringIndexForPosition(line, CGPoint(x: 9, y: 0)) == 5)
    }

    @Test func `a frame fills its path from the top with whole lines`() throws {
        let framesetter = CTFramesetterCreateWithAttributedString(text("aaa bbb ccc ddd"))
        let height = 2384 * Self.size / 2048
        let path = CGPath(rect: CGRect(x: 10, y: 20, width: 75, height: 2.5 * height), transform: nil)

        let frame = CTFramesetterCreateFrame(framesetter, CFRangeMake(4, 0), path, nil)

        let lines = try #require(CTFrameGetLines(frame) as? [CTLine])
        #expect(lines.map { CTLineGetStringRange($0) } == [CFRangeMake(4, 8), CFRangeMake(12, 3)])
        var origins = [CGPoint](repeating: .zero, count: 2)
        CTFrameGetLineOrigins(frame, CFRangeMake(0, 0), &origins)
        #expect(isClose(origins[0].y, 2.5 * height - 1901 * Self.size / 2048))
        #expect(isClose(origins[0].y - origins[1].y, height))
        #expect(CTFrameGetStringRange(frame) == CFRangeMake(4, 11))
        #expect(CTFrameGetVisibleStringRange(frame) == CFRangeMake(4, 11))
        #expect(CTFrameGetPath(frame) === path && CTFrameGetFrameAttributes(frame) == nil)
        let ink = try ink { CTFrameDraw(frame, $0) }
        #expect(ink.minX >= 10 && ink.minY >= 20 && ink.maxY <= 21 + 2.5 * height && ink.height > height)
    }

    @Test func `lines that do not fit a frame are left out, and a size is suggested`() throws {
        let framesetter = CTFramesetterCreateWithTypesetter(
            CTTypesetterCreateWithAttributedString(text("aaa bbb ccc ddd")))
        let height = 2384 * Self.size / 2048
        let path = CGPath(rect: CGRect(x: 0, y: 0, width: 35, height: 2.9 * height), transform: nil)
        var fit = CFRangeMake(0, 0)

        let frame = CTFramesetterCreateFrame(framesetter, CFRangeMake(0, 0), path, nil)
        let size = CTFramesetterSuggestFrameSizeWithConstraints(
            framesetter, CFRangeMake(0, 0), nil, CGSize(width: 35, height: 2.9 * height), &fit)
        let free = CTFramesetterSuggestFrameSizeWithConstraints(
            framesetter, CFRangeMake(0, 7), nil, CGSize(width: 1000, height: CGFloat.greatestFiniteMagnitude), nil)

        #expect(CTFrameGetVisibleStringRange(frame) == CFRangeMake(0, 8))
        #expect(fit == CFRangeMake(0, 8) && isClose(size.width, 30) && isClose(size.height, 2 * height))
        #expect(isClose(free.width, 70) && isClose(free.height, height))
        #expect(
            CTLineGetGlyphCount(CTTypesetterCreateLine(CTFramesetterGetTypesetter(framesetter), CFRangeMake(0, 3))) == 3
        )
    }
}
