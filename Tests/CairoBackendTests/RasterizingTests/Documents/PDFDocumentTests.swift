import CairoBackend
import CoreGraphics
import CoreText
import Foundation
import TestTurns
import Testing

@testable import PixelFunctions

@Suite(.exclusive) struct PDFDocumentTests {
    init() { CairoAdapters.install() }

    /// The file that drawing makes, as text; bytes beyond ASCII become other characters.
    private func document(
        _ box: CGRect = CGRect(x: 0, y: 0, width: 200, height: 100), _ info: CFDictionary? = nil,
        _ draw: (CGContext) -> Void
    ) throws -> String {
        let data = NSMutableData()
        let consumer = try #require(CGDataConsumer(data: data))
        let context = withUnsafePointer(to: box) { CGContext(consumer: consumer, mediaBox: $0, info) }
        draw(try #require(context))
        context?.closePDF()
        return String(decoding: data as Data, as: Unicode.ASCII.self)
    }

    private func count(_ part: String, in text: String) -> Int { text.components(separatedBy: part).count - 1 }

    @Test func `each page has its own size`() throws {
        let text = try document { context in
            context.beginPDFPage(nil)
            context.fill(CGRect(x: 10, y: 10, width: 50, height: 50))
            context.endPDFPage()
            var box = CGRect(x: 5, y: 5, width: 300, height: 50)
            context.beginPage(mediaBox: &box)
            context.endPage()
            let bytes = withUnsafeBytes(of: CGRect(x: 0, y: 0, width: 70, height: 80)) { Data($0) }
            context.beginPDFPage([kCGPDFContextMediaBox: bytes])
        }

        #expect(text.hasPrefix("%PDF-") && text.contains("%%EOF"))
        #expect(count("/Type /Page\n", in: text) + count("/Type /Page ", in: text) == 3)
        for size in ["200 100", "300 50", "70 80"] { #expect(text.contains("[ 0 0 \(size) ]")) }
    }

    @Test func `a document says its title, author, subject, keywords and creator`() throws {
        let info: CFDictionary = [
            kCGPDFContextTitle: "A title", kCGPDFContextAuthor: "An author", kCGPDFContextSubject: "A subject",
            kCGPDFContextKeywords: ["one", "two"], kCGPDFContextCreator: "A program",
        ]

        let text = try document(CGRect(x: 0, y: 0, width: 10, height: 10), info) { $0.beginPDFPage(nil) }

        for value in ["A title", "An author", "A subject", "one, two", "A program"] {
            #expect(text.contains("(\(value))"))
        }
    }

    @Test func `links lead to addresses and to named destinations`() throws {
        let address = try #require(URL(string: "https://example.org/a'b"))
        let text = try document { context in
            context.beginPDFPage(nil)
            context.setURL(address, for: CGRect(x: 10, y: 20, width: 30, height: 40))
            context.setDestination("there", for: CGRect(x: 100, y: 0, width: 50, height: 10))
            context.beginPDFPage(nil)
            context.addDestination("there", at: CGPoint(x: 7, y: 60))
        }

        #expect(text.contains("https://example.org/a'b") && count("/Subtype /Link", in: text) == 2)
        // Rectangles are from the page's lower left, as they were given.
        #expect(text.contains("/Rect [ 10 20 40 60 ]") && text.contains("/Rect [ 100 0 150 10 ]"))
        #expect(text.contains("(there)") && text.contains("/XYZ 7 60 0"))
    }

    @Test func `text stays text in its font`() throws {
        let font = CTFontCreateWithName("DejaVuSerif", 20, nil)
        let string = NSAttributedString(
            string: "Hello", attributes: [NSAttributedString.Key(kCTFontAttributeName): font])

        let text = try document { context in
            context.beginPDFPage(nil)
            context.textPosition = CGPoint(x: 10, y: 10)
            CTLineDraw(CTLineCreateWithAttributedString(string), context)
        }

        let fonts = text.split(separator: "\n").filter { $0.contains("/BaseFont") }
        #expect(fonts.count == 1 && fonts.allSatisfy { $0.contains("+DejaVuSerif") })
        #expect(!text.contains("/Subtype /Image"))
    }

    @Test func `an image is embedded with its own pixels`() throws {
        let picture = image(width: 3, Array(repeating: red, count: 21))

        let text = try document { context in
            context.beginPDFPage(nil)
            context.draw(picture, in: CGRect(x: 0, y: 0, width: 100, height: 100))
        }

        #expect(text.contains("/Width 3") && text.contains("/Height 7"))
    }

    @Test func `the file is written once, when the context is deallocated`() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).pdf")
        defer { try? FileManager.default.removeItem(at: file) }
        var context = CGContext(file, mediaBox: nil, nil)
        context?.beginPDFPage(nil)
        #expect(!FileManager.default.fileExists(atPath: file.path))

        context = nil

        let text = String(decoding: try Data(contentsOf: file), as: Unicode.ASCII.self)
        #expect(text.contains("[ 0 0 612 792 ]"))
        #expect(CGContext(URL(fileURLWithPath: "/no/such/folder/file.pdf"), mediaBox: nil, nil) == nil)
        #expect(try CGContext(#require(URL(string: "https://example.org")), mediaBox: nil, nil) == nil)
    }

    @Test func `callbacks receive the bytes and are notified of the end`() throws {
        final class Log { var (bytes, releases) = (0, 0) }
        let log = Log()
        var callbacks = CGDataConsumerCallbacks(
            putBytes: { info, _, count in
                info.map { Unmanaged<Log>.fromOpaque($0).takeUnretainedValue().bytes += count }
                return count
            },
            releaseConsumer: { info in info.map { Unmanaged<Log>.fromOpaque($0).takeUnretainedValue().releases += 1 } })
        var consumer = CGDataConsumer(info: Unmanaged.passUnretained(log).toOpaque(), cbks: &callbacks)
        var context = try CGContext(consumer: #require(consumer), mediaBox: nil, nil)

        context?.beginPDFPage(nil)
        context?.closePDF()
        context?.closePDF()
        #expect(log.bytes > 500 && log.releases == 0)
        let bytes = log.bytes
        (context, consumer) = (nil, nil)

        #expect(log.bytes == bytes && log.releases == 1)
        callbacks.putBytes = nil
        #expect(CGDataConsumer(info: nil, cbks: &callbacks) == nil)
    }

    @Test func `drawing between pages is lost, and a document without pages is not written`() throws {
        let text = try document { context in
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
            context.endPDFPage()
        }

        #expect(text.isEmpty)
    }
}
