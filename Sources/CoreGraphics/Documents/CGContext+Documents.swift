public import Foundation

extension CGContext {
    /// Makes a context that writes a PDF file, whose user space is in points with y pointing up.
    ///
    /// Pages show the media box, which is 612 by 792 points when none is given. The auxiliary information may have the keys
    /// `kCGPDFContextTitle`, `kCGPDFContextAuthor`, `kCGPDFContextSubject`, `kCGPDFContextKeywords` and `kCGPDFContextCreator`.
    /// The file is written by `closePDF()`, or when the context is deallocated. Nil where no file can be made.
    ///
    /// Status: partial – conic gradients, shadows and patterns become bitmaps of 288 pixels an inch; no encryption.
    public convenience init?(_ url: CFURL, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?) {
        guard let consumer = CGDataConsumer(url: url) else { return nil }
        self.init(consumer: consumer, mediaBox: mediaBox, auxiliaryInfo)
    }

    /// Makes a context that hands a PDF file to a consumer, as ``init(_:mediaBox:_:)`` writes one.
    public convenience init?(
        consumer: CGDataConsumer, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?
    ) {
        guard let document = DocumentRecording(consumer, mediaBox: mediaBox?.pointee, properties: auxiliaryInfo) else {
            return nil
        }
        self.init(document)
    }

    /// Begins a page with a fresh graphics state; one that is being drawn ends before.
    ///
    /// - Parameter pageInfo: under `kCGPDFContextMediaBox` the bytes of a `CGRect`, to give the page another box.
    public func beginPDFPage(_ pageInfo: CFDictionary?) {
        beginPage(in: (pageInfo?[kCGPDFContextMediaBox] as? Data).flatMap(CGRect.init(bytes:)))
    }

    /// Ends the page; has no effect without one.
    public func endPDFPage() { finishPage() }

    /// Begins a page with a fresh graphics state, of its own media box if one is given; one that is being drawn ends before.
    public func beginPage(mediaBox: UnsafePointer<CGRect>?) { beginPage(in: mediaBox?.pointee) }

    /// Ends the page; has no effect without one.
    public func endPage() { finishPage() }

    /// Ends the document and writes it; later drawing is lost.
    public func closePDF() {
        finishPage()
        document?.close()
    }

    /// Gives a point of the page's user space a name that links may lead to.
    public func addDestination(_ name: CFString, at point: CGPoint) {
        document?.add(RecordedPage.Destination(name: name, point: point.applying(state.transform)))
    }

    /// Makes a rectangle of the page's user space a link to the destination with a name.
    public func setDestination(_ name: CFString, for rect: CGRect) { link(rect, .destination(name)) }

    /// Makes a rectangle of the page's user space lead to an address, `url`.
    public func setURL(_ url: CFURL, for rect: CGRect) { link(rect, .address(url.absoluteString)) }

    /// The rectangle of user space for pages without another; nil for a context of no document.
    package var documentBox: CGRect? { document?.mediaBox }

    /// The rectangle of user space that the page shows, or the next one will; nil for a context of no document.
    package var pageBox: CGRect? { document.map { $0.page ?? $0.mediaBox } }

    private func link(_ rect: CGRect, _ target: RecordedPage.Target) {
        let area = rect.applying(state.transform)
        guard !area.isNull, !area.hasNaN, !area.isInfinite else { return }
        document?.add(RecordedPage.Link(rect: area, target: target))
    }

    private func beginPage(in box: CGRect?) {
        guard document != nil else { return }
        finishPage()
        document?.begin(box)
        if let page = document?.page { startPage(page) }
    }

    private func finishPage() {
        guard document?.page != nil else { return }
        document?.end(finishedList())
        clearRecording()
    }
}

/// The key of a document's title.
public let kCGPDFContextTitle: CFString = "kCGPDFContextTitle"
/// The key of the name of who made a document.
public let kCGPDFContextAuthor: CFString = "kCGPDFContextAuthor"
/// The key of a document's subject.
public let kCGPDFContextSubject: CFString = "kCGPDFContextSubject"
/// The key of a document's keywords, one text or a list of them.
public let kCGPDFContextKeywords: CFString = "kCGPDFContextKeywords"
/// The key of the name of the program that made a document.
public let kCGPDFContextCreator: CFString = "kCGPDFContextCreator"
/// The key of a page's media box, the bytes of a `CGRect`.
public let kCGPDFContextMediaBox: CFString = "kCGPDFContextMediaBox"
