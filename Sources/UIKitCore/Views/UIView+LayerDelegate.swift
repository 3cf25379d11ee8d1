public import CoreGraphics
public import QuartzCore
import UIFoundation

extension UIView: CALayerDelegate {
    /// Has the layer place drawn content by the view's mode.
    func contentModeDidChange() {
        layer.contentsGravity = contentMode.gravity
        if contentMode == .redraw { setNeedsDisplay() }
    }

    /// Draws the view's content with its traits and context in force.
    public func draw(_ layer: CALayer, in ctx: CGContext) {
        viewFlags.set(.wasDrawnOutside, !isInWindow)
        UIGraphicsPushContext(ctx)
        defer { UIGraphicsPopContext() }
        traitCollection.performAsCurrent { observing(.display, of: type(of: self)) { draw(bounds) } }
    }

    /// Runs the view's layout between its controller's two callbacks.
    public func layoutSublayers(of layer: CALayer) {
        updateSafeAreaIfMarked()
        guard let controller else {
            announceOwnMargins()
            // The class itself lays out nothing.
            if type(of: self) != UIView.self { observing(.layout, of: type(of: self)) { layoutSubviews() } }
            return
        }
        controller.announceMargins(of: self)
        observing(.layout, of: type(of: controller)) {
            controller.willLayOut()
            layoutSubviews()
            controller.didLayOut()
        }
    }
}
