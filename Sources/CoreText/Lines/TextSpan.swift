package import CoreGraphics
package import Foundation

/// One stretch of a text in one style.
package struct TextSpan: Hashable, Sendable {
    /// UTF-16 code units that the span covers.
    package var length: Int
    package var font: FontRequest
    /// nil draws in the colour that the drawing call gives.
    package var color: RGBAColor?
    /// Extra advance after each character, in points.
    package var kern: CGFloat
    package var isUnderlined: Bool
    package var isStruckThrough: Bool

    package init(
        length: Int, font: FontRequest, color: RGBAColor? = nil, kern: CGFloat = 0, isUnderlined: Bool = false,
        isStruckThrough: Bool = false
    ) {
        self.length = length
        self.font = font
        self.color = color
        self.kern = kern
        self.isUnderlined = isUnderlined
        self.isStruckThrough = isStruckThrough
    }
}
