import Foundation

/// The pages that a context has finished, and the links and destinations of the page that it draws.
struct DocumentRecording {
    private let consumer: CGDataConsumer
    /// The rectangle of user space for pages without another.
    let mediaBox: CGRect
    private var document = RecordedDocument()
    /// The rectangle of the page that is drawn; nil between pages.
    private(set) var page: CGRect?
    private var links: [RecordedPage.Link] = []
    private var destinations: [RecordedPage.Destination] = []
    private var isClosed = false

    /// Letters of the United States, in points: Quartz' size for documents without one.
    private static let letter = CGRect(x: 0, y: 0, width: 612, height: 792)

    /// Nil where no file can be made.
    init?(_ consumer: CGDataConsumer, mediaBox: CGRect?, properties: CFDictionary?) {
        guard consumer.isWritable else { return nil }
        self.consumer = consumer
        let own = (properties?["kCGPDFContextMediaBox"] as? Data).flatMap(CGRect.init(bytes:))
        self.mediaBox = Self.usable(mediaBox) ?? Self.usable(own) ?? Self.letter
        for property in RecordedDocument.Property.allCases {
            let value = properties?[property.rawValue]
            document.properties[property] =
                value as? String ?? (value as? [Any])?.compactMap { $0 as? String }.joined(separator: ", ")
        }
    }

    private static func usable(_ box: CGRect?) -> CGRect? {
        guard let box = box?.standardized, !box.isEmpty, box.minX.isFinite, box.minY.isFinite, box.width.isFinite,
            box.height.isFinite
        else { return nil }
        return box
    }

    mutating func begin(_ box: CGRect?) {
        page = isClosed ? nil : Self.usable(box) ?? mediaBox
        (links, destinations) = ([], [])
    }

    mutating func add(_ link: RecordedPage.Link) { if page != nil { links.append(link) } }

    mutating func add(_ destination: RecordedPage.Destination) { if page != nil { destinations.append(destination) } }

    mutating func end(_ list: DisplayList) {
        guard let page else { return }
        document.pages.append(
            RecordedPage(size: page.size, list: list, links: links, destinations: destinations))
        self.page = nil
    }

    /// Hands the file to the consumer, once.
    mutating func close() {
        guard !isClosed else { return }
        isClosed = true
        guard let data = installedDocumentWriter.current.pdf(document) else { return }
        // Apple's function reports no error either; missing bytes show in the file.
        _ = consumer.put(data)
    }
}

extension CGRect {
    /// Reads the four numbers that a rectangle's memory holds; nil for another number of bytes.
    init?(bytes: Data) {
        guard bytes.count == MemoryLayout<CGRect>.size else { return nil }
        self = bytes.withUnsafeBytes { $0.loadUnaligned(as: CGRect.self) }
    }
}
