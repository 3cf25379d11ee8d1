import CairoBackend
import CoreGraphics
import Foundation
import QuartzCore
import Testing

@testable import PixelFunctions

@Suite struct TransitionPaintingTests {
    private func composed(_ composition: RareStyle.Composition, _ children: [RenderNode]) -> RenderNode {
        node(.zero, id: 9, children: children) { $0.rare = RareStyle(composition: composition) }
    }

    private func square(_ color: UInt32, id: UInt64, alpha: CGFloat = 1) -> RenderNode {
        node(CGRect(x: 0, y: 0, width: 40, height: 40), color, id: id) { $0.opacity = alpha }
    }

    private func pixel(_ image: CGImage, _ x: Int, _ y: Int) -> UInt32 { image.pixels.words[y * image.width + x] }

    private func isNear(_ a: UInt32, _ b: UInt32) -> Bool {
        [24, 16, 8, 0].allSatisfy { abs(Int(a >> $0 & 0xFF) - Int(b >> $0 & 0xFF)) <= 2 }
    }

    @Test func `dissolving pictures add up in proportion, and pixels that both cover stay opaque`() {
        let looks = [square(0xFF0000, id: 1), square(0x0000FF, id: 2)]
        let picture = paint([square(0x00FF00, id: 3), composed(.dissolving(0.25), looks)])

        // Three quarters of red and a quarter of blue; no green shines through.
        #expect(isNear(pixel(picture, 20, 20), 0xFFBF_0040))
    }

    @Test func `a kept bitmap of half the scale is stretched`() {
        let line = node(CGRect(x: 0, y: 0, width: 1, height: 40), 0xFFFFFF, id: 2)
        let picture = paint([
            composed(.kept(scale: 0.5), [node(CGRect(x: 0, y: 0, width: 40, height: 40), id: 1, children: [line])])
        ])

        // One point is half a pixel of the bitmap, and its white is spread over two points and their neighbours.
        let blue = pixel(picture, 0, 20) & 0xFF
        #expect(blue > 90 && blue < 140)
        #expect(pixel(picture, 4, 20) == 0xFF00_0000)
    }

    @Test func `a page begins flat, is lifted at its bottom right and leaves`() {
        func shown(_ progress: CGFloat) -> CGImage {
            let curl = PageCurl(bounds: CGRect(x: 0, y: 0, width: 40, height: 40), progress: progress)
            return paint([square(0x00FF00, id: 1), composed(.curled(curl), [square(0xFF0000, id: 2)])])
        }

        let (flat, lifted, gone) = (shown(0), shown(0.5), shown(1))

        #expect(pixel(flat, 1, 1) == 0xFFFF_0000 && pixel(flat, 38, 38) == 0xFFFF_0000)
        #expect(pixel(lifted, 1, 1) == 0xFFFF_0000)
        // Half of the way: the corner has left, and the content below shows.
        #expect(pixel(lifted, 38, 38) == 0xFF00_FF00)
        #expect(pixel(gone, 1, 1) == 0xFF00_FF00 && pixel(gone, 38, 38) == 0xFF00_FF00)
    }

    @Test func `the back of a page is paler than its front`() {
        let curl = PageCurl(bounds: CGRect(x: 0, y: 0, width: 40, height: 40), progress: 0.5)
        let picture = paint([square(0x00FF00, id: 1), composed(.curled(curl), [square(0xFF0000, id: 2)])])

        let pale = picture.pixels.words.filter { $0 >> 16 & 0xFF > 0xD0 && $0 >> 8 & 0xFF > 0x90 && $0 & 0xFF > 0x90 }

        #expect(pale.count > 40)
    }

    @Test func `a page that has been turned over shows its back, the right way round, on the spine's other side`() {
        func half(_ color: UInt32, id: UInt64, at x: CGFloat) -> RenderNode {
            node(CGRect(x: x, y: 0, width: 10, height: 40), color, id: id)
        }
        let sheet = CGRect(x: 20, y: 0, width: 20, height: 40)
        func shown(_ progress: CGFloat) -> CGImage {
            let curl = PageCurl(
                turning: sheet, about: .left, progress: progress, tilt: 0,
                area: CGRect(x: 0, y: 0, width: 40, height: 40))
            let front = node(sheet, 0xFF0000, id: 2)
            let back = node(
                .zero, id: 3, children: [half(0x00FF00, id: 4, at: 20), half(0x0000FF, id: 5, at: 30)])
            return paint([composed(.curled(curl), [front, back])])
        }

        let (lying, turned) = (shown(0), shown(1))

        #expect(pixel(lying, 30, 20) == 0xFFFF_0000 && pixel(lying, 10, 20) == 0xFF00_0000)
        #expect(isNear(pixel(turned, 4, 20), 0xFF00_FF00) && isNear(pixel(turned, 15, 20), 0xFF00_00FF))
        #expect(pixel(turned, 30, 20) == 0xFF00_0000)
    }
}
