import CCairo
import CoreGraphics
import Foundation
import QuartzCore

extension FramePainter {
    /// Fills a node's rounded bounds with a gradient, which is computed on the unit square and stretched over the bounds.
    func paint(_ gradient: GradientFill, of node: RenderNode, transform: CGAffineTransform, alpha: CGFloat) {
        let bounds = node.bounds.standardized
        let unit = CGAffineTransform(
            a: bounds.width, b: 0, c: 0, d: bounds.height, tx: bounds.minX, ty: bounds.minY
        ).concatenating(transform)
        guard CairoContext.isUsable(unit) else { return }
        context.setOperator(.normal)
        if case .conic(let center, let angle) = gradient.shape {
            let surface = conicSurface(
                ConicGradient(gradient.stops, center: center, angle: angle), gradient, of: node, unit: unit)
            guard let surface else { return }
            return paintConic(surface, of: node, unit: unit, transform: transform, alpha: alpha)
        }
        if let pattern = gradient.makePattern(alpha: alpha) {
            setSource(pattern, space: unit)
        } else {
            // Without an extent, all points are beyond the end of the gradient.
            context.setColor(gradient.stops.stops.last?.color ?? .clear, alpha: alpha)
        }
        fillShape(of: node, transform: transform)
        // Releases the pattern.
        context.setColor(.clear)
    }

    private func fillShape(of node: RenderNode, transform: CGAffineTransform) {
        let shape = NodeShape(node, transform: transform)
        context.setAntialias(shape.pixelRect.map { !PixelSnapping.isWhole($0) } ?? true)
        if setPath(of: shape) { context.fillPath() }
    }

    /// Sets a pattern as the source, with a transform from its coordinates to pixels.
    private func setSource(_ pattern: OpaquePointer?, space: CGAffineTransform) {
        context.setTransform(space)
        cairo_set_source(context.pointer, pattern)
        cairo_pattern_destroy(pattern)
    }

    // MARK: Conic

    /// Larger gradients are stretched: their colours change so slowly that this is not visible.
    private static let largestConicSide: CGFloat = 2048

    private struct ConicKey: Hashable {
        let gradient: GradientFill
        let width: Int
        let height: Int
    }

    /// The whole unit square as a bitmap, of about as many pixels as it is shown with.
    private func conicSurface(
        _ conic: @autoclosure () -> ConicGradient, _ gradient: GradientFill, of node: RenderNode,
        unit: CGAffineTransform
    ) -> CairoSurface? {
        func side(_ x: CGFloat, _ y: CGFloat) -> Int {
            max(1, Int(min(hypot(x, y).rounded(), Self.largestConicSide)))
        }
        let key = ConicKey(gradient: gradient, width: side(unit.a, unit.b), height: side(unit.c, unit.d))
        return bitmaps.gradient(of: node.layerID, key: key) {
            conic().surface(
                width: key.width, height: key.height,
                toGradient: CGAffineTransform(scaleX: 1 / CGFloat(key.width), y: 1 / CGFloat(key.height)))?
                .markedIfOpaque
        }
    }

    private func paintConic(
        _ surface: CairoSurface, of node: RenderNode, unit: CGAffineTransform, transform: CGAffineTransform,
        alpha: CGFloat
    ) {
        let pixels = CGAffineTransform(scaleX: 1 / CGFloat(surface.width), y: 1 / CGFloat(surface.height))
            .concatenating(unit)
        guard CairoContext.isUsable(pixels) else { return }
        let pattern = cairo_pattern_create_for_surface(surface.pointer)
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        cairo_pattern_set_filter(pattern, CAIRO_FILTER_BILINEAR)
        setSource(pattern, space: pixels)
        let shape = NodeShape(node, transform: transform)
        guard alpha < 1 else {
            fillShape(of: node, transform: transform)
            return context.setColor(.clear)
        }
        context.save()
        context.setAntialias(true)
        if setPath(of: shape) {
            context.clipPath()
            cairo_paint_with_alpha(context.pointer, alpha.unit)
        }
        context.restore()
        context.setColor(.clear)
    }
}
