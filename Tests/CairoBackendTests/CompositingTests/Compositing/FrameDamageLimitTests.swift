import CoreGraphics
import Foundation
import QuartzCore
import Testing

@testable import PixelFunctions

@Suite struct FrameDamageLimitTests {
    private let marker: UInt32 = 0xFF12_3456

    @Test func `pixels outside the damage stay untouched`() {
        let root = node(CGRect(x: 0, y: 0, width: 40, height: 40), 0xFF0000)

        let image = paint([root], damage: [PixelRect(x: 5, y: 6, width: 10, height: 3)], before: marker)

        for y in 0..<40 {
            for x in 0..<40 {
                let isInside = (5..<15).contains(x) && (6..<9).contains(y)
                #expect(image.pixel(x: x, y: y) == (isInside ? red : marker))
            }
        }
    }

    @Test func `damage beyond the target is cut`() {
        let root = node(CGRect(x: 0, y: 0, width: 40, height: 40), 0xFF0000)

        let image = paint([root], damage: [PixelRect(x: 30, y: 30, width: 1000, height: 1000)], before: marker)

        #expect(image.pixel(x: 39, y: 39) == red)
        #expect(image.pixel(x: 29, y: 39) == marker)
    }

    @Test func `a piece of rounded corners, shadow and text is the same as when all is painted`() {
        let card = node(CGRect(x: 8, y: 8, width: 24, height: 24), 0x336699, id: 2) { style in
            style.cornerRadius = 9
            style.shadow = Shadow(offset: CGSize(width: 0, height: 2), blur: 4, color: .black)
            style.borderWidth = 1
        }
        let root = node(CGRect(x: 0, y: 0, width: 40, height: 40), 0xFFFFFF, children: [card])
        let whole = paint([root])

        let pieces = paint(
            [root],
            damage: [PixelRect(x: 0, y: 0, width: 13, height: 40), PixelRect(x: 13, y: 0, width: 27, height: 17)])

        for y in 0..<40 {
            for x in 0..<40 where x < 13 || y < 17 {
                #expect(isClose(pieces.pixel(x: x, y: y), whole.pixel(x: x, y: y) ?? 0))
            }
        }
    }

    @Test func `an uncovered canvas is black`() {
        let image = paint([], before: marker)

        #expect(image.pixel(x: 20, y: 20) == black)
    }

    @Test func `a letterboxed canvas is surrounded by black and clips its layers`() {
        let child = node(CGRect(x: -10, y: -10, width: 100, height: 100), 0xFF0000, id: 2)
        let root = node(CGRect(x: 0, y: 0, width: 20, height: 40), 0xFFFFFF, children: [child])
        let surface = RenderFrame.Surface(
            size: CGSize(width: 40, height: 40), scale: 1, canvasSize: CGSize(width: 20, height: 40),
            canvasOrigin: CGPoint(x: 15, y: 10), canvasScale: 0.5)

        let image = paint([root], on: surface, before: marker)

        for y in 0..<40 {
            for x in 0..<40 {
                let isInside = (15..<25).contains(x) && (10..<30).contains(y)
                #expect(image.pixel(x: x, y: y) == (isInside ? red : black))
            }
        }
    }
}
