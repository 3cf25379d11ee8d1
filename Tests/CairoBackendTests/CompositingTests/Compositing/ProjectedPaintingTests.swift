import CairoBackend
import CoreGraphics
import Foundation
import QuartzCore
import Testing

@Suite struct ProjectedPaintingTests {
    /// A plane whose far edge, at y 20, is seen half as large: a square of 20 becomes a trapezium of 10 in height, 20 points
    /// wide above and 10 below.
    private static let leaning: Projection = {
        var projection = Projection(.identity)
        projection.m24 = 0.05
        return projection
    }()

    private func projected(_ child: RenderNode, alpha: CGFloat = 1) -> RenderNode {
        node(CGRect(x: 0, y: 0, width: 0, height: 0), id: 9, children: [child]) {
            $0.rare = RareStyle(composition: .projected(Self.leaning))
            $0.opacity = alpha
        }
    }

    private func pixel(_ image: CGImage, _ x: Int, _ y: Int) -> UInt32 { image.pixels.words[y * image.width + x] }

    @Test func `a plane in space fills its projection, with smooth edges`() {
        let picture = paint([projected(node(CGRect(x: 0, y: 0, width: 20, height: 20), 0xFF0000))])

        #expect(pixel(picture, 0, 0) == 0xFFFF_0000)
        #expect(pixel(picture, 13, 5) == 0xFFFF_0000)
        // The right edge leads from (20, 0) to (10, 10), through the middle of this pixel.
        #expect(pixel(picture, 14, 5) == 0xFF7F_0000)
        #expect(pixel(picture, 15, 5) == 0xFF00_0000)
        #expect(pixel(picture, 5, 9) == 0xFFFF_0000)
        #expect(pixel(picture, 5, 10) == 0xFF00_0000)
    }

    @Test func `points of the plane are painted at their projections`() {
        let mark = node(CGRect(x: 0, y: 10, width: 20, height: 10), 0x00FF00, id: 2)
        let picture = paint([projected(node(CGRect(x: 0, y: 0, width: 20, height: 20), 0xFF0000, children: [mark]))])

        // y 10 is seen at 10 / 1.5, that is 6.67.
        #expect(pixel(picture, 4, 5) == 0xFFFF_0000)
        #expect(pixel(picture, 4, 7) == 0xFF00_FF00)
    }

    @Test func `a plane in space is faded as one`() {
        let picture = paint([projected(node(CGRect(x: 0, y: 0, width: 20, height: 20), 0xFFFFFF), alpha: 0.5)])

        #expect(abs(Int(pixel(picture, 4, 4) & 0xFF) - 128) <= 1)
    }

    @Test func `planes that end before the viewer are cut`() {
        var projection = Projection(.identity)
        projection.m24 = -0.1
        let shape = node(CGRect(x: 0, y: 0, width: 20, height: 20), 0xFF0000)
        let near = node(.zero, id: 9, children: [shape]) { $0.rare = RareStyle(composition: .projected(projection)) }

        let picture = paint([near])

        // W is 1 − y / 10: at y 5 the content is twice as large and seen at y 10; from y 10 on it is behind the viewer.
        #expect(pixel(picture, 30, 10) == 0xFFFF_0000)
        #expect(pixel(picture, 39, 39) == 0xFFFF_0000)
    }
}
