import CCairo
import CoreGraphics
import Foundation

extension CairoContext {
    /// Fills the clip with a gradient in a paint's alpha and blend mode.
    func draw(_ gradient: GradientFill, _ paint: Paint) {
        guard isDrawable, gradient.isVisible else { return }
        setOperator(paint.blendMode)
        if case .conic(let center, let angle) = gradient.shape {
            return drawConic(
                ConicGradient(gradient.stops, center: center, angle: angle), alpha: paint.color.alpha)
        }
        guard let pattern = gradient.makePattern(alpha: paint.color.alpha) else { return }
        cairo_set_source(pointer, pattern)
        cairo_pattern_destroy(pattern)
        cairo_paint(pointer)
        // Releases the pattern.
        setColor(.clear)
    }

    private func drawConic(_ gradient: ConicGradient, alpha: CGFloat) {
        let pixels = clipPixels
        let toGradient = CGAffineTransform(translationX: CGFloat(pixels.x), y: CGFloat(pixels.y))
            .concatenating(transform.inverted())
        guard
            let surface = gradient.surface(width: pixels.width, height: pixels.height, toGradient: toGradient)
        else { return }
        withDeviceSpace {
            cairo_set_source_surface(pointer, surface.pointer, Double(pixels.x), Double(pixels.y))
            cairo_paint_with_alpha(pointer, alpha.unit)
        }
        setColor(.clear)
    }
}
