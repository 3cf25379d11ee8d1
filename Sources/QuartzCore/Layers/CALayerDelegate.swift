public import CoreGraphics

/// Draws a layer, lays it out and decides about its implicit animations.
@preconcurrency @MainActor public protocol CALayerDelegate: AnyObject {
    /// Makes the layer's contents, such as by setting `contents`; without one of its own, the layer has them drawn.
    func display(_ layer: CALayer)
    /// Draws the layer's contents; coordinates are its bounds'.
    func draw(_ layer: CALayer, in ctx: CGContext)
    /// Called before the layer's contents are drawn.
    func layerWillDraw(_ layer: CALayer)
    /// Lays out the sublayers.
    func layoutSublayers(of layer: CALayer)
    /// The action for an event, such as a changed property: nil asks further, `NullAction` stops the search.
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
    public func display(_ layer: CALayer) { layer.displayByDrawing() }
    public func draw(_ layer: CALayer, in ctx: CGContext) {}
    public func layerWillDraw(_ layer: CALayer) {}
    public func layoutSublayers(of layer: CALayer) {}
    public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
