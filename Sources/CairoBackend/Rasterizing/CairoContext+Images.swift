import CCairo
import CoreGraphics
import Foundation

extension CairoContext {
    /// The way in which an image's pixels are painted.
    struct ImageInk {
        var alpha: CGFloat = 1
        /// When set, only the image's alpha counts and this colour is painted through it.
        var tint: RGBAColor?
        var blendMode: CGBlendMode = .normal
        var interpolation: CGInterpolationQuality = .default
    }

    /// Stretches an image over a rectangle of user space; one that is longer than a surface may be, piece by piece.
    func draw(_ image: CGImage, in rect: CGRect, ink: ImageInk) {
        guard isDrawable, image.width > 0, image.height > 0 else { return }
        let rect = rect.standardized
        let (stretchX, stretchY) = (rect.width / CGFloat(image.width), rect.height / CGFloat(image.height))
        let bands = CairoCanvas.bands(width: image.width, height: image.height)
        for band in bands {
            let place = CGRect(
                x: rect.minX + CGFloat(band.x) * stretchX, y: rect.minY + CGFloat(band.y) * stretchY,
                width: CGFloat(band.width) * stretchX, height: CGFloat(band.height) * stretchY)
            let shows = bands.count == 1 || clipPixels.intersects(PixelRect(covering: place.applying(transform)))
            guard shows, let surface = CairoSurface(image, part: band) else { continue }
            draw(surface, in: place, ink: ink)
        }
    }

    /// Stretches a surface over a rectangle of user space, or the part of it that `source`, in its pixels, names.
    ///
    /// A copy of whole pixels onto whole pixels is not filtered. Outside the surface the pixels of its edge are repeated.
    /// Rectangles that are empty or not finite are skipped.
    func draw(_ surface: CairoSurface, source: CGRect? = nil, in rect: CGRect, ink: ImageInk) {
        let rect = rect.standardized
        let source = source ?? CGRect(x: 0, y: 0, width: surface.width, height: surface.height)
        guard isDrawable, rect.width > 0, rect.height > 0, rect.minX.isFinite, rect.minY.isFinite, rect.maxX.isFinite,
            rect.maxY.isFinite, source.width > 0, source.height > 0
        else { return }
        // Pattern matrices lead from user space to the source's pixels.
        let toSource = CGAffineTransform(
            a: source.width / rect.width, b: 0, c: 0, d: source.height / rect.height,
            tx: source.minX - rect.minX * source.width / rect.width,
            ty: source.minY - rect.minY * source.height / rect.height)
        guard Self.isUsable(toSource), let pattern = cairo_pattern_create_for_surface(surface.pointer) else { return }
        defer { cairo_pattern_destroy(pattern) }
        var matrix = cairo_matrix_t(toSource)
        cairo_pattern_set_matrix(pattern, &matrix)
        let isCopy = isPixelCopy(toSource.inverted().concatenating(transform))
        cairo_pattern_set_filter(pattern, isCopy ? CAIRO_FILTER_NEAREST : filter(ink.interpolation, toSource: toSource))
        let whole = CGRect(x: 0, y: 0, width: surface.width, height: surface.height)
        if !isCopy || !whole.contains(source) { cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD) }
        var path = PathGeometry()
        path.addRect(rect)
        guard setPath(path) else { return }
        save()
        setOperator(ink.blendMode)
        if let tint = ink.tint {
            clipPath()
            setColor(tint, alpha: ink.alpha)
            cairo_mask(pointer, pattern)
        } else {
            cairo_set_source(pointer, pattern)
            if ink.alpha.unit < 1 || ink.blendMode.reachesOutside {
                clipPath()
                cairo_paint_with_alpha(pointer, ink.alpha.unit)
            } else {
                fillPath()
            }
        }
        restore()
    }

    /// Whether a transform from source pixels to the surface is a translation by whole pixels.
    private func isPixelCopy(_ t: CGAffineTransform) -> Bool {
        abs(t.a - 1) < 1e-6 && abs(t.d - 1) < 1e-6 && abs(t.b) < 1e-6 && abs(t.c) < 1e-6
            && abs(t.tx - t.tx.rounded()) < 1e-3 && abs(t.ty - t.ty.rounded()) < 1e-3
    }

    private func filter(_ quality: CGInterpolationQuality, toSource: CGAffineTransform) -> cairo_filter_t {
        switch quality {
        case .none: return CAIRO_FILTER_NEAREST
        case .low: return CAIRO_FILTER_BILINEAR
        case .high: return CAIRO_FILTER_BEST
        case .default, .medium:
            // Only shrinking needs more than the four neighbours; Cairo's good filter costs a multiple of the bilinear one.
            let toPixels = toSource.inverted().concatenating(transform)
            let shrinks = hypot(toPixels.a, toPixels.b) < 0.75 || hypot(toPixels.c, toPixels.d) < 0.75
            return shrinks ? CAIRO_FILTER_GOOD : CAIRO_FILTER_BILINEAR
        }
    }
}
