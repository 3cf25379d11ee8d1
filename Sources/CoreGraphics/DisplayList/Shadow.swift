package import Foundation

/// A blurred copy of the drawing in one colour behind it; lengths are in the base space, unaffected by the transform.
///
/// Few drawings have one, so its values are kept apart: steps of recordings and nodes are smaller without them.
package struct Shadow: Hashable, Sendable {
    private final class Values: Sendable {
        let offset: CGSize
        let blur: CGFloat
        let color: RGBAColor

        init(_ offset: CGSize, _ blur: CGFloat, _ color: RGBAColor) {
            (self.offset, self.blur, self.color) = (offset, blur, color)
        }
    }

    private let values: Values

    package init(offset: CGSize, blur: CGFloat, color: RGBAColor) { values = Values(offset, blur, color) }

    package var offset: CGSize { values.offset }
    /// The blur's extent; a Gaussian of half this deviation.
    package var blur: CGFloat { values.blur }
    package var color: RGBAColor { values.color }

    package static func == (left: Shadow, right: Shadow) -> Bool {
        left.values === right.values
            || left.offset == right.offset && left.blur == right.blur && left.color == right.color
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(offset.width)
        hasher.combine(offset.height)
        hasher.combine(blur)
        hasher.combine(color)
    }
}
