import CPango
import CPixbuf
import CoreGraphics
import Foundation

/// Reads image files of all formats that GdkPixbuf has loaders for.
enum PixbufDecoder {
    /// The judgement of the size that a file states, before memory is asked for it.
    private struct SizeCheck {
        let check: ((width: Int, height: Int)) throws -> Void
        /// Pixels per unit of a drawing.
        var scale = 1.0
        var refusal: (any Error)?
    }

    /// Drawings that have no pixels before they are asked for a size.
    private static let scalable = ["svg", "wmf"]

    /// Decodes a file, of an animation its first frame, and turns it upright as its EXIF orientation says.
    ///
    /// - Parameters:
    ///   - type: GdkPixbuf's name of the format; nil to find out.
    ///   - name: of the format in sentences.
    ///   - drawingScale: the pixels per unit of a drawing; nil where only bitmaps can be shown.
    ///   - check: throws for a size that is not to be decoded.
    static func decode(
        _ data: Data, type: String?, name: String, drawingScale: Double? = nil,
        check: ((width: Int, height: Int)) throws -> Void
    ) throws -> CGImage {
        guard let loader = type.map({ gdk_pixbuf_loader_new_with_type($0, nil) }) ?? gdk_pixbuf_loader_new() else {
            throw ImageCodecError("This system's GdkPixbuf cannot read \(name) files.")
        }
        defer { g_object_unref(UnsafeMutableRawPointer(loader)) }
        var error: UnsafeMutablePointer<PixbufError>?
        defer { g_clear_error(&error) }
        let isLoaded = try withoutActuallyEscaping(check) { check in
            var sizeCheck = SizeCheck(check: check, scale: drawingScale ?? 1)
            let isLoaded = withUnsafeMutablePointer(to: &sizeCheck) { load(data, into: loader, $0, &error) }
            if let refusal = sizeCheck.refusal { throw refusal }
            return isLoaded
        }
        guard isLoaded, let loaded = gdk_pixbuf_loader_get_pixbuf(loader) else {
            throw ImageCodecError("The \(name) file is damaged or truncated\(text(error)).")
        }
        let found = format(of: loader)
        guard drawingScale != nil || !scalable.contains(found) else {
            throw ImageCodecError("The file is a drawing of the format \(found); only bitmaps can be read.")
        }
        guard let upright = gdk_pixbuf_apply_embedded_orientation(loaded) else {
            throw ImageCodecError("The \(name) file could not be turned upright.")
        }
        defer { g_object_unref(UnsafeMutableRawPointer(upright)) }
        return try image(of: upright, name: name, utType: ImageFileFormat.typeIdentifier(ofLoader: found))
    }

    private static func load(
        _ data: Data, into loader: OpaquePointer, _ sizeCheck: UnsafeMutablePointer<SizeCheck>,
        _ error: inout UnsafeMutablePointer<PixbufError>?
    ) -> Bool {
        _ = g_signal_connect_data(
            UnsafeMutableRawPointer(loader), "size-prepared",
            { loader, width, height, data in
                guard let sizeCheck = data?.assumingMemoryBound(to: SizeCheck.self) else { return }
                do {
                    let scale = sizeCheck.pointee.scale
                    let size = (Int((Double(width) * scale).rounded()), Int((Double(height) * scale).rounded()))
                    try sizeCheck.pointee.check(size)
                    if scale != 1 { gdk_pixbuf_loader_set_size(loader, Int32(size.0), Int32(size.1)) }
                } catch {
                    sizeCheck.pointee.refusal = error
                    // A loader stops at the size zero.
                    gdk_pixbuf_loader_set_size(loader, 0, 0)
                }
            }, sizeCheck, nil, 0)
        let isWritten = data.withUnsafeBytes { bytes in
            gdk_pixbuf_loader_write(loader, bytes.bindMemory(to: UInt8.self).baseAddress, bytes.count, &error) != 0
        }
        // A loader has to be closed in any case; of several errors the first is the cause.
        let isClosed = (isWritten ? gdk_pixbuf_loader_close(loader, &error) : gdk_pixbuf_loader_close(loader, nil)) != 0
        return isWritten && isClosed
    }

    /// GdkPixbuf's name of the format that was found.
    private static func format(of loader: OpaquePointer) -> String {
        guard let format = gdk_pixbuf_loader_get_format(loader), let name = gdk_pixbuf_format_get_name(format) else {
            return ""
        }
        defer { g_free(name) }
        return String(cString: name)
    }

    private static func image(of pixbuf: OpaquePointer, name: String, utType: String?) throws -> CGImage {
        let width = Int(gdk_pixbuf_get_width(pixbuf))
        let height = Int(gdk_pixbuf_get_height(pixbuf))
        let stride = Int(gdk_pixbuf_get_rowstride(pixbuf))
        let channels = Int(gdk_pixbuf_get_n_channels(pixbuf))
        guard width > 0, height > 0, channels >= 3, gdk_pixbuf_get_bits_per_sample(pixbuf) == 8,
            let samples = gdk_pixbuf_read_pixels(pixbuf)
        else { throw ImageCodecError("The \(name) file has a pixel format that cannot be shown.") }
        let storage = PixelStorage(count: width * height) { words in
            for y in 0..<height {
                var sample = samples + y * stride
                for x in 0..<width {
                    words[y * width + x] = word(sample, hasAlpha: channels > 3)
                    sample += channels
                }
            }
        }
        return CGImage(width: width, height: height, pixels: storage, utType: utType)
    }

    /// Red, green, blue and perhaps alpha as a premultiplied pixel.
    private static func word(_ sample: UnsafePointer<UInt8>, hasAlpha: Bool) -> UInt32 {
        let alpha = hasAlpha ? UInt32(sample[3]) : 255
        func part(_ index: Int) -> UInt32 { (UInt32(sample[index]) * alpha + 127) / 255 }
        return alpha << 24 | part(0) << 16 | part(1) << 8 | part(2)
    }

    private static func text(_ error: UnsafeMutablePointer<PixbufError>?) -> String {
        error?.pointee.message.map { " (\(String(cString: $0)))" } ?? ""
    }
}
