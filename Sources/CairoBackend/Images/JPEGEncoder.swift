import CPango
import CPixbuf
import CoreGraphics
import Foundation

/// Writes JPEG files with GdkPixbuf.
enum JPEGEncoder {
    /// Encodes with a quality from 0 to 1 over black, as JPEG has no alpha.
    static func encode(_ image: CGImage, quality: CGFloat) throws -> Data {
        var samples = [UInt8](repeating: 0, count: image.width * image.height * 3)
        for (index, word) in image.pixels.words.prefix(image.width * image.height).enumerated() {
            samples[index * 3] = UInt8(word >> 16 & 255)
            samples[index * 3 + 1] = UInt8(word >> 8 & 255)
            samples[index * 3 + 2] = UInt8(word & 255)
        }
        var buffer: UnsafeMutablePointer<CChar>?
        var size = 0
        var error: UnsafeMutablePointer<PixbufError>?
        defer { g_clear_error(&error) }
        let percent = String(Int((quality.unit * 100).rounded()))
        let isSaved = samples.withUnsafeBufferPointer { samples in
            guard
                let pixbuf = gdk_pixbuf_new_from_data(
                    samples.baseAddress, 0, 0, 8, Int32(image.width), Int32(image.height), Int32(image.width * 3), nil,
                    nil)
            else { return false }
            defer { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
            return "quality".withCString { key in
                percent.withCString { value in
                    var keys = [UnsafeMutablePointer(mutating: key), nil]
                    var values = [UnsafeMutablePointer(mutating: value), nil]
                    return gdk_pixbuf_save_to_bufferv(pixbuf, &buffer, &size, "jpeg", &keys, &values, &error) != 0
                }
            }
        }
        guard isSaved, let buffer else {
            throw ImageCodecError("The image could not be written as JPEG\(text(error)).")
        }
        defer { g_free(buffer) }
        return Data(bytes: buffer, count: size)
    }

    private static func text(_ error: UnsafeMutablePointer<PixbufError>?) -> String {
        error?.pointee.message.map { " (\(String(cString: $0)))" } ?? ""
    }
}
