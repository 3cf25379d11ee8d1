import CoreGraphics
import Foundation
import TestTurns
import Testing

@testable import CairoBackend
@testable import PixelFunctions

@Suite(.exclusive) struct PDFDrawingTests {
    init() { CairoAdapters.install() }

    /// A document of pages, each red on the left half and empty on the right.
    private func document(_ sizes: [CGSize]) throws -> Data {
        let data = NSMutableData()
        let consumer = try #require(CGDataConsumer(data: data))
        let context = try #require(CGContext(consumer: consumer, mediaBox: nil, nil))
        for size in sizes {
            var box = CGRect(origin: .zero, size: size)
            context.beginPage(mediaBox: &box)
            context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
            context.fill(CGRect(x: 0, y: 0, width: size.width / 2, height: size.height))
            context.endPage()
        }
        context.closePDF()
        return data as Data
    }

    @Test(arguments: [1.0, 2, 3])
    func `the first page is drawn with the pixels of the scale, on nothing`(scale: Double) throws {
        let file = try document([CGSize(width: 20, height: 10), CGSize(width: 50, height: 50)])

        let image = try CairoImageCodec().decodeDrawing(file, scale: scale)

        #expect(image.width == Int(20 * scale) && image.height == Int(10 * scale))
        #expect(image.pixel(x: Int(5 * scale), y: Int(5 * scale)) == red)
        #expect(image.pixel(x: Int(15 * scale), y: Int(5 * scale)) == 0)
    }

    @Test func `a damaged document says so`() throws {
        let file = try document([CGSize(width: 20, height: 10)])
        for data in [Data("%PDF-1.4".utf8), file.prefix(40)] {
            let error = #expect(throws: ImageCodecError.self) { try CairoImageCodec().decodeDrawing(data, scale: 1) }
            #expect(error?.description == "The PDF document is damaged, or it needs a password.")
        }
    }

    @Test func `a page that is too large is refused before memory is asked for it`() throws {
        let file = try document([CGSize(width: 10_000, height: 10_000)])
        let error = #expect(throws: ImageCodecError.self) { try CairoImageCodec().decodeDrawing(file, scale: 3) }
        #expect(error?.description.contains("30000×30000 pixels") == true)
    }

    @Test func `a missing library is named with the package that has it`() {
        let error = #expect(throws: ImageCodecError.self) { _ = try PDFLibrary(named: "libnone.so.1") }
        #expect(
            error?.description
                == "The file is a PDF document, and the library that draws it, libnone.so.1, was not found. Install the "
                + "package libpoppler-glib8, or export the document as SVG.")
    }

    @Test func `another library of the name is reported`() {
        let error = #expect(throws: ImageCodecError.self) { _ = try PDFLibrary(named: "libcairo.so.2") }
        #expect(error?.description.contains("no function poppler_document_new_from_data") == true)
    }
}
