import CCairo
import CoreGraphics
import Foundation

/// Owns a Cairo image surface, and keeps alive the memory that it shows.
///
/// The maker of a surface draws on it; once shared it is only read, so it may cross threads.
final class CairoSurface: @unchecked Sendable {
    /// The largest side that Cairo's image surfaces allow.
    static let maximumSide = 32767
    /// Larger bitmaps than 512 MB are refused instead of driving the machine out of memory.
    static let maximumArea = 1 << 27

    let pointer: OpaquePointer
    let width: Int
    let height: Int
    private let memory: AnyObject?

    /// Allocates transparent pixels; nil when a side is below 1 or the size is absurd.
    init?(width: Int, height: Int, format: cairo_format_t = CAIRO_FORMAT_ARGB32) {
        guard Self.allows(width: width, height: height),
            let surface = Self.transparentSurface(width: Int32(width), height: Int32(height), format: format)
        else { return nil }
        guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
            cairo_surface_destroy(surface)
            return nil
        }
        pointer = surface
        self.width = width
        self.height = height
        memory = nil
    }

    private static func transparentSurface(width: Int32, height: Int32, format: cairo_format_t) -> OpaquePointer? {
        let bytesPerRow = cairo_format_stride_for_width(format, width)
        let byteCount = Int(bytesPerRow) * Int(height)
        guard byteCount >= PixelMemory.minimumMapping else { return cairo_image_surface_create(format, width, height) }
        let memory = PixelMemory(byteCount: byteCount)
        let surface = cairo_image_surface_create_for_data(
            memory.base.assumingMemoryBound(to: UInt8.self), format, width, height, bytesPerRow)
        // Cairo may keep the surface longer than its maker does.
        cairo_surface_set_user_data(surface, memoryKey, Unmanaged.passRetained(memory).toOpaque()) {
            if let memory = $0 { Unmanaged<PixelMemory>.fromOpaque(memory).release() }
        }
        // Cairo then knows the pixels as transparent, which saves it from blending with them.
        let painter = cairo_create(surface)
        cairo_set_operator(painter, CAIRO_OPERATOR_CLEAR)
        cairo_paint(painter)
        cairo_destroy(painter)
        return surface
    }

    /// The name of a surface's memory among the data that Cairo keeps with it.
    nonisolated(unsafe) private static let memoryKey: UnsafeMutablePointer<cairo_user_data_key_t> = {
        let key = UnsafeMutablePointer<cairo_user_data_key_t>.allocate(capacity: 1)
        key.initialize(to: cairo_user_data_key_t())
        return key
    }()

    /// Allocates pixels that are transparent, or not yet set because the caller will set all of them.
    convenience init?(width: Int, height: Int, isCleared: Bool) {
        if isCleared {
            self.init(width: width, height: height)
        } else {
            guard Self.allows(width: width, height: height) else { return nil }
            let pixels = PixelMemory(byteCount: 4 * width * height)
            self.init(base: pixels.base, width: width, height: height, bytesPerRow: 4 * width, keeping: pixels)
        }
    }

    /// Allocates a byte of coverage for each pixel, all empty; nil as for pixels.
    convenience init?(coverageWithWidth width: Int, height: Int) {
        self.init(width: width, height: height, format: CAIRO_FORMAT_A8)
    }

    /// Shows memory that the caller keeps alive and, unless the surface is drawn on, unchanged.
    init?(
        base: UnsafeMutableRawPointer, width: Int, height: Int, bytesPerRow: Int,
        format: cairo_format_t = CAIRO_FORMAT_ARGB32, keeping memory: AnyObject? = nil
    ) {
        guard Self.allows(width: width, height: height), bytesPerRow <= Int(Int32.max),
            let surface = cairo_image_surface_create_for_data(
                base.assumingMemoryBound(to: UInt8.self), format, Int32(width), Int32(height), Int32(bytesPerRow))
        else { return nil }
        guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
            cairo_surface_destroy(surface)
            return nil
        }
        pointer = surface
        self.width = width
        self.height = height
        self.memory = memory
    }

    /// Shows an image's pixels without copying them, or, of one that is longer than a surface may be, a smaller copy.
    convenience init?(_ image: CGImage) {
        let image = image.fitting(side: Self.maximumSide)
        self.init(image, part: PixelRect(x: 0, y: 0, width: image.width, height: image.height))
    }

    /// Shows a part of an image's pixels without copying them, opaque ones declared so, which makes drawing them a plain copy;
    /// nil when the part is empty, not within the image or longer than a surface may be.
    convenience init?(_ image: CGImage, part: PixelRect) {
        let bounds = PixelRect(x: 0, y: 0, width: image.width, height: image.height)
        guard !part.isEmpty, part.intersection(bounds) == part, let words = image.pixels.words.baseAddress else {
            return nil
        }
        // Cairo asks for mutable memory but only reads from a source.
        self.init(
            base: UnsafeMutableRawPointer(mutating: words + part.y * image.width + part.x), width: part.width,
            height: part.height, bytesPerRow: image.bytesPerRow,
            format: image.pixels.isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32, keeping: image.pixels)
    }

    /// Draws on the page of a document, which has no pixels; the sides are those of its device space.
    init(retainingPage surface: OpaquePointer, width: Int, height: Int) {
        pointer = cairo_surface_reference(surface)
        self.width = width
        self.height = height
        memory = nil
    }

    deinit { cairo_surface_destroy(pointer) }

    /// Whether drawing becomes pixels; false for the page of a document.
    var hasPixels: Bool { cairo_surface_get_type(pointer) == CAIRO_SURFACE_TYPE_IMAGE }

    var bounds: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }

    /// Whether it holds a byte of coverage for each pixel.
    var isCoverage: Bool { hasPixels && cairo_image_surface_get_format(pointer) == CAIRO_FORMAT_A8 }

    /// Whether drawing becomes pixels of 32 bits at the coordinates that Cairo is given.
    var holdsPixelsInPlace: Bool {
        guard hasPixels, [CAIRO_FORMAT_ARGB32, CAIRO_FORMAT_RGB24].contains(cairo_image_surface_get_format(pointer))
        else { return false }
        var (x, y) = (0.0, 0.0)
        cairo_surface_get_device_offset(pointer, &x, &y)
        return x == 0 && y == 0
    }

    /// The bytes from one row to the next.
    var bytesPerRow: Int { Int(cairo_image_surface_get_stride(pointer)) }

    /// Whether it was declared opaque.
    var isOpaque: Bool { cairo_surface_get_content(pointer) == CAIRO_CONTENT_COLOR }

    /// The pixels after all drawing so far.
    var base: UnsafeMutablePointer<UInt8>? {
        cairo_surface_flush(pointer)
        return cairo_image_surface_get_data(pointer)
    }

    /// Notifies Cairo that the memory was written.
    func markChanged() { cairo_surface_mark_dirty(pointer) }

    /// Writes a PNG file piece by piece to a function with a closure pointer of its own.
    func writePNG(_ write: cairo_write_func_t, _ closure: UnsafeMutableRawPointer) -> cairo_status_t {
        cairo_surface_write_to_png_stream(pointer, write, closure)
    }

    /// The same pixels declared opaque when all of them are, which makes drawing them a plain copy.
    var markedIfOpaque: CairoSurface {
        guard let base else { return self }
        for y in 0..<height {
            let row = UnsafeRawPointer(base + y * bytesPerRow).assumingMemoryBound(to: UInt32.self)
            for x in 0..<width where row[x] < 0xFF00_0000 { return self }
        }
        return markedOpaque
    }

    /// The same pixels declared opaque, of which it is known that they are.
    var markedOpaque: CairoSurface {
        guard let base else { return self }
        return CairoSurface(
            base: base, width: width, height: height, bytesPerRow: bytesPerRow, format: CAIRO_FORMAT_RGB24,
            keeping: self)
            ?? self
    }

    /// Whether a bitmap of a size may be made.
    static func allows(width: Int, height: Int) -> Bool {
        width > 0 && height > 0 && width <= maximumSide && height <= maximumSide && width * height <= maximumArea
    }
}
