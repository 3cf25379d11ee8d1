import CoreGraphics
import QuartzCore

/// The way in which a drawing is painted: decided from its commands, its size and the transform to pixels.
enum DrawingStrategy {
    /// The part of a drawing that its bitmap holds.
    struct Pixels {
        /// Pixels of the bitmap per point of the drawing.
        let scale: CGFloat
        /// The pixels that the commands may touch, counted from the drawing's corner.
        ///
        /// Most drawings are a line of text in a much larger area, so the bitmap is only as large.
        let ink: PixelRect
    }

    /// No command paints a pixel.
    case none
    /// The commands are replayed onto the target, because a bitmap would be too large or would not be upright.
    case replay
    /// The pixels are copied one by one.
    case copy(Pixels)
    /// The pixels are stretched to another size or turned.
    case stretch(Pixels)

    /// Chooses the way to paint a drawing in a rectangle of bounds space.
    ///
    /// - Parameter density: The factor of the drawing's own scale on this target, as `FramePainter` has it.
    init(_ drawing: DrawnContents, in destination: CGRect, transform: CGAffineTransform, density: CGFloat) {
        let isShape = drawing.gravity == .asDrawn
        let isUpright = PixelSnapping.applies(to: transform)
        if isShape, !isUpright || abs(transform.a - transform.d) > 1e-4 * transform.a {
            self = .replay
            return
        }
        let scale = isShape ? transform.a : drawing.scale * density
        guard !drawing.list.isEmpty, scale > 0, scale.isFinite else {
            self = .none
            return
        }
        guard let full = CairoRasterizer.pixelSize(of: drawing.size, scale: scale) else {
            self = .replay
            return
        }
        let ink = Self.ink(of: drawing, scale: scale, in: PixelRect(x: 0, y: 0, width: full.width, height: full.height))
        guard !ink.isEmpty else {
            self = .none
            return
        }
        let isUnscaled =
            isUpright && abs(transform.a - scale) < 1e-4 * scale && abs(transform.d - scale) < 1e-4 * scale
            && abs(destination.width - drawing.size.width) < 0.01
            && abs(destination.height - drawing.size.height) < 0.01
        let pixels = Pixels(scale: scale, ink: ink)
        self = isUnscaled ? .copy(pixels) : .stretch(pixels)
    }

    private static func ink(of drawing: DrawnContents, scale: CGFloat, in full: PixelRect) -> PixelRect {
        let ink = drawing.ink
        guard !ink.isInfinite, !ink.isNull else { return ink.isNull ? PixelRect(covering: .null) : full }
        let placed = ink.offsetBy(dx: -drawing.origin.x, dy: -drawing.origin.y)
        return PixelRect(
            covering: CGRect(
                x: placed.minX * scale, y: placed.minY * scale, width: placed.width * scale,
                height: placed.height * scale)
        ).intersection(full)
    }
}
