import CCairo
import CoreGraphics
import Foundation

extension CairoContext {
    /// Draws a run in the source colour with its origin at a point; colour glyphs keep their own colours.
    func draw(_ run: GlyphRun, at origin: CGPoint) {
        guard canDraw(run, at: origin) else { return }
        let origin = onWholeRow(origin)
        guard let glyphs = selectGlyphs(of: run, at: origin) else {
            if setPath(Self.boxes(of: run, at: origin)) { fillPath() }
            return
        }
        guard needsExactPlaces(run) else { return cairo_show_glyphs(pointer, glyphs, Int32(glyphs.count)) }
        cairo_new_path(pointer)
        cairo_glyph_path(pointer, glyphs, Int32(glyphs.count))
        fillPath()
    }

    /// Makes a run's outlines the current path; false when it has none that can be drawn.
    func setGlyphPath(_ run: GlyphRun, at origin: CGPoint) -> Bool {
        guard canDraw(run, at: origin) else { return false }
        guard let glyphs = selectGlyphs(of: run, at: origin) else { return setPath(Self.boxes(of: run, at: origin)) }
        cairo_new_path(pointer)
        cairo_glyph_path(pointer, glyphs, Int32(glyphs.count))
        return true
    }

    /// Whether glyphs are drawn as outlines: the glyph bitmaps of Cairo 1.16 stand on whole pixels only, which makes the
    /// spacing of small text uneven and that of turned text dance.
    private func needsExactPlaces(_ run: GlyphRun) -> Bool {
        !run.hasOwnColors && (!transform.keepsAxes || run.size * abs(transform.d) < 32)
    }

    /// A baseline moved to the nearest row of pixels, for which hinting has fitted the glyphs' stems.
    private func onWholeRow(_ origin: CGPoint) -> CGPoint {
        guard transform.keepsAxes else { return origin }
        let y = origin.y * transform.d + transform.ty
        return CGPoint(x: origin.x, y: origin.y + (y.rounded() - y) / transform.d)
    }

    private func canDraw(_ run: GlyphRun, at origin: CGPoint) -> Bool {
        let size = run.size * max(hypot(transform.a, transform.b), hypot(transform.c, transform.d))
        let place = origin.applying(transform)
        return isDrawable && size > 0.01 && size < 10_000 && abs(place.x) < Self.farthest
            && abs(place.y) < Self.farthest
    }

    /// Chooses the run's font and gives its glyphs with their places; nil for a font that another adapter made.
    private func selectGlyphs(of run: GlyphRun, at origin: CGPoint) -> [cairo_glyph_t]? {
        guard let face = run.font.face as? CairoFontFace else { return nil }
        cairo_set_font_face(pointer, face.pointer)
        cairo_set_font_size(pointer, run.size)
        cairo_set_font_options(pointer, CairoFontOptions.text.pointer)
        return zip(run.glyphs, run.positions).compactMap { glyph, position in
            guard abs(position.x) < Self.farthest, abs(position.y) < Self.farthest else { return nil }
            return cairo_glyph_t(index: UInt(glyph), x: origin.x + position.x, y: origin.y + position.y)
        }
    }

    /// The run as squares with a gap of a tenth, for fonts of another adapter, whose shapes are not known here.
    private static func boxes(of run: GlyphRun, at origin: CGPoint) -> PathGeometry {
        var path = PathGeometry()
        for position in run.positions {
            path.addRect(
                CGRect(
                    x: origin.x + position.x + run.size * 0.05, y: origin.y + position.y - run.ascent + run.size * 0.05,
                    width: run.size * 0.9, height: run.ascent + run.descent - run.size * 0.1))
        }
        return path
    }
}
