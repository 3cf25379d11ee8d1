import CoreGraphics
import Foundation

/// Reads and writes a format of its own: the letters `PLAIN`, then width and height as text, then the pixels.
nonisolated struct PlainImageCodec: ImageCodec {
    static func file(width: Int, height: Int) -> Data {
        let storage = PixelStorage(count: width * height) { words in
            for index in words.indices { words[index] = 0xFF00_0000 | UInt32(index) }
        }
        return try! PlainImageCodec().encodePNG(CGImage(width: width, height: height, pixels: storage))
    }

    func decode(_ data: Data) throws -> CGImage {
        let parts = data.split(separator: UInt8(ascii: "\n"), maxSplits: 3, omittingEmptySubsequences: false)
        guard parts.count == 4, parts[0] == Data("PLAIN".utf8),
            let width = Int(String(decoding: parts[1], as: UTF8.self)),
            let height = Int(String(decoding: parts[2], as: UTF8.self)), parts[3].count == width * height * 4
        else { throw ImageCodecError("The data do not begin with PLAIN and a size that fits.") }
        let bytes = Array(parts[3])
        let storage = PixelStorage(count: width * height) { words in
            for index in words.indices {
                words[index] = bytes[index * 4..<index * 4 + 4].reduce(0) { $0 << 8 | UInt32($1) }
            }
        }
        return CGImage(width: width, height: height, pixels: storage)
    }

    func encodeJPEG(_ image: CGImage, quality: CGFloat) throws -> Data { try encodePNG(image) }

    func encodePNG(_ image: CGImage) throws -> Data {
        var data = Data("PLAIN\n\(image.width)\n\(image.height)\n".utf8)
        for word in image.pixels.words.prefix(image.width * image.height) {
            data.append(contentsOf: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: word >> $0) })
        }
        return data
    }
}
