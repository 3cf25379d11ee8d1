import CairoBackend
import CoreGraphics
import Foundation
import TestTurns
import Testing

@testable import PixelFunctions

@Suite(.exclusive) struct ClipResetTests {
    init() { CairoAdapters.install() }

    private let whole = CGRect(x: 0, y: 0, width: 20, height: 20)

    @Test func `a dropped clip hides no drawing, and a restored state has its own again`() {
        let image = raster { context in
            context.clip(to: CGRect(x: 0, y: 0, width: 10, height: 10))
            context.saveGState()
            context.resetClip()
            #expect(context.boundingBoxOfClipPath == whole)
            context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 5))
            context.restoreGState()
            context.setFillColor(red: 0, green: 0, blue: 1, alpha: 1)
            context.fill(CGRect(x: 0, y: 5, width: 20, height: 5))
        }

        #expect(image.pixel(x: 15, y: 2) == red && image.pixel(x: 5, y: 7) == blue && image.pixel(x: 15, y: 7) == 0)
    }

    @Test func `a dropped clip is the bitmap's own in memory that is drawn on at once`() throws {
        let context = try #require(
            CGContext(
                data: nil, width: 20, height: 20, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue))
        context.clip(to: .zero)
        _ = context.makeImage()

        context.resetClip()
        context.fill(whole)

        #expect(context.makeImage()?.pixel(x: 19, y: 19) == black)
    }

    @Test func `in a layer the clip before it stays`() {
        let image = raster { context in
            context.clip(to: CGRect(x: 0, y: 0, width: 10, height: 20))
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            context.clip(to: .zero)
            context.resetClip()
            context.fill(whole)
            context.endTransparencyLayer()
        }

        #expect(image.pixel(x: 5, y: 5) == black && image.pixel(x: 15, y: 5) == 0)
    }
}
