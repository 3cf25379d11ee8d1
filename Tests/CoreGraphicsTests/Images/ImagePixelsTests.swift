import CoreGraphics
import Foundation
import Testing

@Suite struct ImagePixelsTests {
    private func image(
        _ bytes: [UInt8], width: Int = 1, height: Int = 1, bits: Int = 32, row: Int? = nil,
        space: CGColorSpace = CGColorSpaceCreateDeviceRGB(), info: UInt32
    ) throws -> CGImage? {
        CGImage(
            width: width, height: height, bitsPerComponent: 8, bitsPerPixel: bits, bytesPerRow: row ?? width * bits / 8,
            space: space, bitmapInfo: CGBitmapInfo(rawValue: info),
            provider: try #require(CGDataProvider(data: Data(bytes) as CFData)), decode: nil,
            shouldInterpolate: true, intent: .defaultIntent)
    }

    private func words(_ width: Int, _ words: [UInt32]) -> CGImage {
        CGImage(
            width: width, height: words.count / width,
            pixels: PixelStorage(count: words.count) { target in
                for (index, word) in words.enumerated() { target[index] = word }
            })
    }

    @Test(arguments: [
        (CGImageAlphaInfo.premultipliedLast, [UInt8(10), 20, 30, 128], UInt32(0x800A_141E)),
        (.premultipliedFirst, [128, 10, 20, 30], 0x800A_141E), (.noneSkipLast, [10, 20, 30, 0], 0xFF0A_141E),
        (.noneSkipFirst, [0, 10, 20, 30], 0xFF0A_141E), (.last, [255, 0, 100, 51], 0x3333_0014),
        (.premultipliedLast, [200, 0, 0, 100], 0x6464_0000),
    ])
    func `alpha is found where the layout says`(alpha: CGImageAlphaInfo, bytes: [UInt8], word: UInt32) throws {
        #expect(try image(bytes, info: alpha.rawValue)?.pixel(x: 0, y: 0) == word)
        let little = alpha.rawValue | CGBitmapInfo.byteOrder32Little.rawValue
        #expect(try image(bytes.reversed(), info: little)?.pixel(x: 0, y: 0) == word)
    }

    @Test func `gray and colour without alpha, with padded rows`() throws {
        let gray = try image(
            [7, 9, 0, 0, 11, 13], width: 2, height: 2, bits: 8, row: 4, space: CGColorSpaceCreateDeviceGray(), info: 0)
        let color = try image([1, 2, 3], bits: 24, info: 0)

        #expect(gray?.pixel(x: 1, y: 1) == 0xFF0D_0D0D && gray?.pixel(x: 0, y: 1) == 0xFF0B_0B0B)
        #expect(color?.pixel(x: 0, y: 0) == 0xFF01_0203)
    }

    @Test func `too few bytes, odd layouts and absurd sizes make no image`() throws {
        #expect(try image([1, 2, 3], info: 1) == nil)
        #expect(try image([1, 2, 3, 4], width: 0, info: 1) == nil)
        #expect(try image([1, 2, 3, 4], width: -1, info: 1) == nil)
        #expect(try image([1, 2, 3, 4], width: Int.max, height: Int.max, row: Int.max, info: 1) == nil)
        #expect(try image([1, 2, 3, 4], height: 1 << 40, row: 0, info: 1) == nil)
        #expect(try image([1, 2, 3, 4], bits: 16, info: 1) == nil)
        #expect(try image([1, 2, 3, 4], info: 31) == nil)
    }

    @Test func `an image gives its pixels as bytes that make it again`() throws {
        let original = words(2, [0xFF01_0203, 0x8040_2010])

        let provider = try #require(original.dataProvider)
        let info = CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue
        let copy = try image(Array(provider.data ?? Data()), width: 2, info: info)

        #expect(copy?.pixel(x: 0, y: 0) == 0xFF01_0203 && copy?.pixel(x: 1, y: 0) == 0x8040_2010)
    }

    @Test func `a crop is widened to whole pixels and cut to the image`() {
        let image = words(3, [1, 2, 3, 4, 5, 6])

        let part = image.cropping(to: CGRect(x: 1.5, y: 0.5, width: 9, height: 9))

        #expect(part?.width == 2 && part?.height == 2 && part?.pixel(x: 0, y: 1) == 5)
        for rect in [
            CGRect.null, .zero, CGRect(x: 3, y: 0, width: 1, height: 1),
            CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1),
        ] {
            #expect(image.cropping(to: rect) == nil)
        }
    }

    @Test func `a tall and narrow image is cropped like any other`() {
        let tall = CGImage(width: 1, height: 100_000, pixels: PixelStorage(count: 100_000) { $0[99_999] = 0xFFFF_FFFF })

        let end = tall.cropping(to: CGRect(x: 0, y: 99_999, width: 1, height: 1))

        #expect(end?.pixel(x: 0, y: 0) == 0xFFFF_FFFF && end?.height == 1)
    }

    @Test func `an opaque mask shows by brightness, one with alpha by that, stretched over the image`() {
        let picture = words(4, [0xFFFF_0000, 0xFFFF_0000, 0xFFFF_0000, 0xFFFF_0000])

        let bright = picture.masking(words(2, [0xFFFF_FFFF, 0xFF00_0000]))
        let clear = picture.masking(words(2, [0x8000_0000, 0]))

        #expect((0..<4).map { bright?.pixel(x: $0, y: 0) } == [0xFFFF_0000, 0xFFFF_0000, 0, 0])
        #expect((0..<4).map { clear?.pixel(x: $0, y: 0) } == [0x8080_0000, 0x8080_0000, 0, 0])
    }
}
