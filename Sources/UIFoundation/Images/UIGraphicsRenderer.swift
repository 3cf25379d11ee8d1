import CoreGraphics
public import Foundation

/// The common part of renderers of all kinds: a format that knows the rectangle they render.
open nonisolated class UIGraphicsRenderer: NSObject {
    /// The kind of output; later changes to the format given at first have no effect.
    public let format: UIGraphicsRendererFormat

    init(bounds: CGRect, copying format: UIGraphicsRendererFormat) {
        self.format = format.duplicate()
        self.format.bounds = bounds
    }

    /// A recording context whose base space begins at the rectangle's origin.
    func makeContext() -> CGContext {
        let context = CGContext(bounds: CGRect(origin: .zero, size: format.bounds.size))
        context.translateBy(x: -format.bounds.minX, y: -format.bounds.minY)
        return context
    }
}
