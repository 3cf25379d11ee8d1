import Foundation

/// Makes files of recorded pages.
package protocol DocumentWriter: Sendable {
    /// The bytes of a PDF file; nil when they cannot be made.
    func pdf(_ document: RecordedDocument) -> Data?
}

/// The writer that PDF contexts use.
package let installedDocumentWriter = PortSlot<any DocumentWriter>("DocumentWriter")
