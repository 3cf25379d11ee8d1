import CairoBackend
import CoreGraphics
import Foundation
import QuartzCore
import Testing

@testable import PixelFunctions

@Suite struct MovingSubtreeTests {
    /// A page of ten overlapping half-transparent cards, somewhere in the frame.
    private func page(at x: CGFloat, y: CGFloat = 0, content: UInt64, color: UInt32 = 0xFF0000) -> RenderNode {
        let cards = (0..<10).map { index in
            node(
                CGRect(x: CGFloat(index) * 3, y: CGFloat(index) * 2, width: 12, height: 9), color,
                id: 10 + UInt64(index)
            ) { style in
                style.opacity = 0.5
                style.cornerRadius = 3
            }
        }
        var style = RenderNode.Style()
        style.backgroundColor = .white
        return RenderNode(
            layerID: 2, contentID: content, name: "Page", bounds: CGRect(x: 0, y: 0, width: 40, height: 40),
            placement: CGAffineTransform(translationX: x, y: y), style: style, children: RenderNodeList(cards))
    }

    private func words(_ image: CGImage) -> [UInt32] { Array(image.pixels.words) }

    @Test func `a subtree that moves looks the same from its copy as painted anew`() {
        let renderer = CairoFrameRenderer()
        for x in [30, 20, 10] as [CGFloat] { _ = paint([page(at: x, content: 1)], renderer: renderer) }

        let copied = paint([page(at: 5, y: 3, content: 1)], renderer: renderer)

        #expect(words(copied) == words(paint([page(at: 5, y: 3, content: 1)])))
    }

    @Test func `changed content is painted and not copied`() {
        let renderer = CairoFrameRenderer()
        for x in [30, 20, 10] as [CGFloat] { _ = paint([page(at: x, content: 1)], renderer: renderer) }

        let changed = paint([page(at: 5, content: 2, color: 0x0000FF)], renderer: renderer)

        #expect(words(changed) == words(paint([page(at: 5, content: 2, color: 0x0000FF)])))
    }

    @Test func `a copy is painted at another scale anew`() {
        let renderer = CairoFrameRenderer()
        for x in [30, 20, 10] as [CGFloat] { _ = paint([page(at: x, content: 1)], renderer: renderer) }

        let double = paint([page(at: 5, content: 1)], on: surface(scale: 2), renderer: renderer)

        #expect(words(double) == words(paint([page(at: 5, content: 1)], on: surface(scale: 2))))
    }

    @Test func `between whole pixels a moving subtree keeps its parts together`() {
        let renderer = CairoFrameRenderer()
        for x in [30, 20] as [CGFloat] { _ = paint([page(at: x, content: 1)], renderer: renderer) }

        let between = paint([page(at: 4.7, content: 1)], renderer: renderer)

        #expect(words(between) == words(paint([page(at: 5, content: 1)])))
    }

    @Test func `pixels between two opaque neighbours are black`() {
        let left = node(CGRect(x: -30, y: 0, width: 40, height: 30), 0xFF0000, id: 2)
        let right = node(CGRect(x: 10, y: 0, width: 40, height: 30), 0x0000FF, id: 3)

        let image = paint([node(CGRect(x: 0, y: 0, width: 40, height: 40), nil, children: [left, right])])

        #expect(image.pixel(x: 9, y: 10) == red)
        #expect(image.pixel(x: 10, y: 10) == blue)
        #expect(image.pixel(x: 9, y: 29) == red)
        #expect(image.pixel(x: 20, y: 30) == black)
    }

    @Test func `an opaque node that reaches beyond the canvas leaves the bars black`() {
        let root = node(CGRect(x: -100, y: -100, width: 300, height: 300), 0xFF0000)
        let letterboxed = RenderFrame.Surface(
            size: CGSize(width: 40, height: 20), scale: 1, canvasSize: CGSize(width: 20, height: 20),
            canvasOrigin: CGPoint(x: 10, y: 0))

        let image = paint([root], on: letterboxed, before: 0xFF12_3456)

        #expect(image.pixel(x: 5, y: 10) == black)
        #expect(image.pixel(x: 15, y: 10) == red)
        #expect(image.pixel(x: 35, y: 10) == black)
    }
}
