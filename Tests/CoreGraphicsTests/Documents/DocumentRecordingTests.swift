import CoreGraphics
import Foundation
import Testing

@Suite struct DocumentRecordingTests {
    /// Writes pages as text, instead of a PDF file.
    private struct TextWriter: DocumentWriter {
        func pdf(_ document: RecordedDocument) -> Data? {
            Data(
                document.pages.map { "\($0.size.width) \($0.size.height)\n\($0.list.text)" }.joined(separator: "\n")
                    .utf8)
        }
    }

    @Test func `a page begins in its box with a fresh state, y pointing up`() throws {
        installedDocumentWriter.install(TextWriter())
        let data = NSMutableData()
        var box = CGRect(x: 10, y: 20, width: 200, height: 100)
        let context = try CGContext(consumer: #require(CGDataConsumer(data: data)), mediaBox: &box, nil)

        context?.beginPDFPage(nil)
        context?.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
        context?.translateBy(x: 5, y: 5)
        context?.beginPDFPage(nil)
        #expect(context?.ctm == .identity && context?.boundingBoxOfClipPath == box)
        context?.fill(CGRect(x: 10, y: 20, width: 1, height: 1))
        context?.closePDF()

        // The box' lower left corner is the page's.
        let lines = String(decoding: data as Data, as: UTF8.self).split(separator: "\n")
        #expect(lines.last == "fill #000000 rect 10,20,1,1")
        #expect(lines.filter { $0 == "200.0 100.0" }.count == 2)
        #expect(lines.filter { $0.hasPrefix("concat 1 0 0 -1 -10 120") || $0.contains("-10") }.count >= 2)
    }
}
