import CoreGraphics
public import Foundation

/// Makes PDF documents from drawing code.
///
/// The actions run at once, with the document's context as the current one, on the calling thread.
open nonisolated class UIGraphicsPDFRenderer: UIGraphicsRenderer {
    /// A block of drawing code for a PDF renderer.
    public typealias DrawingActions = (UIGraphicsPDFRendererContext) -> Void

    /// Makes a renderer for pages that show a rectangle of user space, in points.
    public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }

    /// Makes a renderer for pages that show a rectangle of user space, in points.
    public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) { super.init(bounds: bounds, format: format) }

    /// The bytes of a PDF file of the pages that the actions begin; empty when they begin none.
    open func pdfData(actions: DrawingActions) -> Data {
        let format = format as! UIGraphicsPDFRendererFormat
        let data = NSMutableData()
        // Hash order: the result is a dictionary again.
        let info = CFDictionary(
            format.documentInfo.map { (AnyHashable($0.key), $0.value) }, uniquingKeysWith: { first, _ in first })
        let context = CGDataConsumer(data: data).flatMap { consumer in
            withUnsafePointer(to: format.bounds) { CGContext(consumer: consumer, mediaBox: $0, info) }
        }
        guard let context else { return Data() }
        UIGraphicsPushContext(context)
        actions(UIGraphicsPDFRendererContext(cgContext: context, format: format))
        UIGraphicsPopContext()
        context.closePDF()
        return data as Data
    }

    /// Writes a PDF file of the pages that the actions begin to a file at an address, `url`; throws when that cannot be written.
    open func writePDF(to url: URL, withActions actions: DrawingActions) throws {
        try pdfData(actions: actions).write(to: url)
    }
}
