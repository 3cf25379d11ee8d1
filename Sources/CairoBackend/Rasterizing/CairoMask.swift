import CCairo
import CoreGraphics
import Foundation

/// A picture that masks drawing with its alpha.
final class CairoMask {
    /// A pattern whose space is that of pixels.
    let pattern: OpaquePointer

    /// Stretches a picture over a rectangle of user space; nil when no drawing would be visible through it.
    init?(_ image: CGImage, in rect: CGRect, isUpright: Bool, transform: CGAffineTransform) {
        let rect = rect.standardized
        guard rect.width > 0, rect.height > 0, rect.width.isFinite, rect.height.isFinite,
            let surface = CairoSurface(image)
        else { return nil }
        // Of a mirrored picture the bottom row lies along the rectangle's top.
        let rows = (isUpright ? 1 : -1) * CGFloat(surface.height) / rect.height
        let toPicture = CGAffineTransform(
            a: CGFloat(surface.width) / rect.width, b: 0, c: 0, d: rows,
            tx: -rect.minX * CGFloat(surface.width) / rect.width, ty: -(isUpright ? rect.minY : rect.maxY) * rows)
        let fromPixels = transform.inverted().concatenating(toPicture)
        guard CairoContext.isUsable(transform), CairoContext.isUsable(fromPixels),
            let pattern = cairo_pattern_create_for_surface(surface.pointer)
        else { return nil }
        self.pattern = pattern
        self.surface = surface
        var matrix = cairo_matrix_t(fromPixels)
        cairo_pattern_set_matrix(pattern, &matrix)
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        cairo_pattern_set_filter(pattern, CAIRO_FILTER_GOOD)
    }

    /// Kept because it keeps the pixels.
    private let surface: CairoSurface

    deinit { cairo_pattern_destroy(pattern) }
}
