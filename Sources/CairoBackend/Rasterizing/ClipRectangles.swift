import CCairo
import Foundation

/// A clip that consists of rectangles, in device space.
final class ClipRectangles {
    private let rectangles: [cairo_rectangle_t]

    /// Reads a context's clip; nil when it is of another shape.
    init?(_ context: CairoContext) {
        var found: [cairo_rectangle_t]?
        context.withDeviceSpace {
            guard let list = cairo_copy_clip_rectangle_list(context.pointer) else { return }
            defer { cairo_rectangle_list_destroy(list) }
            guard list.pointee.status == CAIRO_STATUS_SUCCESS else { return }
            found = (0..<Int(list.pointee.num_rectangles)).map { list.pointee.rectangles[$0] }
        }
        guard let found else { return nil }
        rectangles = found
    }

    /// Replaces a context's clip by the rectangles.
    func replaceClip(of context: CairoContext) {
        context.withDeviceSpace {
            context.resetClip()
            cairo_new_path(context.pointer)
            for part in rectangles { cairo_rectangle(context.pointer, part.x, part.y, part.width, part.height) }
            context.clipToCurrentPath()
        }
    }
}
