import CCairo
import CoreGraphics
import Foundation

/// Cairo as a C program would use it.
final class PlainCairo {
    private let surface: OpaquePointer
    private let context: OpaquePointer

    init(size: CGSize) {
        surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(size.width), Int32(size.height))
        context = cairo_create(surface)
    }

    isolated deinit {
        cairo_destroy(context)
        cairo_surface_destroy(surface)
    }

    func blend(_ other: PlainCairo) {
        cairo_set_source_surface(context, other.surface, 0, 0)
        cairo_paint(context)
    }

    func clear() {
        cairo_set_source_rgb(context, 0, 0, 0)
        cairo_paint(context)
    }

    func fillRounded(_ rect: CGRect, radius: Double, _ color: RGBAColor) {
        cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
        cairo_new_sub_path(context)
        cairo_arc(context, rect.maxX - radius, rect.minY + radius, radius, -.pi / 2, 0)
        cairo_arc(context, rect.maxX - radius, rect.maxY - radius, radius, 0, .pi / 2)
        cairo_arc(context, rect.minX + radius, rect.maxY - radius, radius, .pi / 2, .pi)
        cairo_arc(context, rect.minX + radius, rect.minY + radius, radius, .pi, .pi * 1.5)
        cairo_close_path(context)
        cairo_fill(context)
    }
}
