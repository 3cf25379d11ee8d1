import CCairo
package import CoreGraphics
import Foundation

/// Writes PDF files with Cairo: paths, text and images as such, effects that need pixels as bitmaps.
package struct CairoDocumentWriter: DocumentWriter {
    /// The pixels of bitmaps per point.
    private static let fineness: CGFloat = 4

    package init() {}

    package func pdf(_ document: RecordedDocument) -> Data? {
        var data = Data()
        let isWritten = withUnsafeMutablePointer(to: &data) { data in
            // The size is set anew for each page.
            guard
                let surface = cairo_pdf_surface_create_for_stream(
                    { closure, bytes, count in
                        guard let bytes, let data = closure?.assumingMemoryBound(to: Data.self) else {
                            return CAIRO_STATUS_WRITE_ERROR
                        }
                        data.pointee.append(bytes, count: Int(count))
                        return CAIRO_STATUS_SUCCESS
                    }, data, 1, 1)
            else { return false }
            defer { cairo_surface_destroy(surface) }
            describe(document, surface)
            for page in document.pages { write(page, surface) }
            cairo_surface_finish(surface)
            return cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS
        }
        return isWritten && !document.pages.isEmpty ? data : nil
    }

    private func describe(_ document: RecordedDocument, _ surface: OpaquePointer) {
        let keys: [(RecordedDocument.Property, cairo_pdf_metadata_t)] = [
            (.title, CAIRO_PDF_METADATA_TITLE), (.author, CAIRO_PDF_METADATA_AUTHOR),
            (.subject, CAIRO_PDF_METADATA_SUBJECT), (.keywords, CAIRO_PDF_METADATA_KEYWORDS),
            (.creator, CAIRO_PDF_METADATA_CREATOR),
        ]
        for (property, key) in keys {
            guard let text = document.properties[property] else { continue }
            cairo_pdf_surface_set_metadata(surface, key, text)
        }
    }

    private func write(_ page: RecordedPage, _ surface: OpaquePointer) {
        cairo_pdf_surface_set_size(surface, Double(page.size.width), Double(page.size.height))
        note(page, surface)
        // Device space is finer than points, so that bitmaps are finer, too.
        let fineness = Self.fineness
        cairo_surface_set_device_scale(surface, Double(1 / fineness), Double(1 / fineness))
        let paper = CairoSurface(
            retainingPage: surface, width: Int((page.size.width * fineness).rounded(.up)),
            height: Int((page.size.height * fineness).rounded(.up)))
        let context = CairoContext(paper, transform: CGAffineTransform(scaleX: fineness, y: fineness))
        DisplayListReplay.draw(page.list, in: context)
        cairo_surface_set_device_scale(surface, 1, 1)
        cairo_surface_show_page(surface)
    }

    /// Writes links and their targets, in points from the page's top left.
    private func note(_ page: RecordedPage, _ surface: OpaquePointer) {
        guard !page.links.isEmpty || !page.destinations.isEmpty else { return }
        let context = cairo_create(surface)
        defer { cairo_destroy(context) }
        // Cairo 1.16 omits the links of a page without drawing, so a point is drawn that is too small and transparent to
        // be visible.
        cairo_set_source_rgba(context, 1, 1, 1, 1.0 / 128)
        cairo_rectangle(context, 0, 0, 0.01, 0.01)
        cairo_fill(context)
        for destination in page.destinations where destination.point.x.isFinite && destination.point.y.isFinite {
            let attributes =
                "name='\(Self.quoted(destination.name))' x=\(Double(destination.point.x)) y=\(Double(destination.point.y))"
            cairo_tag_begin(context, CAIRO_TAG_DEST, attributes)
            cairo_tag_end(context, CAIRO_TAG_DEST)
        }
        for link in page.links {
            let rect = [link.rect.minX, link.rect.minY, link.rect.width, link.rect.height]
            let area = "rect=[\(rect.map { "\(Double($0))" }.joined(separator: " "))]"
            let attributes =
                switch link.target {
                case .address(let address): "uri='\(Self.quoted(address))' \(area)"
                case .destination(let name): "dest='\(Self.quoted(name))' \(area)"
                }
            cairo_tag_begin(context, CAIRO_TAG_LINK, attributes)
            cairo_tag_end(context, CAIRO_TAG_LINK)
        }
    }

    /// A text as written between Cairo's quotation marks.
    private static func quoted(_ text: String) -> String {
        text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "'", with: "\\'")
    }
}
