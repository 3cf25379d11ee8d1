// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CoreGraphics
public import Foundation

/// Begins a PDF document in a file at a path as the calling thread's current context, until `UIGraphicsEndPDFContext()`; false
/// where no file can be made.
///
/// Pages show the bounds in points, 612 by 792 for empty ones; y points down. The document's information may have the keys that
/// `CGContext(_:mediaBox:_:)` knows.
public nonisolated func UIGraphicsBeginPDFContextToFile(
    _ path: String, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) -> Bool {
    begin(CGDataConsumer(url: URL(fileURLWithPath: path)), bounds, documentInfo)
}

/// Begins a PDF document that is appended to data as the calling thread's current context, until `UIGraphicsEndPDFContext()`.
///
/// Bounds and the document's information are as for a file.
public nonisolated func UIGraphicsBeginPDFContextToData(
    _ data: NSMutableData, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) {
    _ = begin(CGDataConsumer(data: data), bounds, documentInfo)
}

/// Ends the document that is the current context and writes it; has no effect without one.
public nonisolated func UIGraphicsEndPDFContext() {
    guard let context = GraphicsContextStack.top, context.pageBox != nil else { return }
    context.closePDF()
    GraphicsContextStack.pop()
}

/// Begins a page of the document's size in the current context.
public nonisolated func UIGraphicsBeginPDFPage() {
    guard let context = GraphicsContextStack.top, let box = context.documentBox else { return }
    context.beginUprightPage(box)
}

/// Begins a page that shows a rectangle in the current context; no key of the page's information is known.
public nonisolated func UIGraphicsBeginPDFPageWithInfo(_ bounds: CGRect, _ pageInfo: [AnyHashable: Any]?) {
    GraphicsContextStack.top?.beginUprightPage(bounds)
}

/// The rectangle that the current context's page shows, in points; zero without a document.
public nonisolated func UIGraphicsGetPDFContextBounds() -> CGRect { GraphicsContextStack.top?.pageBox ?? .zero }

/// Makes a rectangle of the current context's page lead to an address, `url`.
public nonisolated func UIGraphicsSetPDFContextURLForRect(_ url: URL, _ rect: CGRect) {
    GraphicsContextStack.top?.setURL(url, for: rect)
}

/// Gives a point of the current context's page a name that links may lead to.
public nonisolated func UIGraphicsAddPDFContextDestinationAtPoint(_ name: String, _ point: CGPoint) {
    GraphicsContextStack.top?.addDestination(name, at: point)
}

/// Makes a rectangle of the current context's page a link to the destination with a name.
public nonisolated func UIGraphicsSetPDFContextDestinationForRect(_ name: String, _ rect: CGRect) {
    GraphicsContextStack.top?.setDestination(name, for: rect)
}

private nonisolated func begin(
    _ consumer: CGDataConsumer?, _ bounds: CGRect, _ info: [AnyHashable: Any]?
) -> Bool {
    let context = consumer.flatMap { consumer in
        withUnsafePointer(to: bounds) { CGContext(consumer: consumer, mediaBox: $0, info) }
    }
    guard let context else { return false }
    GraphicsContextStack.push(context)
    return true
}
