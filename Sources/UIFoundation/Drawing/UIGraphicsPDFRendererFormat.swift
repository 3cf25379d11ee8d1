import Foundation

/// The kind of document that a PDF renderer makes.
open nonisolated class UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat {
    /// The document's words about itself, under the keys that `CGContext(_:mediaBox:_:)` knows.
    open var documentInfo: [String: Any] = [:]

    override func duplicate() -> UIGraphicsRendererFormat {
        let format = UIGraphicsPDFRendererFormat()
        format.bounds = bounds
        format.documentInfo = documentInfo
        return format
    }
}
