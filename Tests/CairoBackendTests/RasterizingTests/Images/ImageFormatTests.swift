import CairoBackend
import CoreGraphics
import Foundation
import Testing

@testable import PixelFunctions

/// Files of two pixels, red and blue, in the formats that GdkPixbuf reads on Debian, written byte by byte.
@Suite struct ImageFormatTests {
    private static func word(_ value: Int) -> [UInt8] { [UInt8(value & 255), UInt8(value >> 8 & 255)] }
    private static func long(_ value: Int) -> [UInt8] { word(value) + word(value >> 16) }

    private static let bmp: [UInt8] =
        Array("BM".utf8) + long(62) + long(0) + long(54) + long(40) + long(2) + long(1) + word(1) + word(24)
        + [UInt8](repeating: 0, count: 24) + [0, 0, 255, 255, 0, 0, 0, 0]

    /// Two frames: red and blue, then blue and red.
    private static let gif: [UInt8] =
        Array("GIF89a".utf8) + word(2) + word(1) + [0x80, 0, 0] + [255, 0, 0, 0, 0, 255]
        + frame([0x44, 0x0A]) + frame([0x0C, 0x0A]) + [0x3B]

    /// Three bits a code: clear, two colours, end.
    private static func frame(_ codes: [UInt8]) -> [UInt8] {
        [0x21, 0xF9, 4, 0, 10, 0, 0, 0, 0x2C] + word(0) + word(0) + word(2) + word(1) + [0, 2, 2] + codes + [0]
    }

    private static let tiff: [UInt8] = {
        let entries: [(Int, Int, Int, Int)] = [
            (256, 3, 1, 2), (257, 3, 1, 1), (258, 3, 3, 122), (259, 3, 1, 1), (262, 3, 1, 2), (273, 4, 1, 128),
            (277, 3, 1, 3), (278, 3, 1, 1), (279, 4, 1, 6),
        ]
        let directory = entries.flatMap { word($0.0) + word($0.1) + long($0.2) + long($0.3) }
        return Array("II*\0".utf8) + long(8) + word(entries.count) + directory + long(0) + word(8) + word(8) + word(8)
            + [255, 0, 0, 0, 0, 255]
    }()

    private static let ico: [UInt8] =
        word(0) + word(1) + word(1) + [2, 1, 0, 0] + word(1) + word(32) + long(52) + long(22) + long(40) + long(2)
        + long(2) + word(1) + word(32) + [UInt8](repeating: 0, count: 24) + [0, 0, 255, 255, 255, 0, 0, 255] + long(0)

    private static let tga: [UInt8] =
        [0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0] + word(2) + word(1) + [24, 0x20] + [0, 0, 255, 255, 0, 0]

    private static let pnm: [UInt8] = Array("P6\n2 1\n255\n".utf8) + [255, 0, 0, 0, 0, 255]

    private static let xpm = Array(
        "/* XPM */\nstatic char *two[] = {\n\"2 1 2 1\",\n\"a c #FF0000\",\n\"b c #0000FF\",\n\"ab\"\n};\n".utf8)

    private static let qtif: [UInt8] = {
        let picture = try! CairoImageCodec().encodePNG(image(width: 2, [red, blue]))
        return long(8 + picture.count).reversed() + Array("idat".utf8) + picture
    }()

    @Test(
        arguments: [
            (bmp, "com.microsoft.bmp"), (gif, "com.compuserve.gif"), (tiff, "public.tiff"), (ico, "com.microsoft.ico"),
            (tga, "com.truevision.tga-image"), (pnm, "public.pbm"), (xpm, nil), (qtif, "com.apple.quicktime-image"),
        ] as [([UInt8], String?)])
    func `a file of another format than PNG and JPEG is read`(bytes: [UInt8], type: String?) throws {
        let image = try CairoImageCodec().decode(Data(bytes))

        #expect(image.width == 2 && image.height == 1)
        #expect(image.pixel(x: 0, y: 0) == red && image.pixel(x: 1, y: 0) == blue)
        #expect(image.utType == type)
    }

    @Test func `the two writable formats have type identifiers`() throws {
        let (codec, picture) = (CairoImageCodec(), image(width: 2, [red, blue]))

        #expect(try codec.decode(codec.encodePNG(picture)).utType == "public.png")
        #expect(try codec.decode(codec.encodeJPEG(picture, quality: 1)).utType == "public.jpeg")
        #expect(picture.utType == nil)
    }

    @Test func `transparent pixels are premultiplied`() throws {
        // The second pixel's alpha is 128.
        var bytes = Self.ico
        bytes[62 + 7] = 128

        let image = try CairoImageCodec().decode(Data(bytes))

        #expect(isClose(image.pixel(x: 1, y: 0), 0x8000_0080))
    }

    @Test func `a size that would take too much memory is refused before decoding`() {
        var bytes = Self.gif
        bytes.replaceSubrange(6..<10, with: [0xFF, 0xFF, 0xFF, 0xFF])

        let error = #expect(throws: ImageCodecError.self) { try CairoImageCodec().decode(Data(bytes)) }

        #expect(error?.description.contains("65535×65535") == true)
    }

    @Test func `drawings and documents are no bitmaps`() {
        for text in ["<svg xmlns='http://www.w3.org/2000/svg' width='2' height='1'/>", "%PDF-1.4", "nothing at all"] {
            #expect(throws: ImageCodecError.self) { try CairoImageCodec().decode(Data(text.utf8)) }
        }
    }

    @Test func `a drawing is drawn with the pixels that are asked for, where librsvg has brought its loader`() throws {
        let drawing = Data(
            """
            <svg xmlns="http://www.w3.org/2000/svg" width="2" height="1"><rect width="1" height="1" fill="#f00"/>
            <rect x="1" width="1" height="1" fill="#00f"/></svg>
            """.utf8)
        guard let image = try? CairoImageCodec().decodeDrawing(drawing, scale: 1) else { return }

        let large = try CairoImageCodec().decodeDrawing(drawing, scale: 3)

        #expect((image.width, image.height) == (2, 1))
        #expect((large.width, large.height) == (6, 3))
        #expect(Array(image.pixels.words.prefix(2)) == [0xFFFF_0000, 0xFF00_00FF])
        #expect(
            Array(large.pixels.words.prefix(6)) == [UInt32](repeating: 0xFFFF_0000, count: 3)
                + [UInt32](repeating: 0xFF00_00FF, count: 3))
        #expect(throws: ImageCodecError.self) { try CairoImageCodec().decode(drawing) }
        #expect(throws: ImageCodecError.self) { try CairoImageCodec().decodeDrawing(drawing, scale: 1e6) }
    }
}
