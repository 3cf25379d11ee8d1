import CoreGraphics
public import QuartzCore
import UIFoundation

extension UIView: CALayerDelegate {
    /// Makes a layer of the class that the view's class names.
    static func makeLayer() -> CALayer {
        if layerClass == CALayer.self { return CALayer() }
        guard let type = layerClass as? CALayer.Type else {
            fatalError(
                "The layer class of \(self) is \(layerClass), which is no class of layers. Return CALayer or one below it."
            )
        }
        return ConstructibleObject.make(type)
    }

    /// Makes the layer that the view was made with the view's own, with the screen's scale and the view's first drawing ahead.
    func adoptLayer() {
        storedLayer.isViewLayer = true
        storedLayer.owner = self
        storedLayer.contentsScale = UIScreen.currentScale
        if drawsContent { storedLayer.setNeedsDisplay() }
        drawingTimeDidChange()
    }

    /// Has the layer place drawn content by the view's mode.
    func contentModeDidChange() {
        layer.contentsGravity = contentMode.gravity
        drawingTimeDidChange()
        if contentMode == .redraw { setNeedsDisplay() }
    }

    /// Has content be drawn only when it shows, where nobody can tell. In other modes than that which draws anew, the size counts
    /// at which it was drawn last.
    private func drawingTimeDidChange() { storedLayer.mayDrawLate = contentMode == .redraw && drawsUnobserved }

    /// Draws the view's content with its traits and context in force.
    func drawContent(in ctx: CGContext) {
        viewFlags.set(.wasDrawnOutside, !isInWindow)
        UIGraphicsPushContext(ctx)
        defer { UIGraphicsPopContext() }
        performInAmbience { observing(.display, of: type(of: self)) { draw(bounds) } }
    }

    /// Runs the view's layout between its controller's two callbacks.
    func layOutBetweenCallbacks() {
        let constraints = viewFlags.contains(.isKnownToConstraints) ? layoutState : nil
        // What changes before the content is laid out needs no other layout.
        constraints?.isApplying = true
        defer { constraints?.isApplying = false }
        updateSafeAreaIfMarked()
        // The class itself lays out nothing but what constraints decide about.
        let isPlain = type(of: self) == UIView.self && constraints == nil
        guard let controller else {
            announceOwnMargins()
            guard !isPlain else { return }
            return observing(.layout, of: type(of: self)) { performInAmbience { layoutSubviews() } }
        }
        controller.announceMargins(of: self)
        observing(.layout, of: type(of: controller)) {
            controller.performInAmbience { controller.willLayOut() }
            if !isPlain { performInAmbience { layoutSubviews() } }
            controller.performInAmbience { controller.didLayOut() }
        }
    }
}
