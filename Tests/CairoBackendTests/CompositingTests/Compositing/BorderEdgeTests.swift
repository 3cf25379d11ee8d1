import CoreGraphics
import Foundation
import QuartzCore
import Testing

@testable import PixelFunctions

@Suite struct BorderEdgeTests {
    private let full = CGRect(x: 0, y: 0, width: 40, height: 40)

    /// A red round card with a blue border on blue ground: no red may show outside of the border.
    private func card(clips: Bool, by transform: CGAffineTransform = .identity) -> CGImage {
        let content = node(CGRect(x: 0, y: 0, width: 24, height: 24), 0xFF0000, id: 3)
        let card = node(
            CGRect(x: 8, y: 8, width: 24, height: 24), 0xFF0000, id: 2, by: transform, children: clips ? [content] : []
        ) { style in
            style.cornerRadius = 12
            style.borderWidth = 3
            style.borderColor = RGBAColor(hex: 0x0000FF)
            style.clipsToBounds = clips
        }
        return paint([node(full, 0x0000FF, children: [card])])
    }

    @Test(arguments: [false, true])
    func `no line of the background shows outside an opaque border`(clips: Bool) {
        let image = card(clips: clips)

        for y in 0..<40 {
            for x in 0..<40 where hypot(CGFloat(x) - 19.5, CGFloat(y) - 19.5) > 10.5 {
                #expect(image.pixel(x: x, y: y) == blue)
            }
        }
        #expect(image.pixel(x: 20, y: 20) == red && image.pixel(x: 20, y: 12) == red)
    }

    @Test func `a translucent border lets the background show below it`() {
        let card = node(CGRect(x: 8, y: 8, width: 24, height: 24), 0xFF0000, id: 2) { style in
            style.cornerRadius = 4
            style.borderWidth = 4
            style.borderColor = RGBAColor(hex: 0x0000FF, alpha: 0.5)
        }

        let image = paint([node(full, 0xFFFFFF, children: [card])])

        #expect(isClose(image.pixel(x: 20, y: 9), 0xFF80_007F, tolerance: 2))
    }
}
