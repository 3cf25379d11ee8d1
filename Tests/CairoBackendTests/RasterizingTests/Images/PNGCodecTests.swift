import CairoBackend
import CoreGraphics
import Foundation
import Testing

@testable import PixelFunctions

@Suite struct PNGCodecTests {
    private func image(width: Int, height: Int, _ pixel: (Int, Int) -> UInt32) -> CGImage {
        CGImage(
            width: width, height: height,
            pixels: PixelStorage(count: width * height) { words in
                for y in 0..<height { for x in 0..<width { words[y * width + x] = pixel(x, y) } }
            })
    }

    @Test func `opaque and clear pixels survive a round trip unchanged`() throws {
        let codec = CairoImageCodec()
        let original = image(width: 5, height: 3) { x, y in
            (x + y).isMultiple(of: 2) ? 0xFF00_0000 | UInt32(x * 50) << 16 | UInt32(y * 100) : 0
        }

        let copy = try codec.decode(codec.encodePNG(original))

        #expect(copy.width == 5 && copy.height == 3)
        for y in 0..<3 { for x in 0..<5 { #expect(copy.pixel(x: x, y: y) == original.pixel(x: x, y: y)) } }
    }

    @Test func `an image without any alpha decodes as opaque`() throws {
        let codec = CairoImageCodec()
        let original = image(width: 2, height: 2) { _, _ in 0xFF12_3456 }

        let copy = try codec.decode(codec.encodePNG(original))

        #expect(copy.pixel(x: 1, y: 1) == 0xFF12_3456)
    }

    @Test(arguments: [0, 1, 7, 8, 20, 24, 40, 60])
    func `a file truncated at any byte throws`(length: Int) throws {
        let codec = CairoImageCodec()
        let file = try codec.encodePNG(image(width: 20, height: 20) { x, y in 0xFF00_0000 | UInt32(x &* y &* 7919) })

        #expect(throws: ImageCodecError.self) { try codec.decode(file.prefix(length)) }
    }

    @Test func `damaged pixels behind a sound header throw`() throws {
        let codec = CairoImageCodec()
        var file = try codec.encodePNG(image(width: 30, height: 30) { x, y in 0xFF00_0000 | UInt32(x * y) })
        for index in 40..<file.count - 12 { file[index] = 0xAA }

        #expect(throws: ImageCodecError.self) { try codec.decode(file) }
    }

    @Test func `dimensions beyond all reason throw before memory is asked for`() throws {
        let codec = CairoImageCodec()
        var file = try codec.encodePNG(image(width: 1, height: 1) { _, _ in 0 })
        file.replaceSubrange(16..<24, with: [0x7F, 0xFF, 0xFF, 0xFF, 0x7F, 0xFF, 0xFF, 0xFF])

        let error = #expect(throws: ImageCodecError.self) { try codec.decode(file) }

        #expect(error?.description.contains("2147483647×2147483647") == true)
    }

    @Test func `the error for another format names it`() {
        let gif = Data(Array("GIF89a".utf8) + [UInt8](repeating: 0, count: 40))

        let error = #expect(throws: ImageCodecError.self) { try CairoImageCodec().decode(gif) }

        #expect(error?.description.contains("GIF") == true)
    }
}
