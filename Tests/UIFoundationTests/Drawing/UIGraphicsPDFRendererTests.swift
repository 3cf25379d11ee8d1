import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitTesting

@Suite(.application) struct UIGraphicsPDFRendererTests {
    /// The lines of a PDF file that are no compressed drawing.
    private func lines(_ data: Data) -> [String] {
        String(decoding: data, as: UTF8.self).split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    }

    /// The sizes of the pages, as PDF files name them.
    private func pages(_ data: Data) -> [String] {
        lines(data).filter { $0.hasPrefix("/MediaBox") }
    }

    @Test func `pages begin at the top left with y pointing down`() {
        let renderer = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 200, height: 100))
        var bounds: [CGRect] = []

        let data = renderer.pdfData { context in
            context.beginPage()
            bounds.append(context.pdfContextBounds)
            #expect(UIGraphicsGetCurrentContext() === context.cgContext)
            #expect(context.cgContext.convertToDeviceSpace(CGPoint(x: 0, y: 0)) == CGPoint(x: 0, y: 100))
            UIRectFill(CGRect(x: 1, y: 2, width: 3, height: 4))
            context.beginPage(withBounds: CGRect(x: 10, y: 20, width: 50, height: 60), pageInfo: [:])
            bounds.append(context.pdfContextBounds)
        }

        #expect(bounds == [CGRect(x: 0, y: 0, width: 200, height: 100), CGRect(x: 10, y: 20, width: 50, height: 60)])
        #expect(pages(data) == ["/MediaBox [ 0 0 200 100 ]", "/MediaBox [ 0 0 50 60 ]"])
        #expect(UIGraphicsGetCurrentContext() == nil)
    }

    @Test func `links, destinations and the document's information are kept`() throws {
        let format = UIGraphicsPDFRendererFormat()
        format.documentInfo = ["kCGPDFContextTitle": "A title"]
        let renderer = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 200, height: 100), format: format)
        let address = try #require(URL(string: "https://example.org"))

        let data = renderer.pdfData { context in
            context.beginPage()
            context.setURL(address, for: CGRect(x: 1, y: 2, width: 3, height: 4))
            context.setDestinationWithName("there", for: CGRect(x: 5, y: 6, width: 7, height: 8))
            context.addDestination(withName: "there", at: CGPoint(x: 9, y: 10))
        }

        // UIKit's y = 0 is the page's top, 100 points above the zero of PDF files.
        let text = lines(data)
        #expect(text.contains("/Title (A title)"))
        #expect(text.contains("/URI (https://example.org)") && text.contains("/Rect [ 1 94 4 98 ]"))
        #expect(text.contains("/Dest (there)") && text.contains("/Rect [ 5 86 12 94 ]"))
        #expect(text.contains { $0.hasPrefix("(there) [") && $0.hasSuffix("/XYZ 9 90 0]") })
    }

    @Test func `a document is written to a file, or the error is thrown`() throws {
        let renderer = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 20, height: 10))
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).pdf")
        defer { try? FileManager.default.removeItem(at: file) }

        try renderer.writePDF(to: file) { $0.beginPage() }

        #expect(pages(try Data(contentsOf: file)) == ["/MediaBox [ 0 0 20 10 ]"])
        #expect(throws: (any Error).self) {
            try renderer.writePDF(to: URL(fileURLWithPath: "/no/such/folder/file.pdf")) { $0.beginPage() }
        }
    }

    @Test func `the functions make a document in data`() throws {
        let data = NSMutableData()
        let address = try #require(URL(string: "https://example.org"))

        UIGraphicsBeginPDFContextToData(data, CGRect(x: 0, y: 0, width: 200, height: 100), nil)
        #expect(UIGraphicsGetPDFContextBounds() == CGRect(x: 0, y: 0, width: 200, height: 100))
        UIGraphicsBeginPDFPage()
        UIRectFill(CGRect(x: 1, y: 2, width: 3, height: 4))
        UIGraphicsSetPDFContextURLForRect(address, CGRect(x: 1, y: 2, width: 3, height: 4))
        UIGraphicsBeginPDFPageWithInfo(CGRect(x: 0, y: 0, width: 50, height: 60), nil)
        #expect(UIGraphicsGetPDFContextBounds() == CGRect(x: 0, y: 0, width: 50, height: 60))
        UIGraphicsAddPDFContextDestinationAtPoint("there", CGPoint(x: 9, y: 10))
        UIGraphicsBeginPDFPage()
        UIGraphicsSetPDFContextDestinationForRect("there", CGRect(x: 5, y: 6, width: 7, height: 8))
        UIGraphicsEndPDFContext()

        let text = lines(data as Data)
        let (large, small) = ("/MediaBox [ 0 0 200 100 ]", "/MediaBox [ 0 0 50 60 ]")
        #expect(pages(data as Data) == [large, small, large])
        #expect(text.contains("/URI (https://example.org)") && text.contains("/Rect [ 1 94 4 98 ]"))
        #expect(text.contains("/Dest (there)") && text.contains("/Rect [ 5 86 12 94 ]"))
        #expect(text.contains { $0.hasPrefix("(there) [") && $0.hasSuffix("/XYZ 9 50 0]") })
        #expect(UIGraphicsGetCurrentContext() == nil && UIGraphicsGetPDFContextBounds() == .zero)
    }

    @Test func `the functions make a document in a file, letters when no size is given`() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).pdf")
        defer { try? FileManager.default.removeItem(at: file) }

        #expect(UIGraphicsBeginPDFContextToFile(file.path, .zero, ["kCGPDFContextAuthor": "An author"]))
        UIGraphicsBeginPDFPage()
        UIGraphicsEndPDFContext()

        #expect(pages(try Data(contentsOf: file)) == ["/MediaBox [ 0 0 612 792 ]"])
        #expect(lines(try Data(contentsOf: file)).contains { $0.hasSuffix("/Author (An author)") })
        #expect(!UIGraphicsBeginPDFContextToFile("/no/such/folder/file.pdf", .zero, nil))
        #expect(UIGraphicsGetCurrentContext() == nil)
    }

    @Test func `ending no document leaves other contexts`() {
        let context = CGContext(bounds: CGRect(x: 0, y: 0, width: 1, height: 1))
        UIGraphicsPushContext(context)
        defer { UIGraphicsPopContext() }

        UIGraphicsEndPDFContext()
        UIGraphicsBeginPDFPage()

        #expect(UIGraphicsGetCurrentContext() === context)
    }
}
