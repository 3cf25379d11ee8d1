import CoreGraphics
import Foundation
import Testing

@Suite struct ImageMaskTests {
    private func mask(_ bytes: [UInt8], width: Int, bits: Int, decode: [CGFloat]? = nil) throws -> CGImage? {
        let provider = try #require(CGDataProvider(data: Data(bytes)))
        return CGImage(
            maskWidth: width, height: 1, bitsPerComponent: bits, bitsPerPixel: bits, bytesPerRow: bytes.count,
            provider: provider, decode: decode, shouldInterpolate: false)
    }

    @Test func `empty samples are painted and full ones hide`() throws {
        let image = try #require(try mask([0, 255, 64], width: 3, bits: 8))

        #expect(image.isMask && image.colorSpace == nil)
        #expect((0..<3).map { image.pixel(x: $0, y: 0) } == [0xFF00_0000, 0, 191 << 24])
    }

    @Test func `a decode array of 1 and 0 turns the mask around, down to single bits`() throws {
        let plain = try #require(try mask([0b1010_0000], width: 4, bits: 1))
        let turned = try #require(try mask([0b1010_0000], width: 4, bits: 1, decode: [1, 0]))

        #expect((0..<4).map { plain.pixel(x: $0, y: 0) } == [0, 0xFF00_0000, 0, 0xFF00_0000])
        #expect((0..<4).map { turned.pixel(x: $0, y: 0) } == [0xFF00_0000, 0, 0xFF00_0000, 0])
    }

    @Test func `a context paints a mask in its fill colour`() throws {
        let context = CGContext(bounds: CGRect(x: 0, y: 0, width: 10, height: 10))
        context.setFillColor(red: 0, green: 1, blue: 0, alpha: 1)
        context.drawUpright(try #require(try mask([0], width: 1, bits: 8)), in: context.bounds)

        #expect(context.finishedList().text == "image 1x1 in 0,0,10,10 tint #00FF00")
    }

    @Test func `decode arrays lead samples to other values`() throws {
        let provider = try #require(CGDataProvider(data: Data([0, 100, 255])))
        let image = CGImage(
            width: 1, height: 1, bitsPerComponent: 8, bitsPerPixel: 24, bytesPerRow: 3,
            space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: [], provider: provider, decode: [1, 0, 0, 1, 0, 0.5],
            shouldInterpolate: true, intent: .defaultIntent)

        #expect(image?.pixel(x: 0, y: 0) == 0xFFFF_6480)
    }

    @Test func `colours between limits become transparent`() {
        let image = CGImage(
            width: 2, height: 1,
            pixels: PixelStorage(count: 2) { words in (words[0], words[1]) = (0xFF10_2030, 0xFF10_2090) })

        let copy = image.copy(maskingColorComponents: [0, 20, 0, 255, 40, 60])

        #expect(copy?.pixel(x: 0, y: 0) == 0 && copy?.pixel(x: 1, y: 0) == 0xFF10_2090)
        #expect(image.copy(maskingColorComponents: [0, 1]) == nil)
    }

    @Test func `masks of too few bytes or odd widths are refused`() throws {
        #expect(try mask([0], width: 9, bits: 1) == nil)
        #expect(try mask([0, 0, 0], width: 1, bits: 3) == nil)
        #expect(try mask([0], width: 0, bits: 8) == nil)
    }
}
