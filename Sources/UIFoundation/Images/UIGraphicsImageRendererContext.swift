import CoreGraphics
import Foundation

/// The context of an image renderer's actions.
open nonisolated class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
    private let finish: (CGContext) -> UIImage

    init(cgContext: CGContext, format: UIGraphicsRendererFormat, finish: @escaping (CGContext) -> UIImage) {
        self.finish = finish
        super.init(cgContext: cgContext, format: format)
    }

    /// An image of all drawing so far.
    open var currentImage: UIImage { finish(cgContext) }
}
