import CoreGraphics
import CoreText
import Foundation
import QuartzCore
import Testing

@testable import CairoBackend
@testable import PixelFunctions

/// Drawings of a single line of text in one colour, which are kept as coverage instead of pixels.
@Suite struct TextCoverageTests {
    private let size = CGSize(width: 100, height: 30)

    /// A line of text; with an empty fill, which makes it more than that, it is kept as pixels.
    private func text(_ color: RGBAColor, scale: CGFloat = 1, isOnly: Bool, version: UInt64 = 1) -> RenderNode.Contents
    {
        let context = CGContext(bounds: CGRect(origin: .zero, size: size))
        let layout = PangoTypesetter().layout(TextRequest("Anole, 17 points", font: FontRequest(size: 17)))
        context.saveGState()
        layout.draw(in: context, at: CGPoint(x: 2.3, y: 1.6), color: CGColor(rgba: color))
        context.restoreGState()
        if !isOnly { context.fill(.zero) }
        return .drawing(
            DrawnContents(
                version: version, list: context.finishedList(), size: size, origin: .zero, gravity: .resize,
                scale: scale))
    }

    private func label(_ contents: RenderNode.Contents, x: CGFloat = 4.6) -> RenderNode {
        node(
            CGRect(x: 0, y: 0, width: 120, height: 40), 0xE0F0D0,
            children: [node(CGRect(x: x, y: 3.2, width: 100, height: 30), id: 2) { $0.contents = contents }])
    }

    @Test(arguments: [CGFloat(1), 2], [CGFloat(1), 0.6])
    func `it looks as it does when its pixels are kept`(scale: CGFloat, alpha: CGFloat) {
        let color = RGBAColor(red: 0.2, green: 0.4, blue: 0.9, alpha: alpha)
        let area = RenderFrame.Surface(size: CGSize(width: 120, height: 40), scale: scale)

        let coverage = paint([label(text(color, scale: scale, isOnly: true))], on: area)

        let pixels = paint([label(text(color, scale: scale, isOnly: false))], on: area)
        #expect(words(of: coverage) == words(of: pixels))
        #expect(Set(words(of: coverage)).count > 10)
    }

    @Test func `a stretched line is painted from its pixels`() {
        func stretched(_ contents: RenderNode.Contents) -> RenderNode {
            node(
                CGRect(x: 0, y: 0, width: 120, height: 40), 0xFFFFFF,
                children: [
                    node(CGRect(x: 0, y: 0, width: 100, height: 30), id: 2, by: CGAffineTransform(scaleX: 1.1, y: 1.2))
                    {
                        $0.contents = contents
                    }
                ])
        }
        let area = RenderFrame.Surface(size: CGSize(width: 120, height: 40), scale: 1)

        let coverage = paint([stretched(text(.black, isOnly: true))], on: area)

        #expect(words(of: coverage) == words(of: paint([stretched(text(.black, isOnly: false))], on: area)))
    }

    @Test func `it takes a quarter of the memory and less`() throws {
        func bytes(isOnly: Bool) throws -> Int {
            let cache = BitmapCache(budget: 1_000_000)
            let painter = FramePainter(
                context: CairoContext(try #require(CairoSurface(width: 120, height: 40))), bitmaps: cache,
                drawingScale: 1, movingSubtrees: nil)
            painter.paint(
                label(text(.black, isOnly: isOnly)), parent: .identity, alpha: 1,
                clip: PixelRect(x: 0, y: 0, width: 120, height: 40))
            return cache.bytes
        }

        let (coverage, pixels) = (try bytes(isOnly: true), try bytes(isOnly: false))

        #expect(coverage > 0)
        #expect(4 * coverage <= pixels)
    }
}
