public import Foundation

extension CGContext {
    /// Sets the colour, or the pattern, of fills and glyphs.
    public func setFillColor(_ color: CGColor) { setFill(color.rgba, color.pattern) }

    /// Sets the colour of fills and glyphs from sRGB components: red, green, blue and alpha.
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setFill(RGBAColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// Sets the colour of fills and glyphs to a gray from 0, black, to 1, white, with an alpha.
    public func setFillColor(gray: CGFloat, alpha: CGFloat) {
        setFill(RGBAColor(red: gray, green: gray, blue: gray, alpha: alpha))
    }

    /// Sets the colour of fills and glyphs to inks from 0 to 1: cyan, magenta, yellow and black, with an alpha.
    public func setFillColor(cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) {
        setFill(ColorSpaceKind(.cmyk).srgb([cyan, magenta, yellow, black, alpha]))
    }

    /// Sets the colour of fills and glyphs from as many components as the fill colour space has, and alpha behind them.
    public func setFillColor(_ components: UnsafePointer<CGFloat>) { setFill(state.fillSpace.color(components)) }

    /// Sets the colour of strokes, or their pattern.
    public func setStrokeColor(_ color: CGColor) { setStroke(color.rgba, color.pattern) }

    /// Sets the colour of strokes from sRGB components: red, green, blue and alpha.
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setStroke(RGBAColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// Sets the colour of strokes to a gray from 0, black, to 1, white, with an alpha.
    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
        setStroke(RGBAColor(red: gray, green: gray, blue: gray, alpha: alpha))
    }

    /// Sets the colour of strokes to inks from 0 to 1: cyan, magenta, yellow and black, with an alpha.
    public func setStrokeColor(cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) {
        setStroke(ColorSpaceKind(.cmyk).srgb([cyan, magenta, yellow, black, alpha]))
    }

    /// Sets the colour of strokes from as many components as the stroke colour space has, and alpha behind them.
    public func setStrokeColor(_ components: UnsafePointer<CGFloat>) { setStroke(state.strokeSpace.color(components)) }

    /// Sets the space of the components of fill colours, and the fill colour to opaque black.
    public func setFillColorSpace(_ space: CGColorSpace) {
        state.fillSpace = space
        setFill(.black)
    }

    /// Sets the space of the components of stroke colours, and the stroke colour to opaque black.
    public func setStrokeColorSpace(_ space: CGColorSpace) {
        state.strokeSpace = space
        setStroke(.black)
    }

    // MARK: Patterns

    /// Fills and draws glyphs with a pattern.
    ///
    /// A coloured pattern takes one component, its alpha. An uncoloured one takes those of the space below the pattern space
    /// that `setFillColorSpace(_:)` set, or of gray without one, and alpha behind them.
    public func setFillPattern(_ pattern: CGPattern, colorComponents: UnsafePointer<CGFloat>) {
        setFill(pattern.color(colorComponents, in: state.fillSpace), pattern)
    }

    /// Strokes with a pattern; the components are as in `setFillPattern(_:colorComponents:)`.
    public func setStrokePattern(_ pattern: CGPattern, colorComponents: UnsafePointer<CGFloat>) {
        setStroke(pattern.color(colorComponents, in: state.strokeSpace), pattern)
    }

    /// Moves where patterns begin, in the user space that the context began with.
    public func setPatternPhase(_ phase: CGSize) {
        guard phase.width.isFinite, phase.height.isFinite else { return }
        state.patternPhase = phase
    }

    private func setFill(_ color: RGBAColor, _ pattern: CGPattern? = nil) {
        guard !keepsColors else { return }
        (state.fillColor, state.fillPattern) = (color, pattern)
    }

    private func setStroke(_ color: RGBAColor, _ pattern: CGPattern? = nil) {
        guard !keepsColors else { return }
        (state.strokeColor, state.strokePattern) = (color, pattern)
    }

    /// The colour of fills and glyphs, whose pattern is left out.
    package var currentFillColor: RGBAColor { state.fillColor }

    /// The present paint of fills.
    var fillPaint: Paint { paint(state.fillColor, state.fillPattern) }

    /// The present paint of strokes.
    var strokePaint: Paint { paint(state.strokeColor, state.strokePattern) }

    /// The present paint of a colour, or of a pattern with its colour.
    func paint(_ color: RGBAColor, _ pattern: CGPattern?) -> Paint {
        var paint = state.paint(color)
        paint.pattern = pattern?.fill(color: color, phase: state.patternPhase, base: base)
        return paint
    }
}

extension CGColorSpace {
    /// The colour of components with alpha behind them; black for a pattern space, where components need a pattern.
    fileprivate func color(_ components: UnsafePointer<CGFloat>) -> RGBAColor {
        guard model != .pattern else { return .black }
        return kind.srgb(Array(UnsafeBufferPointer(start: components, count: numberOfComponents + 1)))
    }
}

extension CGPattern {
    /// The colour that components of a pattern space name: alpha alone for a coloured pattern, else a colour of the space below.
    func color(_ components: UnsafePointer<CGFloat>, in space: CGColorSpace) -> RGBAColor {
        isColored
            ? RGBAColor.black.withAlpha(multipliedBy: components[0])
            : (space.baseColorSpace ?? .standardGray).color(components)
    }
}
