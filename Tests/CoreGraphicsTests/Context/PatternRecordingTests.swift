import CoreGraphics
import Foundation
import Testing

@Suite struct PatternRecordingTests {
    private let context = CGContext(bounds: CGRect(x: 0, y: 0, width: 100, height: 100))
    private let area = CGRect(x: 0, y: 0, width: 30, height: 30)

    private func makePattern(isColored: Bool, step: CGFloat = 10, bounds: CGRect? = nil) -> CGPattern? {
        var callbacks = CGPatternCallbacks(
            version: 0,
            drawPattern: { _, cell in
                cell.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
                cell.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
            }, releaseInfo: nil)
        return CGPattern(
            info: nil, bounds: bounds ?? CGRect(x: 0, y: 0, width: 10, height: 10), matrix: .identity, xStep: step,
            yStep: -10, tiling: .constantSpacing, isColored: isColored, callbacks: &callbacks)
    }

    @Test func `a coloured pattern takes an alpha and stays where the context began`() throws {
        let pattern = try #require(makePattern(isColored: true))
        context.translateBy(x: 3, y: 0)
        context.setPatternPhase(CGSize(width: 2, height: 0))
        context.setFillPattern(pattern, colorComponents: [0.5])
        context.fill(area)

        #expect(
            context.finishedList().text
                == "concat 1 0 0 1 3 0\nfill pattern 0,0,10,10 step 10,10 by 1 0 0 1 2 0 {fill #FF0000 rect 0,0,5,5} "
                + "alpha 0.5 rect 0,0,30,30")
    }

    @Test func `an uncoloured pattern draws in the colour that it is used with`() throws {
        let pattern = try #require(makePattern(isColored: false))
        context.setStrokeColorSpace(try #require(CGColorSpace(patternBaseSpace: CGColorSpaceCreateDeviceRGB())))
        context.setStrokePattern(pattern, colorComponents: [0, 0, 1, 1])
        context.stroke(area)
        context.setStrokeColor(.white)
        context.stroke(area)

        #expect(
            context.finishedList().text
                == "stroke 1 pattern 0,0,10,10 step 10,10 {fill #0000FF rect 0,0,5,5} rect 0,0,30,30\n"
                + "stroke 1 #FFFFFF rect 0,0,30,30")
    }

    @Test func `a pattern colour paints its pattern until the state is restored`() throws {
        let pattern = try #require(makePattern(isColored: true))
        let space = try #require(CGColorSpace(patternBaseSpace: nil))
        let color = try #require(CGColor(patternSpace: space, pattern: pattern, components: [1]))
        context.saveGState()
        context.setFillColor(color)
        context.restoreGState()
        context.fill(area)

        #expect(color.pattern == pattern && color.colorSpace?.model == .pattern && color.alpha == 1)
        #expect(color.copy(alpha: 0.5)?.pattern == pattern && color.copy(alpha: 0.5)?.alpha == 0.5)
        #expect(!context.finishedList().text.contains("pattern"))
    }

    @Test func `cells and steps that are none make no pattern`() {
        #expect(makePattern(isColored: true, step: 0) == nil)
        #expect(makePattern(isColored: true, step: .nan) == nil)
        #expect(makePattern(isColored: true, bounds: .zero) == nil)
        #expect(makePattern(isColored: true, bounds: .infinite) == nil)
        #expect(CGColorSpace(patternBaseSpace: CGColorSpace(patternBaseSpace: nil)) == nil)
    }

    @Test func `masks, layers with a shadow and pictures with one show in the text`() throws {
        let picture = CGImage(width: 2, height: 1, pixels: PixelStorage(count: 2) { $0.update(repeating: .max) })
        context.setShadow(offset: CGSize(width: 1, height: 2), blur: 3)
        context.setBlendMode(.multiply)
        context.drawUpright(picture, in: area)
        context.beginTransparencyLayer(in: area, auxiliaryInfo: nil)
        context.clip(to: area, mask: picture)
        context.endTransparencyLayer()

        #expect(
            context.finishedList().text == """
                image 2x1 in 0,0,30,30 multiply shadow 1,2 3
                begin layer alpha 1 multiply shadow 1,2 3
                clip rect 0,0,30,30
                clip to mask 2x1 in 0,0,30,30 mirrored
                end layer
                """)
    }

    @Test func `glyphs are shown in text space, whose y points up`() {
        context.setFont(CGFont(postScriptName: "Box", face: nil))
        context.setFontSize(10)
        context.textPosition = CGPoint(x: 4, y: 20)
        context.setTextDrawingMode(.fillStroke)
        context.showGlyphs([1, 2], at: [CGPoint(x: 5, y: 1), CGPoint(x: 15, y: 0)])

        #expect(
            context.finishedList().text == """
                save
                concat 1 0 0 -1 4 20
                text "" Box 10 at 5,0 #000000
                stroke text "" Box 10 at 5,0 1 #000000
                restore
                """)
    }

    @Test func `modes that clip narrow the clip to the glyphs, beyond the state of the call`() {
        context.setFont(CGFont(postScriptName: "Box", face: nil))
        context.setFontSize(10)
        context.textPosition = CGPoint(x: 4, y: 20)
        context.setTextDrawingMode(.clip)
        context.showGlyphs([1], at: [.zero])
        let bounds = context.boundingBoxOfClipPath

        // The em above the baseline, which hangs below it here, with the room that ink is given around.
        #expect(bounds.contains(CGRect(x: 4, y: 20, width: 10, height: 10)) && bounds.maxX < 40)
        #expect(
            context.finishedList().text == """
                save
                concat 1 0 0 -1 4 20
                restore
                concat 1 0 0 -1 4 20
                clip to text "" Box 10 at 0,0
                concat 1 0 0 -1 -4 20
                """)
    }

    @Test func `clipping to no glyphs hides all drawing`() {
        context.setTextDrawingMode(.fillClip)
        context.showGlyphs([1], at: [.zero])

        #expect(context.boundingBoxOfClipPath.isEmpty)
    }

    @Test func `a stroked path replaces the line`() {
        context.setLineWidth(4)
        context.move(to: .zero)
        context.addLine(to: CGPoint(x: 10, y: 0))
        let isOnLine = context.pathContains(CGPoint(x: 5, y: 1), mode: .stroke)
        context.replacePathWithStrokedPath()

        #expect(isOnLine && context.boundingBoxOfPath == CGRect(x: 0, y: -2, width: 10, height: 4))
        #expect(context.pathContains(CGPoint(x: 5, y: 1), mode: .fill))
    }

    @Test func `a layer is drawn as a group in its size or another`() throws {
        let layer = try #require(CGLayer(context, size: CGSize(width: 10, height: 10), auxiliaryInfo: nil))
        layer.context?.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
        context.draw(layer, in: CGRect(x: 1, y: 2, width: 20, height: 10))

        #expect(
            context.finishedList().text == """
                save
                concat 1 0 0 1 1 2
                concat 2 0 0 1 0 0
                begin layer alpha 1
                clip rect 0,0,10,10
                fill #000000 rect 0,0,5,5
                end layer
                restore
                """)
        #expect(CGLayer(context, size: .zero, auxiliaryInfo: nil) == nil)
    }
}
