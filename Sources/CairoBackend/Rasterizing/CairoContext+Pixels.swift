import CCairo
import CoreGraphics
import Foundation

extension CairoContext {
    /// The pixels drawn so far in a rectangle of the surface, with all open groups; nil when the rectangle is not inside.
    ///
    /// Without a group the result shows the surface's own memory and has to be read before the next drawing.
    func pixels(in rect: PixelRect) -> CairoSurface? {
        guard !rect.isEmpty, rect.intersection(pixelBounds) == rect else { return nil }
        guard !groups.isEmpty else { return part(rect) }
        guard let copy = CairoSurface(width: rect.width, height: rect.height),
            let painter = cairo_create(copy.pointer)
        else { return nil }
        defer { cairo_destroy(painter) }
        for layer in [surface.pointer] + groups {
            cairo_surface_flush(layer)
            cairo_set_source_surface(painter, layer, Double(-rect.x), Double(-rect.y))
            cairo_paint(painter)
        }
        return copy
    }

    var pixelBounds: PixelRect { surface.bounds }

    private func part(_ rect: PixelRect) -> CairoSurface? {
        guard let base = surface.base else { return nil }
        return CairoSurface(
            base: base + rect.y * surface.bytesPerRow + 4 * rect.x, width: rect.width, height: rect.height,
            bytesPerRow: surface.bytesPerRow, keeping: surface)
    }
}
