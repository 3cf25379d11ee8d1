import CoreGraphics
import Foundation
import QuartzCore
import Testing

@testable import CairoBackend

/// Siblings that hide parts of each other, as pages that slide.
@Suite struct SiblingPagesTests {
    private let size = CGSize(width: 200, height: 100)

    private func page(_ rect: CGRect, _ color: UInt32?, id: UInt64, children: [RenderNode] = []) -> RenderNode {
        node(
            rect, nil, id: id,
            children: [
                node(CGRect(origin: .zero, size: rect.size), color, id: id + 1, children: children)
            ])
    }

    /// Ten by ten pixels of drawing, which are 400 bytes.
    private func drawn(x: CGFloat, id: UInt64) -> RenderNode {
        node(CGRect(x: x, y: 10, width: 10, height: 10), nil, id: id) { style in
            style.contents = drawing(CGSize(width: 10, height: 10), 0xFF0000, version: id)
        }
    }

    /// The pixels of a root with siblings, and optionally with so many empty ones more that each is painted whole.
    private func pixels(_ siblings: [RenderNode], whole: Bool) -> [UInt32] {
        let unseen = (0..<4).map { index in
            node(CGRect(x: 0, y: 0, width: 1, height: 1), 0, id: UInt64(900 + index)) { $0.opacity = 0 }
        }
        let root = node(CGRect(origin: .zero, size: size), 0xFFFFFF, children: siblings + (whole ? unseen : []))
        return words(of: paint([root], on: surface(size.width, size.height)))
    }

    @Test(arguments: [(50, 400), (150, 0)])
    func `the part of a page that a later one hides is not drawn`(x: Int, bytes: Int) throws {
        let cache = BitmapCache(budget: 100_000)
        let surface = try #require(CairoSurface(width: 200, height: 100))
        let painter = FramePainter(
            context: CairoContext(surface), bitmaps: cache, drawingScale: 1, movingSubtrees: MovingSubtrees())
        let below = page(
            CGRect(origin: .zero, size: size), 0x00FF00, id: 10, children: [drawn(x: CGFloat(x), id: 20)])
        let above = page(CGRect(x: 100, y: 0, width: 200, height: 100), 0x0000FF, id: 30)

        let root = node(CGRect(origin: .zero, size: size), nil, children: [below, above])
        painter.paint(root, parent: .identity, alpha: 1, clip: PixelRect(x: 0, y: 0, width: 200, height: 100))

        #expect(cache.bytes == bytes)
    }

    @Test func `pages look as if each had been painted whole`() {
        let veil = node(CGRect(origin: .zero, size: size), 0, id: 40) { $0.opacity = 0.25 }
        let below = node(
            CGRect(x: -30, y: 0, width: 200, height: 100), nil, id: 10,
            children: [
                page(CGRect(origin: .zero, size: size), 0x00FF00, id: 12, children: [drawn(x: 90, id: 20)]), veil,
            ])
        let above = page(CGRect(x: 120.3, y: 0, width: 200, height: 100), 0x0000FF, id: 30)
        let upright = page(CGRect(x: 0, y: 60, width: 200, height: 80), 0xFF00FF, id: 50)
        let faded = node(CGRect(x: 10, y: 10, width: 150, height: 60), 0x777777, id: 60) { $0.opacity = 0.5 }

        for siblings in [[below, above], [below, above, upright], [above, below, faded], [below, faded, upright]] {
            #expect(pixels(siblings, whole: false) == pixels(siblings, whole: true))
        }
    }

    @Test func `a blur between two pages sees all of the lower one`() {
        let below = page(CGRect(origin: .zero, size: size), 0x00FF00, id: 10, children: [drawn(x: 98, id: 20)])
        let blur = node(CGRect(x: 60, y: 0, width: 80, height: 40), nil, id: 70) { style in
            style.contents = .backdrop(Backdrop(blur: 6))
        }
        let above = page(CGRect(x: 102, y: 0, width: 98, height: 100), 0x0000FF, id: 30)

        #expect(pixels([below, blur, above], whole: false) == pixels([below, blur, above], whole: true))
    }
}
