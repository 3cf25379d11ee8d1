import CoreGraphics
public import Foundation

/// The context of a PDF renderer's actions, with functions for pages.
open nonisolated class UIGraphicsPDFRendererContext: UIGraphicsRendererContext {
    /// The rectangle of user space that the page shows, in points; that of the format before the first page.
    open var pdfContextBounds: CGRect { cgContext.pageBox ?? format.bounds }

    /// Begins a page of the format's size; drawing before the first one is lost.
    open func beginPage() { cgContext.beginUprightPage(format.bounds) }

    /// Begins a page that shows a rectangle of user space; no key of the information is known.
    open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) { cgContext.beginUprightPage(bounds) }

    /// Makes a rectangle of the page lead to an address, `url`.
    open func setURL(_ url: URL, for rect: CGRect) { cgContext.setURL(url, for: rect) }

    /// Gives a point of the page a name that links may lead to.
    open func addDestination(withName name: String, at point: CGPoint) { cgContext.addDestination(name, at: point) }

    /// Makes a rectangle of the page a link to the destination with a name.
    open func setDestinationWithName(_ name: String, for rect: CGRect) { cgContext.setDestination(name, for: rect) }
}

nonisolated extension CGContext {
    /// Begins a page whose user space has its y pointing down, as UIKit's has.
    func beginUprightPage(_ bounds: CGRect) {
        withUnsafePointer(to: bounds) { beginPage(mediaBox: $0) }
        guard let box = pageBox else { return }
        translateBy(x: 0, y: box.minY + box.maxY)
        scaleBy(x: 1, y: -1)
    }
}
