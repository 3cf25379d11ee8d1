import CairoBackend
import CoreGraphics
import Foundation
import Testing

@Suite struct BitmapContextTests {
    private func bitmap(
        _ width: Int = 4, _ height: Int = 2, bits: Int = 8, row: Int = 0,
        space: CGColorSpace = CGColorSpaceCreateDeviceRGB(), info: CGImageAlphaInfo = .premultipliedLast
    ) -> CGContext? {
        installedContentRasterizer.install(CairoRasterizer())
        return CGContext(
            data: nil, width: width, height: height, bitsPerComponent: bits, bytesPerRow: row, space: space,
            bitmapInfo: info.rawValue)
    }

    @Test func `the origin is at the bottom left, and the bytes begin at the top`() throws {
        let context = try #require(bitmap())
        context.setFillColor(CGColor(red: 1, green: 0, blue: 0.2, alpha: 1))
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))

        let bytes = try #require(context.data).assumingMemoryBound(to: UInt8.self)

        #expect(context.bytesPerRow == 16 && context.bitsPerPixel == 32)
        #expect((0..<4).map { bytes[$0] } == [0, 0, 0, 0])
        #expect((16..<20).map { bytes[$0] } == [255, 0, 51, 255])
        #expect(context.makeImage()?.pixel(x: 0, y: 1) == 0xFFFF_0033)
    }

    @Test func `later drawing shows at the same address`() throws {
        let context = try #require(bitmap(row: 20))
        let before = context.data
        context.setFillColor(.white)
        context.fill(CGRect(x: 3, y: 1, width: 1, height: 1))

        let bytes = try #require(context.data)

        #expect(bytes == before)
        #expect(bytes.load(fromByteOffset: 12, as: UInt8.self) == 255)
    }

    @Test func `images are drawn upright`() throws {
        let context = try #require(bitmap(2, 2))
        context.draw(image(width: 2, [red, green, blue, white]), in: CGRect(x: 0, y: 0, width: 2, height: 2))

        #expect(context.makeImage()?.pixel(x: 0, y: 0) == red)
        #expect(context.makeImage()?.pixel(x: 1, y: 1) == white)
    }

    @Test func `gray without alpha starts out black and keeps brightness`() throws {
        let context = try #require(bitmap(2, 1, space: CGColorSpaceCreateDeviceGray(), info: CGImageAlphaInfo.none))
        context.setFillColor(CGColor(gray: 0.4, alpha: 1))
        context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))

        let bytes = try #require(context.data).assumingMemoryBound(to: UInt8.self)

        #expect([bytes[0], bytes[1]] == [0, 102])
    }

    @Test func `sizes and formats that are none make no context`() {
        #expect(bitmap(0, 5) == nil)
        #expect(bitmap(-1, 5) == nil)
        #expect(bitmap(Int.max, Int.max) == nil)
        #expect(bitmap(bits: 16) == nil)
        #expect(bitmap(row: 7) == nil)
        #expect(bitmap(row: Int.max) == nil)
        #expect(bitmap(info: .alphaOnly) == nil)
    }

    @Test func `a bitmap too tall for the renderer has no pixels`() throws {
        let context = try #require(bitmap(1, 100_000))
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 100_000))

        #expect(context.makeImage() == nil && context.data == nil)
    }
}
