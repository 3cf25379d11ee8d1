import CoreGraphics
import Foundation
import Testing

@testable import PixelFunctions

@Suite struct TransparencyLayerTests {
    @Test func `overlapping shapes in a half-transparent layer do not shine through each other`() {
        let image = raster { context in
            context.setAlpha(0.5)
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
            context.setFillColor(CGColor(red: 0, green: 0, blue: 1, alpha: 1))
            context.fill(CGRect(x: 5, y: 5, width: 10, height: 10))
            context.endTransparencyLayer()
        }

        #expect(isClose(image.pixel(x: 10, y: 10), 0x8000_0080))
        #expect(isClose(image.pixel(x: 1, y: 1), 0x8080_0000))
    }

    @Test func `a layer that was never ended is shown all the same`() {
        let image = raster { context in
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        }

        #expect(image.pixel(x: 10, y: 10) == red)
    }
}
