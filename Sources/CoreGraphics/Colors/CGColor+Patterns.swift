public import Foundation

extension CGColor {
    /// Makes a colour that paints a pattern.
    ///
    /// A coloured pattern takes one component, its alpha; an uncoloured one those of the space below the pattern space and
    /// alpha behind them. Nil for a space that is no pattern space, and without a space below for an uncoloured pattern.
    public convenience init?(patternSpace space: CGColorSpace, pattern: CGPattern, components: UnsafePointer<CGFloat>) {
        guard space.model == .pattern, pattern.isColored || space.baseColorSpace != nil else { return nil }
        let count = pattern.isColored ? 1 : (space.baseColorSpace?.numberOfComponents ?? 0) + 1
        self.init(
            pattern: pattern, space: space, values: Array(UnsafeBufferPointer(start: components, count: count)),
            rgba: pattern.color(components, in: space))
    }

    /// Makes the colour of an opaque coloured pattern.
    package convenience init(pattern: CGPattern) {
        self.init(pattern: pattern, space: .coloredPattern, values: [1], rgba: .black)
    }

    /// The paint of the colour, with its pattern if it has one, in a space with the pattern's origin.
    package var paint: Paint {
        var paint = Paint(color: rgba)
        paint.pattern = pattern?.fill(color: rgba)
        return paint
    }
}
