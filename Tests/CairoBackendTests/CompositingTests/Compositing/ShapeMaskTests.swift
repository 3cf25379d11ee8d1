import CoreGraphics
import Foundation
import QuartzCore
import Testing

@testable import CairoBackend
@testable import PixelFunctions

@Suite struct ShapeMaskTests {
    private func card(_ size: CGSize, id: UInt64 = 1, style: (inout RenderNode.Style) -> Void = { _ in }) -> RenderNode
    {
        node(CGRect(origin: CGPoint(x: 3, y: 4), size: size), nil, id: id) {
            $0.backgroundColor = RGBAColor(red: 0.2, green: 0.5, blue: 0.9, alpha: 0.6)
            $0.cornerRadius = 12
            style(&$0)
        }
    }

    /// The same node as Cairo fills its outline, because it does not lie on whole pixels by a hair.
    private func outlined(_ node: RenderNode) -> RenderNode {
        RenderNode(
            node, movedTo: node.placement.concatenating(CGAffineTransform(a: 1, b: 1e-9, c: 0, d: 1, tx: 0, ty: 0)))
    }

    private func isSame(_ card: RenderNode, side: CGFloat = 300) -> Bool {
        let (masked, filled) = (
            paint([card], on: surface(side, side)), paint([outlined(card)], on: surface(side, side))
        )
        return zip(words(of: masked), words(of: filled)).allSatisfy { isClose($0, $1) }
    }

    @Test(arguments: [CGSize(width: 40, height: 30), CGSize(width: 280, height: 200)])
    func `a rounded shape looks the same from its mask as filled`(size: CGSize) {
        #expect(isSame(card(size)))
        #expect(isSame(card(size) { $0.maskedCorners = [.topLeft, .bottomRight] }))
        #expect(isSame(card(size) { $0.borderWidth = 3 }))
        #expect(isSame(card(size) { $0.rare = RareStyle(hasContinuousCorners: true) }))
    }

    @Test(arguments: [CGSize(width: 40, height: 30), CGSize(width: 280, height: 200)])
    func `each piece of a rounded shape is the same as when all of it is painted`(size: CGSize) {
        let card = card(size) { $0.borderWidth = 2 }
        let whole = paint([card], on: surface(300, 300))

        let pieces = paint(
            [card], on: surface(300, 300),
            damage: (0..<20).map { PixelRect(x: $0 * 15, y: 0, width: 15, height: 300) })

        let isSame = words(of: pieces) == words(of: whole)
        #expect(isSame)
    }

    @Test func `layers of one shape share a mask`() {
        let bitmaps = BitmapCache(budget: 100_000)
        guard let surface = CairoSurface(width: 100, height: 100) else { return }
        let painter = FramePainter(
            context: CairoContext(surface), bitmaps: bitmaps, drawingScale: 1, movingSubtrees: nil)

        for id in 1...20 {
            painter.paint(
                card(CGSize(width: 40, height: 30), id: UInt64(id)), parent: .identity, alpha: 1,
                clip: PixelRect(x: 0, y: 0, width: 100, height: 100))
        }

        #expect(bitmaps.shapes.bytes == 40 * 30)
    }

    @Test func `shapes that grow leave no more than the budget behind`() {
        let masks = ShapeMasks(budget: 10_000)

        for side in 1...100 {
            let key = ShapeMasks.Key(
                width: side, height: side, radiusX: 1, radiusY: 1, corners: .all, isContinuous: false, ring: nil)
            _ = masks.mask(for: key) { _ in }
        }

        #expect(masks.bytes > 0)
        #expect(masks.bytes <= 10_000)
    }
}
