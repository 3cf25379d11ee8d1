public import CoreGraphics
public import QuartzCore

extension UIView: CALayerDelegate {
    /// Draws the view's content with its traits and context in force.
    public func draw(_ layer: CALayer, in ctx: CGContext) {
        UIGraphicsPushContext(ctx)
        defer { UIGraphicsPopContext() }
        traitCollection.performAsCurrent { draw(bounds) }
    }

    /// Runs the view's layout between its controller's two callbacks.
    public func layoutSublayers(of layer: CALayer) {
        updateSafeAreaIfMarked()
        guard let controller else { return layoutSubviews() }
        controller.willLayOut()
        layoutSubviews()
        controller.didLayOut()
    }
}
