public import CoreGraphics
public import Foundation

/// The context of a graphics renderer's actions.
open nonisolated class UIGraphicsRendererContext: NSObject {
    /// The context to draw in; it is also the current context while the actions run.
    open private(set) var cgContext: CGContext
    /// The kind of the renderer's output.
    open private(set) var format: UIGraphicsRendererFormat

    init(cgContext: CGContext, format: UIGraphicsRendererFormat) {
        self.cgContext = cgContext
        self.format = format
    }

    /// Fills a rectangle in the fill colour.
    open func fill(_ rect: CGRect) { fill(rect, blendMode: .copy) }

    /// Fills a rectangle in the fill colour with a blend mode.
    open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
        within { UIRectFillUsingBlendMode(rect, blendMode) }
    }

    /// Draws a frame of one point just inside a rectangle in the fill colour.
    open func stroke(_ rect: CGRect) { stroke(rect, blendMode: .copy) }

    /// Draws a frame of one point just inside a rectangle in the fill colour with a blend mode.
    open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
        within { UIRectFrameUsingBlendMode(rect, blendMode) }
    }

    /// Narrows the clip to a rectangle.
    open func clip(to rect: CGRect) { cgContext.clip(to: rect) }

    private func within(_ actions: () -> Void) {
        UIGraphicsPushContext(cgContext)
        actions()
        UIGraphicsPopContext()
    }
}
