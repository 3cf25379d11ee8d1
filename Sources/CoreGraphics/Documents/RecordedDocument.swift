/// Pages, and information about the document.
package struct RecordedDocument: Sendable {
    package var pages: [RecordedPage] = []
    /// The document's words about itself.
    package var properties: [Property: String] = [:]

    /// A property that readers of documents show.
    package enum Property: String, CaseIterable, Sendable {
        case title = "kCGPDFContextTitle"
        case author = "kCGPDFContextAuthor"
        case subject = "kCGPDFContextSubject"
        case keywords = "kCGPDFContextKeywords"
        case creator = "kCGPDFContextCreator"
    }
}
