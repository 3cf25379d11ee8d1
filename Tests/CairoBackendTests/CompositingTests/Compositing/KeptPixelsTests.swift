import CairoBackend
import CoreGraphics
import Foundation
import QuartzCore
import Testing

@testable import PixelFunctions

/// A renderer's knowledge from frames of the pixels that it keeps. A page that takes another colour without a word shows
/// whether it was painted or copied.
@Suite struct KeptPixelsTests {
    private func page(at x: CGFloat, _ color: UInt32, id: UInt64 = 2) -> RenderNode {
        var style = RenderNode.Style()
        style.backgroundColor = RGBAColor(hex: color)
        let cards = (0..<8).map { node(CGRect(x: 0, y: 0, width: 0, height: 0), id: 10 + UInt64($0)) }
        return RenderNode(
            layerID: id, contentID: 1, name: "Page", bounds: CGRect(x: 0, y: 0, width: 40, height: 40),
            placement: CGAffineTransform(translationX: x, y: 0), style: style, children: RenderNodeList(cards))
    }

    /// The colour at the top right after a frame.
    private func corner(
        _ root: RenderNode, _ renderer: CairoFrameRenderer, departed: [UInt64] = [], moves: [UpcomingMove] = []
    ) -> UInt32 {
        var pixels = [UInt32](repeating: 0, count: 1600)
        pixels.withUnsafeMutableBytes { bytes in
            guard let base = bytes.baseAddress else { return }
            let frame = RenderFrame(
                index: 0, time: 0, surface: surface(), roots: [root], damage: [], changedNodeCount: 0,
                removedLayers: departed, upcomingMoves: moves)
            renderer.render(
                frame, damage: frame.fullDamage, into: PixelTarget(base: base, width: 40, height: 40, bytesPerRow: 160))
        }
        return pixels[39]
    }

    @Test func `a page that is about to appear is painted from the copy made before`() {
        let renderer = CairoFrameRenderer()
        let outside = page(at: 40, 0xFF0000)

        _ = corner(
            outside, renderer, moves: [UpcomingMove(outside, placement: CGAffineTransform(translationX: 40, y: 0))])

        #expect(corner(page(at: 30, 0x0000FF), renderer) == red)
    }

    @Test
    func `pages that are about to appear are copied up to twice the canvas' pixels, and none far away`() {
        let renderer = CairoFrameRenderer()
        let far = page(at: 90, 0xFF0000)
        let places = [90, 40, -40, 20] as [CGFloat]

        _ = corner(
            far, renderer,
            moves: places.enumerated().map { index, x in
                UpcomingMove(
                    page(at: x, 0xFF0000, id: 2 + UInt64(index)), placement: CGAffineTransform(translationX: x, y: 0))
            })

        let shown = places.indices.map { corner(page(at: 0, 0x0000FF, id: 2 + UInt64($0)), renderer) }
        #expect(shown == [blue, red, red, blue])
    }

    @Test func `a page that is not known to move is painted where it appears`() {
        let renderer = CairoFrameRenderer()

        _ = corner(page(at: 40, 0xFF0000), renderer)

        #expect(corner(page(at: 30, 0x0000FF), renderer) == blue)
    }

    @Test func `the copy of a layer that is no more is given up`() {
        let renderer = CairoFrameRenderer()
        for x in [20, 10, 0] as [CGFloat] { _ = corner(page(at: x, 0xFF0000), renderer) }
        let kept = corner(page(at: 5, 0x0000FF), renderer)

        let afterOthers = corner(page(at: 4, 0x0000FF), renderer, departed: [7, 8])
        let afterItself = corner(page(at: 3, 0x0000FF), renderer, departed: [2])

        #expect([kept, afterOthers, afterItself] == [red, red, blue])
    }
}
