import CairoBackend
import CoreGraphics
import Foundation
import Testing

@testable import PixelFunctions

@Suite struct JPEGCodecTests {
    private let codec = CairoImageCodec()
    /// Red on the left and blue on the right, 32 by 16 pixels.
    private let halves = image(width: 32, (0..<32 * 16).map { $0 % 32 < 16 ? red : blue })

    /// The file with a segment that holds only an EXIF orientation.
    private func turned(_ file: Data, orientation: UInt8) -> Data {
        let tiff: [UInt8] =
            Array("II*\0".utf8) + [8, 0, 0, 0, 1, 0, 0x12, 0x01, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0, 0, 0, 0, 0]
        let segment = [0xFF, 0xE1, 0, UInt8(tiff.count + 8)] + Array("Exif\0\0".utf8) + tiff
        return file.prefix(2) + segment + file.dropFirst(2)
    }

    @Test func `a picture survives a round trip nearly unchanged`() throws {
        let copy = try codec.decode(codec.encodeJPEG(halves, quality: 1))

        #expect(copy.width == 32 && copy.height == 16)
        #expect(isClose(copy.pixel(x: 4, y: 8), red, tolerance: 4))
        #expect(isClose(copy.pixel(x: 28, y: 8), blue, tolerance: 4))
    }

    @Test func `less quality takes fewer bytes`() throws {
        let noise = image(
            width: 64, (0..<64 * 64).map { 0xFF00_0000 | UInt32(truncatingIfNeeded: $0 &* 2_654_435_761) })

        #expect(try codec.encodeJPEG(noise, quality: 0.1).count < codec.encodeJPEG(noise, quality: 0.9).count)
    }

    @Test(arguments: [CGFloat.nan, -.infinity, .infinity, 7])
    func `a quality beyond all reason is cut to the range`(quality: CGFloat) throws {
        #expect(try codec.decode(codec.encodeJPEG(halves, quality: quality)).width == 32)
    }

    @Test func `a picture with an EXIF orientation is turned upright`() throws {
        let file = try codec.encodeJPEG(halves, quality: 1)

        let quarter = try codec.decode(turned(file, orientation: 6))
        let mirrored = try codec.decode(turned(file, orientation: 2))

        // Orientation 6 is turned a quarter clockwise: the left becomes the top.
        #expect(quarter.width == 16 && quarter.height == 32)
        #expect(isClose(quarter.pixel(x: 8, y: 4), red, tolerance: 4))
        #expect(isClose(quarter.pixel(x: 8, y: 28), blue, tolerance: 4))
        #expect(isClose(mirrored.pixel(x: 4, y: 8), blue, tolerance: 4))
    }

    @Test func `a file cut off within its headers throws`() throws {
        let file = try codec.encodeJPEG(halves, quality: 1)

        for length in [3, 4, 10, 20, 40, 100, 160] {
            #expect(throws: ImageCodecError.self) { try codec.decode(file.prefix(length)) }
        }
    }

    @Test func `damage anywhere throws or gives a picture of the size stated`() throws {
        let file = try codec.encodeJPEG(halves, quality: 0.5)

        for index in stride(from: 3, to: file.count, by: 7) {
            var damaged = file
            damaged[index] ^= 0x5A
            if let image = try? codec.decode(damaged) { #expect(image.pixels.count >= image.width * image.height) }
            _ = try? codec.decode(file.prefix(index))
        }
    }

    @Test func `dimensions beyond all reason throw before memory is asked for`() throws {
        var file = try codec.encodeJPEG(halves, quality: 1)
        let frame = try #require(file.indices.dropLast(10).first { file[$0] == 0xFF && file[$0 + 1] == 0xC0 })
        file.replaceSubrange(frame + 5..<frame + 9, with: [0xFF, 0xFF, 0xFF, 0xFF])

        let error = #expect(throws: ImageCodecError.self) { try codec.decode(file) }

        #expect(error?.description.contains("65535×65535") == true)
    }
}
