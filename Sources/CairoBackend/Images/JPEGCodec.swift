import CPango
import CPixbuf
import CoreGraphics
import Foundation

/// Reads and writes JPEG files with GdkPixbuf.
enum JPEGCodec {
    /// Decodes a file and turns it upright as its EXIF orientation says.
    static func decode(_ data: Data) throws -> CGImage {
        guard let loader = gdk_pixbuf_loader_new_with_type("jpeg", nil) else {
            throw ImageCodecError("This system's GdkPixbuf cannot read JPEG files.")
        }
        defer { g_object_unref(UnsafeMutableRawPointer(loader)) }
        var error: UnsafeMutablePointer<PixbufError>?
        defer { g_clear_error(&error) }
        let isWritten = data.withUnsafeBytes { bytes in
            gdk_pixbuf_loader_write(loader, bytes.bindMemory(to: UInt8.self).baseAddress, bytes.count, &error) != 0
        }
        // A loader has to be closed in any case; of several errors the first is the cause.
        let isClosed = (isWritten ? gdk_pixbuf_loader_close(loader, &error) : gdk_pixbuf_loader_close(loader, nil)) != 0
        guard isWritten, isClosed, let loaded = gdk_pixbuf_loader_get_pixbuf(loader) else {
            throw ImageCodecError("The JPEG file is damaged or truncated\(text(error)).")
        }
        guard let upright = gdk_pixbuf_apply_embedded_orientation(loaded) else {
            throw ImageCodecError("The JPEG file could not be turned upright.")
        }
        defer { g_object_unref(UnsafeMutableRawPointer(upright)) }
        return try image(of: upright)
    }

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

    private static func image(of pixbuf: OpaquePointer) throws -> CGImage {
        let width = Int(gdk_pixbuf_get_width(pixbuf))
        let height = Int(gdk_pixbuf_get_height(pixbuf))
        let stride = Int(gdk_pixbuf_get_rowstride(pixbuf))
        let channels = Int(gdk_pixbuf_get_n_channels(pixbuf))
        guard width > 0, height > 0, channels >= 3, gdk_pixbuf_get_bits_per_sample(pixbuf) == 8,
            let samples = gdk_pixbuf_read_pixels(pixbuf)
        else { throw ImageCodecError("The JPEG file has a pixel format that cannot be shown.") }
        let storage = PixelStorage(count: width * height) { words in
            for y in 0..<height {
                var sample = samples + y * stride
                for x in 0..<width {
                    words[y * width + x] =
                        0xFF00_0000 | UInt32(sample[0]) << 16 | UInt32(sample[1]) << 8 | UInt32(sample[2])
                    sample += channels
                }
            }
        }
        return CGImage(width: width, height: height, pixels: storage)
    }

    private static func text(_ error: UnsafeMutablePointer<PixbufError>?) -> String {
        error?.pointee.message.map { " (\(String(cString: $0)))" } ?? ""
    }
}
