package import CoreGraphics
package import Foundation

/// One layer as it is shown: immutable, shared between frames as long as it and the layers below it do not change.
///
/// Geometry is in points. A node's content space is its bounds space; `placement` maps it to the parent's bounds space.
package nonisolated final class RenderNode: Sendable {
    /// The same for every node that one layer makes, different from all other layers'.
    package let layerID: UInt64
    /// The same for all nodes that differ only in their placement, and never used again for others; 0 for none. Lets a renderer
    /// keep the pixels of a subtree that only moves.
    package let contentID: UInt64
    /// The view's or layer's class, for text forms.
    package let name: String
    package let bounds: CGRect
    /// From this node's bounds space to its parent's.
    package let placement: CGAffineTransform
    package let style: Style
    /// Back to front.
    package let children: RenderNodeList
    /// Nodes in this subtree, this one included.
    package let nodeCount: Int
    /// True when this node or one below it shows the content behind it, so that its pixels depend on others'.
    package let hasBackdrop: Bool
    /// The extent of this node and its subtree, in its own bounds space; null when they paint no pixels.
    package let extent: CGRect
    /// `extent` in the parent's bounds space.
    let extentInParent: CGRect

    package init(
        layerID: UInt64, contentID: UInt64 = 0, name: String, bounds: CGRect, placement: CGAffineTransform,
        style: Style,
        children: RenderNodeList
    ) {
        self.layerID = layerID
        self.contentID = contentID
        self.name = name
        self.bounds = bounds
        self.placement = placement
        self.style = style
        self.children = children
        nodeCount = 1 + children.nodeCount
        hasBackdrop = style.contents.isBackdrop || style.rare?.blendMode != nil || children.hasBackdrop
        extent = Self.extent(bounds: bounds, style: style, children: children)
        extentInParent = extent.applying(placement).withinReach
    }

    /// The same node elsewhere in its parent.
    package init(_ node: RenderNode, movedTo placement: CGAffineTransform) {
        (layerID, contentID, name, bounds) = (node.layerID, node.contentID, node.name, node.bounds)
        self.placement = placement
        (style, children, nodeCount, extent) = (node.style, node.children, node.nodeCount, node.extent)
        hasBackdrop = node.hasBackdrop
        extentInParent = extent.applying(placement).withinReach
    }

    private static func extent(bounds: CGRect, style: Style, children: RenderNodeList) -> CGRect {
        var extent = style.paintsOwnArea ? bounds.standardized : .null
        switch style.contents {
        case .image(let image): extent = extent.union(image.destination(in: bounds))
        case .drawing(let drawing) where drawing.gravity == .asDrawn:
            extent = extent.union(drawing.destination(in: bounds))
        case .none, .drawing, .gradient, .backdrop: break
        }
        if !style.clipsToBounds {
            extent = extent.union(children.extent)
            if let shadow = style.shadow, let path = style.rare?.shadowPath {
                extent = extent.union(shadow.extent(of: path.controlBounds))
            } else if let shadow = style.shadow, !extent.isNull {
                extent = extent.union(shadow.extent(of: extent))
            }
        } else {
            extent = children.isEmpty ? extent.intersection(bounds.standardized) : bounds.standardized
        }
        if let composition = style.rare?.composition { extent = composition.extent(of: extent) }
        if let mask = style.rare?.mask {
            let shown = mask.extent.applying(mask.placement)
            extent = extent.intersection(shown)
        }
        return extent.withinReach
    }

    /// A mask that hides all content.
    static let nothing = RenderNode(
        layerID: 0, name: "nothing", bounds: .zero, placement: .identity, style: Style(), children: [])

    /// The length of continuous corners along their sides, as a multiple of their radius.
    package static let continuousCornerReach: CGFloat = 1.528665

    /// The look of a node besides its geometry.
    package nonisolated struct Style: Hashable, Sendable {
        package var opacity: CGFloat = 1
        /// Whether the opacity is that of one picture of all parts and children, or of each of them.
        package var fadesAsGroup = true
        package var backgroundColor: RGBAColor?
        package var borderColor: RGBAColor = .black
        package var borderWidth: CGFloat = 0
        package var cornerRadius: CGFloat = 0
        package var maskedCorners: RectCorners = .all
        /// Contents and children are cut at the rounded bounds, and no shadow shows.
        package var clipsToBounds = false
        /// Drawn below all other content of the node, from the alpha of the node's own painting.
        package var shadow: Shadow?
        package var contents: Contents = .none
        /// nil on nearly all nodes.
        package var rare: RareStyle?

        package init() {}

        var paintsOwnArea: Bool {
            if let color = backgroundColor, color.alpha > 0 { return true }
            if rare?.backgroundPattern != nil { return true }
            if borderWidth > 0, borderColor.alpha > 0 { return true }
            return contents != .none
        }
    }

    /// The picture that fills a node above its background.
    package nonisolated indirect enum Contents: Hashable, Sendable {
        case none
        /// A picture fitted by gravity.
        case image(ImageContents)
        /// A recording of `draw(in:)`, to be rasterised once per version and scale.
        case drawing(DrawnContents)
        /// Colours over the rounded bounds.
        case gradient(GradientFill)
        /// The picture below the node, blurred, over the rounded bounds.
        case backdrop(Backdrop)

        var isBackdrop: Bool { if case .backdrop = self { true } else { false } }
    }
}

extension CGRect {
    /// The rectangle without parts that are so far away that their union with near ones would lose precision.
    fileprivate nonisolated var withinReach: CGRect {
        let reach: CGFloat = 0x1p40
        guard minX < -reach || minY < -reach || maxX > reach || maxY > reach, !isNull else { return self }
        let (left, top) = (min(max(minX, -reach), reach), min(max(minY, -reach), reach))
        let (right, bottom) = (max(left, min(maxX, reach)), max(top, min(maxY, reach)))
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}
