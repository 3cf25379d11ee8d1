import CairoBackend
import CoreGraphics
import Foundation
import QuartzCore
import Testing

@Suite struct KeptShadowTests {
    private let full = CGRect(x: 0, y: 0, width: 60, height: 60)

    private func frame(at place: CGPoint, path: PathGeometry? = nil, version: UInt64 = 1) -> [RenderNode] {
        let card = node(CGRect(x: place.x, y: place.y, width: 20, height: 20), nil, id: 2) { style in
            style.shadow = Shadow(offset: CGSize(width: 2, height: 3), blur: 6, color: .black)
            if let path {
                style.rare = RareStyle(shadowPath: path)
            } else {
                style.contents = drawing(
                    CGSize(width: 20, height: 20), version == 1 ? 0xFF0000 : 0x0000FF, version: version)
            }
        }
        return [node(full, 0xFFFFFF, children: [card])]
    }

    private func words(_ image: CGImage) -> [UInt32] { Array(image.pixels.words) }

    @Test(arguments: [CGPoint(x: 10, y: 10), CGPoint(x: 17, y: 4), CGPoint(x: 12.5, y: 10), CGPoint(x: -8, y: 30)])
    func `a kept shadow of contents moves along`(place: CGPoint) {
        let renderer = CairoFrameRenderer()
        _ = paint(frame(at: CGPoint(x: 20, y: 20)), on: surface(60, 60), renderer: renderer)

        let moved = paint(frame(at: place), on: surface(60, 60), renderer: renderer)

        #expect(words(moved) == words(paint(frame(at: place), on: surface(60, 60))))
    }

    @Test(arguments: [CGPoint(x: 10, y: 10), CGPoint(x: 12.5, y: 10.25)])
    func `a kept shadow with a path moves along, and another path makes a new one`(place: CGPoint) {
        let renderer = CairoFrameRenderer()
        var (first, second) = (PathGeometry(), PathGeometry())
        first.addRect(CGRect(x: 0, y: 10, width: 20, height: 10))
        second.addRect(CGRect(x: 5, y: 0, width: 5, height: 20))
        _ = paint(frame(at: .zero, path: first), on: surface(60, 60), renderer: renderer)

        let moved = paint(frame(at: place, path: first), on: surface(60, 60), renderer: renderer)
        let other = paint(frame(at: place, path: second), on: surface(60, 60), renderer: renderer)

        #expect(words(moved) == words(paint(frame(at: place, path: first), on: surface(60, 60))))
        #expect(words(other) == words(paint(frame(at: place, path: second), on: surface(60, 60))))
    }
}
