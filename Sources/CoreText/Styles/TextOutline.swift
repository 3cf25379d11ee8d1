package import CoreGraphics
package import Foundation

/// A line along the edges of glyphs.
package struct TextOutline: Hashable, Sendable {
    /// In points.
    package var width: CGFloat
    /// nil takes the text's colour.
    package var color: CGColor?
    /// Whether the glyphs are also filled.
    package var fills: Bool

    package init(width: CGFloat, color: CGColor?, fills: Bool) {
        self.width = width
        self.color = color
        self.fills = fills
    }
}
