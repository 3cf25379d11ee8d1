package import Foundation

/// A blurred copy of the drawing in one colour behind it; lengths are in the base space, unaffected by the transform.
package struct Shadow: Hashable, Sendable {
    package var offset: CGSize
    /// The blur's extent; a Gaussian of half this deviation.
    package var blur: CGFloat
    package var color: RGBAColor

    package init(offset: CGSize, blur: CGFloat, color: RGBAColor) {
        self.offset = offset
        self.blur = blur
        self.color = color
    }
}
