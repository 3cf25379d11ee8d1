import CCairo
import CoreGraphics
import Foundation

extension CairoContext {
    /// Fills the clip with a gradient in a paint's alpha and blend mode.
    func draw(_ gradient: GradientFill, _ paint: Paint) {
        guard isDrawable, gradient.isVisible else { return }
        setOperator(paint.blendMode)
        switch gradient.shape {
        case .linear(let from, let to):
            guard let pattern = cairo_pattern_create_linear(from.x, from.y, to.x, to.y) else { return }
            fill(with: pattern, gradient, alpha: paint.color.alpha)
        case .radial(let from, let radius, let to, let endRadius):
            guard let pattern = cairo_pattern_create_radial(from.x, from.y, radius, to.x, to.y, endRadius) else {
                return
            }
            fill(with: pattern, gradient, alpha: paint.color.alpha)
        case .conic(let center, let angle):
            drawConic(gradient.stops, center: center, angle: angle, alpha: paint.color.alpha)
        }
    }

    private func fill(with pattern: OpaquePointer, _ gradient: GradientFill, alpha: CGFloat) {
        defer { cairo_pattern_destroy(pattern) }
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        // Cairo extends both ends or none; a clear stop at the very end makes its extension invisible.
        let stops = gradient.stops.stops
        if let first = stops.first {
            if !gradient.options.contains(.drawsBeforeStartLocation) { add(.clear, at: 0, to: pattern) }
            if first.location > 0 { add(first.color, at: 0, to: pattern) }
        }
        for stop in stops { add(stop.color, at: stop.location, to: pattern) }
        if let last = stops.last {
            if last.location < 1 { add(last.color, at: 1, to: pattern) }
            if !gradient.options.contains(.drawsAfterEndLocation) { add(.clear, at: 1, to: pattern) }
        }
        cairo_set_source(pointer, pattern)
        cairo_paint_with_alpha(pointer, alpha.unit)
        // Lets go of the pattern.
        cairo_set_source_rgba(pointer, 0, 0, 0, 0)
    }

    private func add(_ color: RGBAColor, at location: CGFloat, to pattern: OpaquePointer) {
        cairo_pattern_add_color_stop_rgba(
            pattern, location, color.red.unit, color.green.unit, color.blue.unit, color.alpha.unit)
    }

    /// Cairo has no such gradient, so each pixel of the clip is worked out from its direction.
    private func drawConic(_ stops: GradientStops, center: CGPoint, angle: CGFloat, alpha: CGFloat) {
        let pixels = clipPixels
        guard !pixels.isEmpty, let surface = CairoSurface(width: pixels.width, height: pixels.height),
            let base = surface.base
        else { return }
        let toUser = transform.inverted()
        // Finer than any circle's steps on a screen.
        let count = 4096
        let colors = (0...count).map { stops.color(at: CGFloat($0) / CGFloat(count)).premultiplied }
        for y in 0..<pixels.height {
            let row = UnsafeMutableRawPointer(base + y * surface.bytesPerRow).assumingMemoryBound(to: UInt32.self)
            for x in 0..<pixels.width {
                let place = CGPoint(x: CGFloat(pixels.x + x) + 0.5, y: CGFloat(pixels.y + y) + 0.5).applying(toUser)
                var turn = (atan2(place.y - center.y, place.x - center.x) - angle) / (2 * .pi)
                turn -= turn.rounded(.down)
                row[x] = turn.isFinite ? colors[min(count, Int(turn * CGFloat(count)))] : 0
            }
        }
        cairo_surface_mark_dirty(surface.pointer)
        withDeviceSpace {
            cairo_set_source_surface(pointer, surface.pointer, Double(pixels.x), Double(pixels.y))
            cairo_paint_with_alpha(pointer, alpha.unit)
        }
        cairo_set_source_rgba(pointer, 0, 0, 0, 0)
    }
}

extension RGBAColor {
    /// The colour as a premultiplied pixel.
    fileprivate var premultiplied: UInt32 {
        func byte(_ value: CGFloat) -> UInt32 { UInt32((value.unit * alpha.unit * 255).rounded()) }
        return UInt32((alpha.unit * 255).rounded()) << 24 | byte(red) << 16 | byte(green) << 8 | byte(blue)
    }
}
