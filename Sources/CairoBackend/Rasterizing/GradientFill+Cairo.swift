import CCairo
import CoreGraphics
import Foundation

extension GradientFill {
    /// A Cairo pattern in the gradient's space, which the caller destroys; nil for a conic one and one without extent.
    func makePattern(alpha: CGFloat) -> OpaquePointer? {
        guard isVisible, let first = stops.stops.first, let last = stops.stops.last else { return nil }
        // Cairo's stops lie within 0…1: the line is stretched to hold those that do not.
        var (low, high) = (CGFloat(0), CGFloat(1))
        let pattern: OpaquePointer?
        switch shape {
        case .linear(let from, let to):
            (low, high) = (min(0, first.location), max(1, last.location))
            let (dx, dy) = (to.x - from.x, to.y - from.y)
            pattern = cairo_pattern_create_linear(
                from.x + dx * low, from.y + dy * low, from.x + dx * high, from.y + dy * high)
        case .radial(let from, let radius, let to, let endRadius):
            pattern = cairo_pattern_create_radial(from.x, from.y, radius, to.x, to.y, endRadius)
        case .elliptical(let center, let reach):
            let ellipse = CGAffineTransform(
                a: reach.width, b: 0, c: 0, d: reach.height, tx: center.x, ty: center.y)
            guard CairoContext.isUsable(ellipse) else { return nil }
            high = max(1, last.location)
            pattern = cairo_pattern_create_radial(0, 0, 0, 0, 0, high)
            var matrix = cairo_matrix_t(ellipse.inverted())
            cairo_pattern_set_matrix(pattern, &matrix)
        case .conic: return nil
        }
        func add(_ color: RGBAColor, at place: CGFloat) {
            cairo_pattern_add_color_stop_rgba(
                pattern, place, color.red.unit, color.green.unit, color.blue.unit, color.alpha.unit * alpha.unit)
        }
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        // Cairo extends both ends or none; a clear stop at the very end makes its extension invisible.
        if !options.contains(.drawsBeforeStartLocation) { add(.clear, at: 0) }
        if first.location != low { add(stops.color(at: low), at: 0) }
        for stop in stops.stops where stop.location >= low {
            add(stop.color, at: (stop.location - low) / (high - low))
        }
        if last.location < high { add(last.color, at: 1) }
        if !options.contains(.drawsAfterEndLocation) { add(.clear, at: 1) }
        return pattern
    }
}
