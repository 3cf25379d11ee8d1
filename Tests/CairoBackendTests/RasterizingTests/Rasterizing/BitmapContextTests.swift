import CairoBackend
import CoreGraphics
import Foundation
import Testing

@testable import PixelFunctions

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
    }

    @Test(arguments: [(1, 100_000), (100_000, 1)])
    func `a bitmap longer than a surface is drawn on from end to end`(width: Int, height: Int) throws {
        let context = try #require(bitmap(width, height))
        context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
        context.fill(CGRect(x: 0, y: 0, width: width, height: height))

        let image = try #require(context.makeImage())
        let copy = try #require(bitmap(width, height))
        copy.draw(image, in: CGRect(x: 0, y: 0, width: width, height: height))

        for place in [0, 32766, 32767, 65534, 99999] {
            let (x, y) = (min(place, width - 1), min(place, height - 1))
            #expect(image.pixel(x: x, y: y) == red && copy.makeImage()?.pixel(x: x, y: y) == red)
        }
    }

    @Test func `memory of the caller's shows every call at once, over its former pixels`() throws {
        installedContentRasterizer.install(CairoRasterizer())
        var bytes = [UInt8](repeating: 0, count: 2 * 2 * 4)
        bytes[3] = 255

        try bytes.withUnsafeMutableBytes { memory in
            let context = try #require(
                CGContext(
                    data: memory.baseAddress, width: 2, height: 2, bitsPerComponent: 8, bytesPerRow: 8,
                    space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
            context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
            context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))

            #expect(Array(memory[0..<8]) == [0, 0, 0, 255, 0, 0, 0, 0])
            #expect(Array(memory[8..<16]) == [0, 0, 0, 0, 255, 0, 0, 255])

            memory[0] = 255
            context.clear(CGRect(x: 1, y: 0, width: 1, height: 1))

            #expect(context.makeImage()?.pixel(x: 0, y: 0) == red)
            #expect(memory[15] == 0)
        }
    }

    @Test func `a transparency layer reaches the caller's memory when it ends`() throws {
        installedContentRasterizer.install(CairoRasterizer())
        var word: UInt32 = 0

        withUnsafeMutableBytes(of: &word) { memory in
            let info = CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue
            let context = CGContext(
                data: memory.baseAddress, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: info)
            context?.beginTransparencyLayer(auxiliaryInfo: nil)
            context?.setFillColor(.white)
            context?.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
            let during = memory.load(as: UInt32.self)
            context?.endTransparencyLayer()

            #expect(during == 0 && memory.load(as: UInt32.self) == white)
        }
    }

    @Test func `alpha alone is a byte for each pixel`() throws {
        let context = try #require(bitmap(2, 1, info: .alphaOnly))
        context.setFillColor(gray: 1, alpha: 0.4)
        context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))

        let bytes = try #require(context.data).assumingMemoryBound(to: UInt8.self)

        #expect([bytes[0], bytes[1]] == [0, 102])
        #expect(context.bitsPerPixel == 8 && context.alphaInfo == .alphaOnly)
    }

    @Test func `the transform is the identity at first, and shadows fall up`() throws {
        let context = try #require(bitmap(3, 3))

        #expect(context.ctm == .identity)

        context.setShadow(offset: CGSize(width: 0, height: 1), blur: 0, color: .black)
        context.setFillColor(.white)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))

        #expect(context.makeImage()?.pixel(x: 0, y: 2) == white && context.makeImage()?.pixel(x: 0, y: 1) == black)
    }
}
