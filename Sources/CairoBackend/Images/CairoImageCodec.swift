import CCairo
package import CoreGraphics
package import Foundation

/// Reads and writes PNG files with Cairo and JPEG files with GdkPixbuf, and reads the other formats that this system's
/// GdkPixbuf has loaders for, such as GIF, BMP, TIFF, ICO, ICNS, PNM, TGA, XBM, XPM and QTIF; of animations the first frame.
package struct CairoImageCodec: ImageCodec {
    /// Images with more pixels than this are refused before memory is asked for.
    private static let maximumArea = 1 << 26

    package init() {}

    package func decode(_ data: Data) throws -> CGImage {
        let format = ImageFileFormat(data)
        switch format {
        case .png: return try decodePNG(data)
        case .jpeg:
            try Self.check(JPEGHeader(data).map { ($0.width, $0.height) }, of: format)
            return try PixbufDecoder.decode(data, type: "jpeg", name: format.rawValue) { _ in }
        case .pdf: throw ImageCodecError("The file is a PDF document; only bitmaps can be read.")
        default:
            let name = format == .unknown ? "image" : format.rawValue
            return try PixbufDecoder.decode(data, type: nil, name: name) { try Self.check($0, of: format) }
        }
    }

    /// Draws an SVG file with the loader of GdkPixbuf that librsvg brings along, and the first page of a PDF document with
    /// Poppler, if it is installed.
    package func decodeDrawing(_ data: Data, scale: Double) throws -> CGImage {
        if ImageFileFormat(data) == .pdf {
            let library = try PDFLibrary.installed.get()
            return try library.draw(data, scale: scale, check: { try Self.check($0, of: .pdf) }, image: Self.image)
        }
        return try PixbufDecoder.decode(data, type: nil, name: "SVG", drawingScale: scale) {
            try Self.check($0, of: .unknown)
        }
    }

    /// Stops at dimensions for which no memory is to be asked; nil when the header could not be read.
    private static func check(_ size: (width: Int, height: Int)?, of format: ImageFileFormat) throws {
        guard let size else {
            throw ImageCodecError("The \(format.rawValue) file ends within its header, or its header is damaged.")
        }
        let limit = CairoSurface.maximumSide
        guard size.width > 0, size.height > 0, size.width <= limit, size.height <= limit,
            size.width * size.height <= maximumArea
        else {
            throw ImageCodecError(
                "The \(format.rawValue) file says that it has \(size.width)×\(size.height) pixels; 1 to \(limit) a "
                    + "side and \(maximumArea) in all can be read.")
        }
    }

    private func decodePNG(_ data: Data) throws -> CGImage {
        try Self.check(PNGHeader(data).map { ($0.width, $0.height) }, of: .png)
        let decoded = data.withUnsafeBytes { bytes -> OpaquePointer? in
            var reader = ByteReader(rest: bytes)
            return withUnsafeMutablePointer(to: &reader) { reader in
                cairo_image_surface_create_from_png_stream({ ByteReader.read($0, $1, $2) }, reader)
            }
        }
        defer { cairo_surface_destroy(decoded) }
        let status = cairo_surface_status(decoded)
        guard let decoded, status == CAIRO_STATUS_SUCCESS else {
            throw ImageCodecError("The PNG file is damaged or truncated (\(Self.text(status))).")
        }
        return try Self.image(of: decoded)
    }

    package func encodeJPEG(_ image: CGImage, quality: CGFloat) throws -> Data {
        guard CairoSurface.allows(width: image.width, height: image.height) else {
            throw ImageCodecError("An image of \(image.width)×\(image.height) pixels cannot be written as JPEG.")
        }
        return try JPEGEncoder.encode(image, quality: quality)
    }

    package func encodePNG(_ image: CGImage) throws -> Data {
        let whole = PixelRect(x: 0, y: 0, width: image.width, height: image.height)
        guard let surface = CairoSurface(image, part: whole) else {
            throw ImageCodecError("An image of \(image.width)×\(image.height) pixels cannot be written as PNG.")
        }
        var data = Data()
        let status = withUnsafeMutablePointer(to: &data) { data in
            surface.writePNG(
                { closure, bytes, count in
                    guard let bytes, let data = closure?.assumingMemoryBound(to: Data.self) else {
                        return CAIRO_STATUS_WRITE_ERROR
                    }
                    data.pointee.append(bytes, count: Int(count))
                    return CAIRO_STATUS_SUCCESS
                }, data)
        }
        guard status == CAIRO_STATUS_SUCCESS else {
            throw ImageCodecError("The image could not be written as PNG (\(Self.text(status))).")
        }
        return data
    }

    /// A copy of a surface's pixels with rows that follow each other without gaps.
    private static func image(of surface: OpaquePointer) throws -> CGImage {
        let format = cairo_image_surface_get_format(surface)
        let width = Int(cairo_image_surface_get_width(surface))
        let height = Int(cairo_image_surface_get_height(surface))
        let stride = Int(cairo_image_surface_get_stride(surface))
        guard format == CAIRO_FORMAT_ARGB32 || format == CAIRO_FORMAT_RGB24,
            let rows = cairo_image_surface_get_data(surface)
        else { throw ImageCodecError("The PNG file has a pixel format that cannot be shown.") }
        // The unused byte of a format without alpha is undefined.
        let opaque: UInt32 = format == CAIRO_FORMAT_RGB24 ? 0xFF00_0000 : 0
        let storage = PixelStorage(count: width * height) { words in
            for y in 0..<height {
                let row = UnsafeRawPointer(rows + y * stride).assumingMemoryBound(to: UInt32.self)
                for x in 0..<width { words[y * width + x] = row[x] | opaque }
            }
        }
        return CGImage(width: width, height: height, pixels: storage, utType: "public.png")
    }

    private static func text(_ status: cairo_status_t) -> String { String(cString: cairo_status_to_string(status)) }
}

/// The bytes that a decoder has still to read.
private struct ByteReader {
    var rest: UnsafeRawBufferPointer

    static func read(
        _ closure: UnsafeMutableRawPointer?, _ target: UnsafeMutablePointer<UInt8>?, _ count: UInt32
    ) -> cairo_status_t {
        guard let reader = closure?.assumingMemoryBound(to: ByteReader.self), let target,
            reader.pointee.rest.count >= Int(count)
        else { return CAIRO_STATUS_READ_ERROR }
        if count > 0, let base = reader.pointee.rest.baseAddress { memcpy(target, base, Int(count)) }
        reader.pointee.rest = UnsafeRawBufferPointer(rebasing: reader.pointee.rest.dropFirst(Int(count)))
        return CAIRO_STATUS_SUCCESS
    }
}
