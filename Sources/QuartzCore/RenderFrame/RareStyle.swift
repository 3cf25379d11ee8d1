package import CoreGraphics

/// The parts of a node's look that few nodes have, behind one pointer so that the others compare quickly.
package nonisolated final class RareStyle: Hashable, Sendable {
    /// In the node's bounds space; the node shows only as far as this is opaque.
    package let mask: RenderNode?
    /// Corners bend gradually from the sides instead of by quarter circles.
    package let hasContinuousCorners: Bool
    /// In bounds space; replaces the node's own outline in its shadow.
    package let shadowPath: PathGeometry?
    /// Multiplies red, green and blue of all content of the node; its alpha does not count.
    package let colorFactor: RGBAColor?
    /// The use of the children's picture; nil when they are painted directly.
    package let composition: Composition?
    /// A pattern that replaces the background colour, in a space that begins at the bounds' top left.
    package let backgroundPattern: Paint?
    /// A pattern that replaces the border's colour, in the same space.
    package let borderPattern: Paint?

    /// The blend mode of the node with the content below it in its parent; nil covers that.
    package let blendMode: CGBlendMode?
    /// Sides that have no smooth edge even where they do not lie along the pixels.
    package let hardEdges: EdgeSides

    package init(
        mask: RenderNode? = nil, hasContinuousCorners: Bool = false, shadowPath: PathGeometry? = nil,
        colorFactor: RGBAColor? = nil, composition: Composition? = nil, backgroundPattern: Paint? = nil,
        borderPattern: Paint? = nil, blendMode: CGBlendMode? = nil, hardEdges: EdgeSides = []
    ) {
        self.mask = mask
        self.hasContinuousCorners = hasContinuousCorners
        self.shadowPath = shadowPath
        self.colorFactor = colorFactor
        self.composition = composition
        self.backgroundPattern = backgroundPattern
        self.borderPattern = borderPattern
        self.blendMode = blendMode
        self.hardEdges = hardEdges
    }

    package static func == (left: RareStyle, right: RareStyle) -> Bool {
        left === right
            || left.mask === right.mask && left.hasContinuousCorners == right.hasContinuousCorners
                && left.shadowPath == right.shadowPath && left.colorFactor == right.colorFactor
                && left.composition == right.composition && left.backgroundPattern == right.backgroundPattern
                && left.borderPattern == right.borderPattern && left.blendMode == right.blendMode
                && left.hardEdges == right.hardEdges
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(mask.map { ObjectIdentifier($0) })
        hasher.combine(hasContinuousCorners)
        hasher.combine(shadowPath)
        hasher.combine(colorFactor)
        hasher.combine(composition)
        hasher.combine(backgroundPattern)
        hasher.combine(borderPattern)
        hasher.combine(blendMode)
        hasher.combine(hardEdges)
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
        if let blendMode { words.append("blended \(blendMode)") }
        if !hardEdges.isEmpty { words.append("hard edges \(hardEdges.rawValue)") }
        return words
    }
}
