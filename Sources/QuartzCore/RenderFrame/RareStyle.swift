package import CoreGraphics

/// The parts of a node's look that few nodes have, behind one pointer so that the others compare quickly.
package nonisolated final class RareStyle: Hashable, Sendable {
    /// Placed in the node's bounds space; everything of the node shows only as far as this is opaque.
    package let mask: RenderNode?
    /// Corners bend gradually from the sides instead of by quarter circles.
    package let hasContinuousCorners: Bool
    /// In bounds space; replaces the node's own outline in its shadow.
    package let shadowPath: PathGeometry?
    /// Multiplies red, green and blue of everything of the node; its alpha does not count.
    package let colorFactor: RGBAColor?
    /// The use of the children's picture; nil when they are painted in place.
    package let composition: Composition?
    /// A pattern in place of the background colour, in a space that begins at the bounds' top left.
    package let backgroundPattern: Paint?
    /// A pattern in place of the border's colour, in the same space.
    package let borderPattern: Paint?

    package init(
        mask: RenderNode? = nil, hasContinuousCorners: Bool = false, shadowPath: PathGeometry? = nil,
        colorFactor: RGBAColor? = nil, composition: Composition? = nil, backgroundPattern: Paint? = nil,
        borderPattern: Paint? = nil
    ) {
        self.mask = mask
        self.hasContinuousCorners = hasContinuousCorners
        self.shadowPath = shadowPath
        self.colorFactor = colorFactor
        self.composition = composition
        self.backgroundPattern = backgroundPattern
        self.borderPattern = borderPattern
    }

    package static func == (left: RareStyle, right: RareStyle) -> Bool {
        left === right
            || left.mask === right.mask && left.hasContinuousCorners == right.hasContinuousCorners
                && left.shadowPath == right.shadowPath && left.colorFactor == right.colorFactor
                && left.composition == right.composition && left.backgroundPattern == right.backgroundPattern
                && left.borderPattern == right.borderPattern
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(mask.map { ObjectIdentifier($0) })
        hasher.combine(hasContinuousCorners)
        hasher.combine(shadowPath)
        hasher.combine(colorFactor)
        hasher.combine(composition)
        hasher.combine(backgroundPattern)
        hasher.combine(borderPattern)
    }

    /// Words for text forms; the mask is written below the node.
    var words: [String] {
        var words: [String] = []
        if let backgroundPattern { words.append("fill \(backgroundPattern.text)") }
        if let borderPattern { words.append("border of \(borderPattern.text)") }
        if hasContinuousCorners { words.append("continuous") }
        if let shadowPath { words.append("shadow path \(shadowPath.text)") }
        if let composition { words.append(composition.text) }
        if let colorFactor { words.append("times \(colorFactor.text)") }
        return words
    }
}
