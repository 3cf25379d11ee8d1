import CoreGraphics
import Foundation
import QuartzCore
import Testing

@testable import PixelFunctions

@Suite struct RecordedPictureTests {
    private let square = node(CGRect(x: 0, y: 0, width: 5, height: 5), 0xFF0000)

    @Test func `a recorded layer is painted in the user space of the moment`() {
        let image = raster { context in
            context.translateBy(x: 2, y: 0)
            context.scaleBy(x: 2, y: 2)
            context.draw(square)
            context.setFillColor(CGColor(rgba: RGBAColor(hex: 0x0000FF)))
            context.fill(CGRect(x: 6, y: 6, width: 1, height: 1))
        }

        #expect(image.pixel(x: 2, y: 0) == red && image.pixel(x: 11, y: 9) == red)
        #expect(image.pixel(x: 1, y: 0) == 0 && image.pixel(x: 12, y: 9) == 0 && image.pixel(x: 11, y: 10) == 0)
        #expect(image.pixel(x: 14, y: 12) == blue)
    }

    @Test func `the context's clip and alpha hold for a recorded layer`() {
        let image = raster { context in
            context.clip(to: CGRect(x: 0, y: 0, width: 3, height: 20))
            context.setAlpha(0.5)
            context.draw(square)
        }

        #expect(isClose(image.pixel(x: 2, y: 2), 0x8080_0000) && image.pixel(x: 3, y: 2) == 0)
    }

    @Test func `a recorded layer casts the context's shadow`() {
        let image = raster { context in
            context.setShadow(
                offset: CGSize(width: 8, height: 0), blur: 0, color: CGColor(rgba: RGBAColor(hex: 0x0000FF)))
            context.draw(square)
        }

        #expect(image.pixel(x: 2, y: 2) == red && image.pixel(x: 10, y: 2) == blue)
    }
}
