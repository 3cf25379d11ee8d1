import CCairo
import CoreGraphics
import Foundation
import QuartzCore

extension FramePainter {
    /// Fills a node's rounded bounds with a gradient, which is worked out on a unit square stretched over the bounds.
    func paint(_ gradient: GradientContents, of node: RenderNode, transform: CGAffineTransform, alpha: CGFloat) {
        let bounds = node.bounds.standardized
        let unit = CGAffineTransform(
            a: bounds.width, b: 0, c: 0, d: bounds.height, tx: bounds.minX, ty: bounds.minY
        ).concatenating(transform)
        guard CairoContext.isUsable(unit) else { return }
        context.setOperator(.normal)
        switch gradient.kind {
        case .axial: setAxial(gradient, unit: unit, alpha: alpha)
        case .radial: setRadial(gradient, unit: unit, alpha: alpha)
        case .conic:
            guard let surface = conicSurface(gradient, of: node, unit: unit) else { return }
            return paintConic(surface, of: node, unit: unit, transform: transform, alpha: alpha)
        }
        fillShape(of: node, transform: transform)
        // Lets go of the pattern.
        context.setColor(.clear)
    }

    private func fillShape(of node: RenderNode, transform: CGAffineTransform) {
        let shape = NodeShape(node, transform: transform)
        context.setAntialias(shape.pixelRect.map { !PixelSnapping.isWhole($0) } ?? true)
        if setPath(of: shape) { context.fillPath() }
    }

    private func setAxial(_ gradient: GradientContents, unit: CGAffineTransform, alpha: CGFloat) {
        let (start, end) = (gradient.start, gradient.end)
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        guard dx != 0 || dy != 0, let last = gradient.stops.last else {
            return context.setColor(gradient.stops.last?.color ?? .clear, alpha: alpha)
        }
        // Cairo's stops lie within 0…1: the line is stretched to hold those that do not.
        let (low, high) = (min(0, gradient.stops[0].location), max(1, last.location))
        let pattern = cairo_pattern_create_linear(
            start.x + dx * low, start.y + dy * low, start.x + dx * high, start.y + dy * high)
        for stop in gradient.stops {
            add(stop.color, at: (stop.location - low) / (high - low), to: pattern, alpha: alpha)
        }
        setSource(pattern, space: unit)
    }

    private func setRadial(_ gradient: GradientContents, unit: CGAffineTransform, alpha: CGFloat) {
        let (start, end) = (gradient.start, gradient.end)
        let ellipse = CGAffineTransform(
            a: abs(end.x - start.x), b: 0, c: 0, d: abs(end.y - start.y), tx: start.x, ty: start.y
        ).concatenating(unit)
        guard CairoContext.isUsable(ellipse), let last = gradient.stops.last else {
            return context.setColor(gradient.stops.last?.color ?? .clear, alpha: alpha)
        }
        let high = max(1, last.location)
        let pattern = cairo_pattern_create_radial(0, 0, 0, 0, 0, high)
        // There is nothing inside the centre; the colour that has been reached there begins the gradient.
        if gradient.stops[0].location < 0 { add(gradient.color(at: 0), at: 0, to: pattern, alpha: alpha) }
        for stop in gradient.stops where stop.location >= 0 {
            add(stop.color, at: stop.location / high, to: pattern, alpha: alpha)
        }
        setSource(pattern, space: ellipse)
    }

    private func add(_ color: RGBAColor, at offset: CGFloat, to pattern: OpaquePointer?, alpha: CGFloat) {
        cairo_pattern_add_color_stop_rgba(
            pattern, offset, color.red.unit, color.green.unit, color.blue.unit, color.alpha.unit * alpha.unit)
    }

    /// Makes a pattern the source, its coordinates in a space that a transform leads from to pixels.
    private func setSource(_ pattern: OpaquePointer?, space: CGAffineTransform) {
        context.setTransform(space)
        cairo_set_source(context.pointer, pattern)
        cairo_pattern_destroy(pattern)
    }

    // MARK: Conic

    /// Larger ones are stretched: their colours change so slowly that nobody sees it.
    private static let largestConicSide: CGFloat = 2048

    private struct ConicKey: Hashable {
        let gradient: GradientContents
        let width: Int
        let height: Int
    }

    /// The whole unit square as a bitmap, of about as many pixels as it is shown with.
    private func conicSurface(_ gradient: GradientContents, of node: RenderNode, unit: CGAffineTransform)
        -> CairoSurface?
    {
        func side(_ x: CGFloat, _ y: CGFloat) -> Int {
            max(1, Int(min(hypot(x, y).rounded(), Self.largestConicSide)))
        }
        let key = ConicKey(gradient: gradient, width: side(unit.a, unit.b), height: side(unit.c, unit.d))
        return bitmaps.gradient(of: node.layerID, key: key) {
            ConicGradient(gradient).surface(width: key.width, height: key.height)
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
