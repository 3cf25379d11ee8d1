public import CoreGraphics
public import Foundation

/// The common part of renderers of all kinds: a format that knows the rectangle they render, and the way from drawing code to
/// output.
///
/// A renderer of this class itself has no output: the drawing of its actions is not kept. Override `context(with:)` to have
/// them draw elsewhere.
open nonisolated class UIGraphicsRenderer: NSObject {
    /// The kind of output; later changes to the format given at first have no effect.
    open private(set) var format: UIGraphicsRendererFormat

    /// Makes a renderer of a rectangle of user space in the standard format.
    public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .preferred()) }

    /// Makes a renderer of a rectangle of user space.
    public init(bounds: CGRect, format: UIGraphicsRendererFormat) {
        self.format = format.duplicate()
        self.format.bounds = bounds
    }

    /// Whether an image can be made of the drawing; false unless overridden.
    open var allowsImageOutput: Bool { false }

    /// The class of the contexts that the actions are given.
    ///
    /// Unlike iOS: a renderer of an app's own class gives contexts of the class that its superclass gives.
    open class func rendererContextClass() -> AnyClass { UIGraphicsRendererContext.self }

    /// A context to draw in; nil where there can be none.
    ///
    /// Here it records the drawing, and its user space begins at the origin of the format's rectangle.
    open class func context(with format: UIGraphicsRendererFormat) -> CGContext? {
        let context = CGContext(bounds: CGRect(origin: .zero, size: format.bounds.size))
        context.translateBy(x: -format.bounds.minX, y: -format.bounds.minY)
        return context
    }

    /// Called before the actions to give the context its first state; empty unless overridden.
    open class func prepare(_ context: CGContext, with rendererContext: UIGraphicsRendererContext) {}

    /// Runs actions with a new context, which is also the current one meanwhile, and then others that take the output from it.
    ///
    /// - Throws: `CocoaError` with the code `featureUnsupported` when `context(with:)` gives none; no action is run then.
    open func runDrawingActions(
        _ drawingActions: (UIGraphicsRendererContext) -> Void,
        completionActions: ((UIGraphicsRendererContext) -> Void)? = nil
    ) throws {
        guard let cgContext = type(of: self).context(with: format) else { throw CocoaError(.featureUnsupported) }
        let context = rendererContext(cgContext)
        type(of: self).prepare(cgContext, with: context)
        UIGraphicsPushContext(cgContext)
        drawingActions(context)
        UIGraphicsPopContext()
        completionActions?(context)
    }

    /// The context that the actions are given for one to draw in.
    func rendererContext(_ cgContext: CGContext) -> UIGraphicsRendererContext {
        UIGraphicsRendererContext(cgContext: cgContext, format: format)
    }
}
