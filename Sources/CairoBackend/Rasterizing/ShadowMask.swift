import CCairo
import CoreGraphics
import Foundation

/// The blurred alpha of a shape, from which its shadow is painted.
struct ShadowMask {
    /// Larger deviations in pixels are cut: they are invisible, and the margins would cost memory.
    private static let maximumDeviation: CGFloat = 250

    private let surface: CairoSurface
    /// Where the mask's first pixel lies on the target.
    private var origin: (x: Int, y: Int)
    /// How far the mask begins before the shape's extent.
    private let margin: (x: Int, y: Int)

    /// Draws a shape's alpha and blurs it; nil when no part of the shadow is within the clip.
    ///
    /// - Parameters:
    ///   - extent: the pixels that the shape may touch.
    ///   - clip: the pixels of the target that can be painted.
    ///   - offset: whole pixels from shape to shadow, of which the rest is left to the drawing.
    ///   - deviation: of the Gaussian that the blur approximates, in pixels.
    init?(
        extent: PixelRect, clip: PixelRect, offset: (x: Int, y: Int), deviation: CGFloat,
        draw: (CairoContext) -> Void
    ) {
        let radii = BoxBlur.radii(deviation: min(max(0, deviation.isNaN ? 0 : deviation), Self.maximumDeviation))
        let reach = radii.reduce(0, +)
        let grown = PixelRect(
            x: extent.x - reach, y: extent.y - reach, width: extent.width + 2 * reach, height: extent.height + 2 * reach
        )
        // Parts of the shape that are farther from the clip than the blur reaches cannot be visible in it.
        let near = PixelRect(
            x: clip.x - offset.x - reach, y: clip.y - offset.y - reach, width: clip.width + 2 * reach,
            height: clip.height + 2 * reach)
        let area = grown.intersection(near)
        guard !area.isEmpty, let surface = CairoSurface(width: area.width, height: area.height, format: CAIRO_FORMAT_A8)
        else { return nil }
        cairo_surface_set_device_offset(surface.pointer, Double(-area.x), Double(-area.y))
        draw(CairoContext(surface))
        if reach > 0, let base = surface.base {
            BoxBlur.blur(base, width: area.width, height: area.height, bytesPerRow: surface.bytesPerRow, radii: radii)
            cairo_surface_mark_dirty(surface.pointer)
        }
        cairo_surface_set_device_offset(surface.pointer, 0, 0)
        self.surface = surface
        origin = (area.x + offset.x, area.y + offset.y)
        margin = (extent.x - area.x, extent.y - area.y)
    }

    /// The memory that the mask takes.
    var bytes: Int { surface.height * surface.bytesPerRow }

    /// The same shadow for a shape whose extent, with the offset, begins elsewhere.
    func placed(forShapeAt place: (x: Int, y: Int)) -> ShadowMask {
        var copy = self
        copy.origin = (place.x - margin.x, place.y - margin.y)
        return copy
    }

    /// Paints the shadow in the source colour.
    func paint(in context: CairoContext) {
        context.withDeviceSpace {
            cairo_mask_surface(context.pointer, surface.pointer, Double(origin.x), Double(origin.y))
        }
    }
}
