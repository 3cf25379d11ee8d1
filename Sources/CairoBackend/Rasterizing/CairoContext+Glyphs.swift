import CCairo
import CoreGraphics
import Foundation

extension CairoContext {
    /// Draws a run in the source colour with its origin at a point; colour glyphs keep their own colours.
    func draw(_ run: GlyphRun, at origin: CGPoint) {
        guard canDraw(run, at: origin) else { return }
        let origin = RunMask.onWholeRow(origin, under: transform)
        if run.outlineWidth > 0 { return drawOutlines(of: run, at: origin) }
        guard let face = run.font.face as? CairoFontFace else {
            if setPath(Self.boxes(of: run, at: origin)) { fillPath() }
            return
        }
        if !run.hasOwnColors, surface.hasPixels {
            if drawMask(of: run, at: origin, face: face) { return }
            if !transform.keepsAxes {
                // Cairo would move turned glyphs to whole pixels, which makes them dance.
                if setGlyphPath(run, at: origin) { fillPath() }
                return
            }
        }
        let glyphs = Self.glyphs(of: run, at: origin)
        face.read(at: run.size, in: pointer) { cairo_show_glyphs(pointer, glyphs, Int32(glyphs.count)) }
    }

    private func drawOutlines(of run: GlyphRun, at origin: CGPoint) {
        guard run.outlineWidth.isFinite, setGlyphPath(run, at: origin) else { return }
        cairo_set_line_width(pointer, run.outlineWidth)
        cairo_set_line_join(pointer, CAIRO_LINE_JOIN_ROUND)
        cairo_set_dash(pointer, nil, 0, 0)
        cairo_stroke(pointer)
    }

    /// Draws a run through a mask of its coverage; false when it has to be drawn in another way.
    private func drawMask(of run: GlyphRun, at origin: CGPoint, face: CairoFontFace) -> Bool {
        guard cairo_get_antialias(pointer) != CAIRO_ANTIALIAS_NONE,
            let mask = RunMask(of: run, face, at: origin, under: transform, clip: clipPixels)
        else { return false }
        guard let coverage = mask.coverage else { return true }
        guard let surface = coverage.surface else { return false }
        withDeviceSpace { cairo_mask_surface(pointer, surface.pointer, Double(mask.x), Double(mask.y)) }
        return true
    }

    /// Makes a run's outlines the current path; false when it has none that can be drawn.
    func setGlyphPath(_ run: GlyphRun, at origin: CGPoint) -> Bool {
        guard canDraw(run, at: origin) else { return false }
        guard let face = run.font.face as? CairoFontFace else { return setPath(Self.boxes(of: run, at: origin)) }
        let glyphs = Self.glyphs(of: run, at: origin)
        cairo_new_path(pointer)
        face.read(at: run.size, in: pointer) { cairo_glyph_path(pointer, glyphs, Int32(glyphs.count)) }
        return true
    }

    private func canDraw(_ run: GlyphRun, at origin: CGPoint) -> Bool {
        isDrawable && RunMask.isWithinReach(run, at: origin, under: transform)
    }

    /// The run's glyphs with their positions, without those far outside.
    private static func glyphs(of run: GlyphRun, at origin: CGPoint) -> [cairo_glyph_t] {
        zip(run.glyphs, run.positions).compactMap { glyph, position in
            guard abs(position.x) < farthest, abs(position.y) < farthest else { return nil }
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
