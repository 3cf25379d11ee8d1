package import CoreGraphics

/// The look of a line under or through text.
package struct TextDecoration: Hashable, Sendable {
    package var weight: Weight
    package var pattern: Pattern
    /// Leaves out spaces.
    package var isByWord: Bool
    /// nil takes the text's colour.
    package var color: CGColor?

    /// Makes a line, by default a single solid one in the text's colour.
    package init(
        weight: Weight = .single, pattern: Pattern = .solid, isByWord: Bool = false, color: CGColor? = nil
    ) {
        self.weight = weight
        self.pattern = pattern
        self.isByWord = isByWord
        self.color = color
    }

    /// The thickness of a line.
    package enum Weight: Hashable, Sendable {
        case single
        /// Twice as thick.
        case thick
        /// Two lines, one thickness apart.
        case double
    }

    /// The strokes of a line.
    package enum Pattern: Hashable, Sendable {
        case solid, dots, dashes, dashDots, dashDotDots
    }
}
