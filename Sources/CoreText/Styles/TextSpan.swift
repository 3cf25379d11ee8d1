package import CoreGraphics
package import Foundation

/// One stretch of a text in one style.
package struct TextSpan: Hashable, Sendable {
    /// UTF-16 code units that the span covers.
    package var length: Int
    package var font: FontRequest
    /// nil draws in the colour that the drawing call gives.
    package var color: CGColor?
    /// Extra advance after each character, in points.
    package var kern: CGFloat
    package var ligatures: TextLigatures
    /// The distance of the text above the baseline, in points.
    package var rise: CGFloat
    package var underline: TextDecoration?
    package var strikethrough: TextDecoration?
    package var effects: TextEffects?

    package init(
        length: Int, font: FontRequest, color: CGColor? = nil, kern: CGFloat = 0,
        ligatures: TextLigatures = .standard, rise: CGFloat = 0, underline: TextDecoration? = nil,
        strikethrough: TextDecoration? = nil, effects: TextEffects? = nil
    ) {
        self.length = length
        self.font = font
        self.color = color
        self.kern = kern
        self.ligatures = ligatures
        self.rise = rise
        self.underline = underline
        self.strikethrough = strikethrough
        self.effects = effects
    }

    /// The span with its font and all lengths scaled.
    package func scaled(by factor: CGFloat) -> TextSpan {
        var span = self
        span.font.size *= factor
        span.kern *= factor
        span.rise *= factor
        span.effects?.outline?.width *= factor
        if let bounds = effects?.image?.bounds {
            span.effects?.image?.bounds = bounds.applying(CGAffineTransform(scaleX: factor, y: factor))
        }
        return span
    }

    /// Whether two spans differ only in their lengths.
    package func looksLike(_ other: TextSpan) -> Bool {
        var other = other
        other.length = length
        return self == other
    }
}
