import UIKit

/// A renderer of documents.
class ClientGraphicsPDFRenderer: UIGraphicsPDFRenderer {
    override init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) { super.init(bounds: bounds, format: format) }

    override func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data { super.pdfData(actions: actions) }
}

/// The context that such a renderer draws in.
class ClientGraphicsPDFRendererContext: UIGraphicsPDFRendererContext {
    override var pdfContextBounds: CGRect { super.pdfContextBounds }

    override func addDestination(withName name: String, at point: CGPoint) {
        super.addDestination(withName: name, at: point)
    }
    override func beginPage() { super.beginPage() }
    override func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {
        super.beginPage(withBounds: bounds, pageInfo: pageInfo)
    }
    override func setDestinationWithName(_ name: String, for rect: CGRect) {
        super.setDestinationWithName(name, for: rect)
    }
    override func setURL(_ url: URL, for rect: CGRect) { super.setURL(url, for: rect) }
}

/// The format of documents.
class ClientGraphicsPDFRendererFormat: UIGraphicsPDFRendererFormat {
    override var documentInfo: [String: Any] {
        get { super.documentInfo }
        set { super.documentInfo = newValue }
    }
}
