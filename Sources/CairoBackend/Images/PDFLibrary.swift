import CCairo
import CPango
import CoreGraphics
import Foundation

/// Poppler's library for PDF documents, looked for when the first document is drawn.
///
/// Few apps have such assets, and Poppler's licence is the GPL, so nothing is linked with it.
struct PDFLibrary: Sendable {
    private typealias OpenDocument =
        @convention(c) (
            UnsafePointer<CChar>?, Int32, UnsafePointer<CChar>?, UnsafeMutablePointer<OpaquePointer?>?
        ) -> OpaquePointer?
    private typealias GetPage = @convention(c) (OpaquePointer?, Int32) -> OpaquePointer?
    private typealias GetSize =
        @convention(c) (OpaquePointer?, UnsafeMutablePointer<Double>?, UnsafeMutablePointer<Double>?) -> Void
    private typealias Render = @convention(c) (OpaquePointer?, OpaquePointer?) -> Void

    private let openDocument: OpenDocument
    private let getPage: GetPage
    private let getSize: GetSize
    private let render: Render

    /// The library of this system; the error names the package to install.
    static let installed = Result { try PDFLibrary(named: "libpoppler-glib.so.8") }

    /// Loads the library; throws `ImageCodecError` where it is missing or another one.
    init(named name: String) throws {
        guard let library = dlopen(name, RTLD_NOW | RTLD_LOCAL) else {
            throw ImageCodecError(
                "The file is a PDF document, and the library that draws it, \(name), was not found. Install the "
                    + "package libpoppler-glib8, or export the document as SVG.")
        }
        func function<Function>(_ symbol: String, _: Function.Type) throws -> Function {
            guard let address = dlsym(library, symbol) else {
                throw ImageCodecError(
                    "The library \(name) has no function \(symbol), so PDF documents cannot be drawn.")
            }
            return unsafeBitCast(address, to: Function.self)
        }
        openDocument = try function("poppler_document_new_from_data", OpenDocument.self)
        getPage = try function("poppler_document_get_page", GetPage.self)
        getSize = try function("poppler_page_get_size", GetSize.self)
        render = try function("poppler_page_render", Render.self)
    }

    /// Draws the first page of a document.
    ///
    /// - Parameters:
    ///   - scale: The pixels per point.
    ///   - check: Throws for a size that is not to be drawn, before memory is asked for it.
    ///   - image: Makes the image of a surface.
    func draw(
        _ data: Data, scale: Double, check: ((width: Int, height: Int)) throws -> Void,
        image: (OpaquePointer) throws -> CGImage
    ) throws -> CGImage {
        // Poppler reads glyphs through Cairo, and releases the document's fonts with it.
        try FontLock.withLock { try drawPage(of: data, scale, check, image) }
    }

    private func drawPage(
        of data: Data, _ scale: Double, _ check: ((width: Int, height: Int)) throws -> Void,
        _ image: (OpaquePointer) throws -> CGImage
    ) throws -> CGImage {
        // Poppler reads from these bytes as long as the document is open.
        try data.withUnsafeBytes { bytes in
            guard let count = Int32(exactly: bytes.count),
                let document = openDocument(bytes.bindMemory(to: CChar.self).baseAddress, count, nil, nil)
            else { throw ImageCodecError("The PDF document is damaged, or it needs a password.") }
            defer { g_object_unref(UnsafeMutableRawPointer(document)) }
            guard let page = getPage(document, 0) else { throw ImageCodecError("The PDF document has no page.") }
            defer { g_object_unref(UnsafeMutableRawPointer(page)) }
            var size = (width: 0.0, height: 0.0)
            getSize(page, &size.width, &size.height)
            let pixels = (width: (size.width * scale).rounded(.up), height: (size.height * scale).rounded(.up))
            guard let width = Int32(exactly: pixels.width), let height = Int32(exactly: pixels.height) else {
                throw ImageCodecError("The PDF document has a page of \(size.width)×\(size.height) points.")
            }
            try check((Int(width), Int(height)))
            let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height)
            defer { cairo_surface_destroy(surface) }
            let context = cairo_create(surface)
            defer { cairo_destroy(context) }
            cairo_scale(context, scale, scale)
            render(page, context)
            guard let surface, cairo_status(context) == CAIRO_STATUS_SUCCESS else {
                throw ImageCodecError("The PDF document could not be drawn.")
            }
            cairo_surface_flush(surface)
            return try image(surface)
        }
    }
}
