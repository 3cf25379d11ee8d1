public import Foundation

extension CGContext {
    /// Sets the font of `showGlyphs(_:at:)`; at first there is none and no glyph is shown.
    public func setFont(_ font: CGFont) { state.font = font }

    /// Sets the em size of `showGlyphs(_:at:)`, in units of text space; 1 at first.
    public func setFontSize(_ size: CGFloat) { state.fontSize = size }

    /// Sets whether glyphs are filled, stroked, both or not shown, and whether the clip is narrowed to them.
    public func setTextDrawingMode(_ mode: CGTextDrawingMode) { state.textMode = mode }

    /// The transform from text space, whose y points up from the baseline, to user space; not saved with the state.
    ///
    /// Where user space's y points down, as in views, a matrix that flips y shows glyphs upright. A transform with values that
    /// are not finite is ignored.
    public var textMatrix: CGAffineTransform {
        get { textSpace }
        set {
            guard [newValue.a, newValue.b, newValue.c, newValue.d, newValue.tx, newValue.ty].allSatisfy(\.isFinite)
            else { return }
            textSpace = newValue
        }
    }

    /// The origin of text space in user space.
    public var textPosition: CGPoint {
        get { CGPoint(x: textSpace.tx, y: textSpace.ty) }
        set {
            guard newValue.x.isFinite, newValue.y.isFinite else { return }
            (textSpace.tx, textSpace.ty) = (newValue.x, newValue.y)
        }
    }

    /// Draws glyphs of the current font, each with its origin at a position in text space.
    ///
    /// As many are drawn as both lists have; none without a font, and none at positions that are not finite. A mode that clips
    /// hides all later drawing when no glyph was drawn.
    public func showGlyphs(_ glyphs: [CGGlyph], at positions: [CGPoint]) {
        let placed = zip(glyphs, positions).filter { $0.1.x.isFinite && $0.1.y.isFinite }
        guard let font = state.font, let size = Optional(state.fontSize), size > 0, size.isFinite, !placed.isEmpty,
            state.textMode != .invisible
        else {
            if state.textMode.clips { clip(to: []) }
            return
        }
        // Runs are recorded with y pointing down.
        let left = placed.reduce(CGFloat.infinity) { min($0, $1.1.x) }
        let right = placed.reduce(-CGFloat.infinity) { max($0, $1.1.x) }
        let top = placed.reduce(CGFloat(0)) { max($0, $1.1.y) }
        let bottom = placed.reduce(CGFloat(0)) { min($0, $1.1.y) }
        let run = GlyphRun(
            font: font, size: size, glyphs: placed.map(\.0),
            positions: placed.map { CGPoint(x: $0.1.x - left, y: -$0.1.y) }, text: "", width: right - left + size,
            ascent: size + top, descent: size / 2 - bottom)
        let (space, origin) = (CGAffineTransform(scaleX: 1, y: -1).concatenating(textSpace), CGPoint(x: left, y: 0))
        saveGState()
        concatenate(space)
        if state.textMode.fills { draw(run, at: origin) }
        if state.textMode.strokes, state.stroke.width > 0 {
            record(.strokeGlyphs(run, origin, state.stroke, strokePaint))
        }
        restoreGState()
        if state.textMode.clips { clip(to: run, at: origin, in: space) }
    }

    /// Draws a glyph run with its origin at a point, in the fill colour or the one given.
    package func draw(_ run: GlyphRun, at origin: CGPoint, color: CGColor? = nil) {
        guard !run.glyphs.isEmpty else { return }
        record(.glyphs(run, origin, color.map { paint($0.rgba, $0.pattern) } ?? fillPaint))
    }

    // MARK: Hints

    /// Accepts extra distance behind each glyph; glyphs shown at positions, the only ones that Swift can show, have theirs.
    public func setCharacterSpacing(_ spacing: CGFloat) {}

    /// Accepts whether glyphs may be smoothed for screens; the system's settings decide about that.
    public func setAllowsFontSmoothing(_ allowsFontSmoothing: Bool) {}

    /// Accepts whether glyphs are smoothed for screens; the system's settings decide about that.
    public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {}

    /// Accepts whether glyphs may be positioned between pixels; they are along the line and never across it.
    public func setAllowsFontSubpixelPositioning(_ allowsFontSubpixelPositioning: Bool) {}

    /// Accepts whether glyphs are positioned between pixels; they are along the line and never across it.
    public func setShouldSubpixelPositionFonts(_ shouldSubpixelPositionFonts: Bool) {}

    /// Accepts whether glyphs' positions may be rounded to parts of pixels; they are.
    public func setAllowsFontSubpixelQuantization(_ allowsFontSubpixelQuantization: Bool) {}

    /// Accepts whether glyphs' positions are rounded to parts of pixels; they are.
    public func setShouldSubpixelQuantizeFonts(_ shouldSubpixelQuantizeFonts: Bool) {}
}
