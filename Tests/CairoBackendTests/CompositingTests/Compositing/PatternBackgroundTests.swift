import CairoBackend
import CoreGraphics
import Foundation
import QuartzCore
import Testing

@testable import PixelFunctions

@Suite struct PatternBackgroundTests {
    /// A red point at the top left of a cell of 4.
    private func dots(alpha: CGFloat = 1) -> Paint {
        let cell = CGContext(bounds: CGRect(x: 0, y: 0, width: 4, height: 4))
        cell.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
        cell.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        let pattern = CGPattern(cell: cell.finishedList(), size: CGSize(width: 4, height: 4))
        return CGColor(pattern: pattern).copy(alpha: alpha)?.paint ?? Paint(color: .black)
    }

    private func dotted(
        _ rect: CGRect, _ paint: Paint, style change: (inout RenderNode.Style) -> Void = { _ in }
    ) -> RenderNode {
        node(rect) { style in
            style.rare = RareStyle(backgroundPattern: paint)
            change(&style)
        }
    }

    @Test(arguments: [1, 2] as [CGFloat])
    func `a pattern repeats from the top left of the bounds, wherever they are`(scale: CGFloat) {
        let image = paint(
            [dotted(CGRect(x: 3, y: 5, width: 9, height: 9), dots())], on: surface(40, 40, scale: scale))
        func pixel(_ x: CGFloat, _ y: CGFloat) -> UInt32? { image.pixel(x: Int(x * scale), y: Int(y * scale)) }

        #expect(pixel(3, 5) == 0xFFFF_0000 && pixel(7, 9) == 0xFFFF_0000 && pixel(11, 13) == 0xFFFF_0000)
        let ground = [pixel(4, 5), pixel(3, 6), pixel(2, 5), pixel(15, 5), pixel(3, 17)]
        #expect(ground.allSatisfy { $0 == 0xFF00_0000 })
    }

    @Test func `corners cut the pattern, and opacity and alpha dim it`() {
        let image = paint([
            dotted(CGRect(x: 0, y: 0, width: 16, height: 16), dots(alpha: 0.5)) { style in
                style.cornerRadius = 8
                style.opacity = 0.5
            }
        ])

        // A quarter of red.
        let inside = (image.pixel(x: 4, y: 4) ?? 0) >> 16 & 0xFF
        #expect(image.pixel(x: 0, y: 0) == 0xFF00_0000)
        #expect(abs(Int(inside) - 64) <= 1)
    }

    @Test func `a moved layer keeps its cell and paints the pixels of a new renderer`() {
        let renderer = CairoFrameRenderer()
        _ = paint([dotted(CGRect(x: 0, y: 0, width: 20, height: 20), dots())], renderer: renderer)
        let moved = [dotted(CGRect(x: 2, y: 1, width: 20, height: 20), dots())]

        let again = paint(moved, renderer: renderer)
        let fresh = paint(moved)

        #expect(words(of: again) == words(of: fresh))
        #expect(again.pixel(x: 2, y: 1) == 0xFFFF_0000)
    }

    @Test func `a border shows its pattern from the top left of the bounds, and the background inside`() {
        let rect = CGRect(x: 2, y: 3, width: 20, height: 20)
        let image = paint([
            node(rect, 0x0000FF) { style in
                style.borderWidth = 5
                style.rare = RareStyle(borderPattern: dots())
            }
        ])
        func pixel(_ x: Int, _ y: Int) -> UInt32? { image.pixel(x: 2 + x, y: 3 + y) }

        #expect(pixel(0, 0) == 0xFFFF_0000 && pixel(4, 4) == 0xFFFF_0000 && pixel(16, 16) == 0xFFFF_0000)
        // Between the points of the border the background shows, and no point lies inside of it.
        #expect(pixel(1, 0) == 0xFF00_00FF && pixel(8, 8) == 0xFF00_00FF && pixel(12, 12) == 0xFF00_00FF)
    }

    @Test func `a shadow follows the points of a pattern`() {
        let image = paint([
            node(CGRect(x: 0, y: 0, width: 40, height: 40), 0xFFFFFF),
            dotted(CGRect(x: 2, y: 2, width: 16, height: 16), dots()) { style in
                style.shadow = Shadow(offset: CGSize(width: 0, height: 1), blur: 0, color: .black)
            },
        ])

        #expect(image.pixel(x: 2, y: 2) == 0xFFFF_0000 && image.pixel(x: 2, y: 3) == 0xFF00_0000)
        #expect(image.pixel(x: 3, y: 3) == 0xFFFF_FFFF && image.pixel(x: 4, y: 5) == 0xFFFF_FFFF)
    }

    @Test func `pixels below show between the cells`() {
        let image = paint([
            node(CGRect(x: 0, y: 0, width: 40, height: 40), 0x00FF00),
            dotted(CGRect(x: 0, y: 0, width: 40, height: 40), dots()),
        ])

        #expect(image.pixel(x: 0, y: 0) == 0xFFFF_0000 && image.pixel(x: 1, y: 1) == 0xFF00_FF00)
    }
}
