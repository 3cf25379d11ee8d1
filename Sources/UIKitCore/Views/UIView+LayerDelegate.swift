import CoreGraphics
public import QuartzCore
import UIFoundation

extension UIView: CALayerDelegate {
    /// Makes a layer of the class's `layerClass`.
    static func makeLayer() -> CALayer {
        if layerClass == CALayer.self { return CALayer() }
        guard let type = layerClass as? CALayer.Type else {
            fatalError(
                "The layer class of \(self) is \(layerClass), which is no class of layers. Return CALayer or one below it."
            )
        }
        return ConstructibleObject.make(type)
    }

    /// Connects the view's layer to it, with the screen's scale, and marks it for its first drawing.
    func adoptLayer() {
        storedLayer.isViewLayer = true
        storedLayer.owner = self
        storedLayer.contentsScale = UIScreen.currentScale
        if drawsContent { storedLayer.setNeedsDisplay() }
        drawingTimeDidChange()
    }

    /// Applies the content mode to the layer.
    func contentModeDidChange() {
        layer.contentsGravity = contentMode.gravity
        drawingTimeDidChange()
        if contentMode == .redraw { setNeedsDisplay() }
    }

    /// Lets the layer draw its content late, when it is first shown, if the class allows it.
    ///
    /// With content modes other than `redraw` the content keeps the size of its last drawing, so it is drawn in time.
    private func drawingTimeDidChange() { storedLayer.mayDrawLate = contentMode == .redraw && drawsUnobserved }

    /// Draws the view's content with its traits and context as the current ones.
    func drawContent(in ctx: CGContext) {
        viewFlags.set(.wasDrawnOutside, !isInWindow)
        UIGraphicsPushContext(ctx)
        defer { UIGraphicsPopContext() }
        performInAmbience { observing(.display, of: type(of: self)) { draw(bounds) } }
    }

    /// Runs the view's layout between its controller's two callbacks.
    func layOutBetweenCallbacks() {
        let constraints = viewFlags.contains(.isKnownToConstraints) ? layoutState : nil
        // Changes before the content is laid out need no further layout.
        constraints?.isApplying = true
        defer { constraints?.isApplying = false }
        updateSafeAreaIfMarked()
        // The base implementation only applies solved frames.
        let isPlain = type(of: self) == UIView.self && constraints == nil
        guard let controller else {
            announceOwnMargins()
            guard !isPlain else { return }
            if let constraints, layOutUnobserved(asOf: constraints) { return }
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
