import CCairo
import CoreGraphics
import Foundation
import QuartzCore

/// Paints render nodes into one context.
///
/// Transforms lead from a node's bounds space to pixels of the target; clips are in those pixels and narrower than or equal
/// to the context's own.
struct FramePainter {
    let context: CairoContext
    let bitmaps: BitmapCache
    /// Pixels of the target per pixel of a drawing's own scale: other than one only on a letterboxed canvas.
    let drawingScale: CGFloat
    /// Finds subtrees whose pixels are worth keeping; nil while such pixels are made.
    let movingSubtrees: MovingSubtrees?
    /// The pictures of the frame's backdrops; nil where pixels are made that are not those of a frame.
    var backdrops: BackdropPictures?
    /// Whether pictures that are not aligned with the pixels have smooth edges.
    var smoothsEdges = true

    /// Paints a node and its subtree.
    ///
    /// - Parameter mayCover: false when it is known that no opaque node in it hides the whole clip.
    func paint(
        _ node: RenderNode, parent: CGAffineTransform, alpha: CGFloat, clip: PixelRect, mayCover: Bool = true
    ) {
        let transform = node.placement.concatenating(parent)
        let opacity = alpha * node.style.opacity.unit
        guard Self.shows(opacity), CairoContext.isUsable(transform) else { return }
        let area = visiblePart(of: node.extent, transform: transform, in: clip)
        guard !area.isEmpty else { return }
        if let rare = node.style.rare, rare.isPaintedApart {
            return paintRare(node, rare, transform: transform, alpha: opacity, clip: area)
        }
        // A copied group is faded as a whole.
        if opacity >= 1 || node.style.fadesAsGroup, paintCopy(of: node, transform: transform, alpha: opacity) { return }
        guard opacity < 1, node.hasSeveralParts else {
            return paintParts(
                of: node, transform: transform, alpha: opacity, clip: area,
                mayCover: mayCover || area != clip || node.style.clipsToBounds)
        }
        context.save()
        context.clip(to: area)
        context.beginGroup()
        paintParts(of: node, transform: transform, alpha: 1, clip: area)
        context.setOperator(.normal)
        context.endGroup(alpha: opacity)
        context.restore()
    }

    /// Whether an opacity is visible: half a level of a channel's 255 or more.
    static func shows(_ opacity: CGFloat) -> Bool { opacity > 1.0 / 512 }

    /// The pixels of an area that a node with an extent may paint.
    func visiblePart(of extent: CGRect, transform: CGAffineTransform, in area: PixelRect) -> PixelRect {
        let (origin, size) = (extent.origin, extent.size)
        guard origin.x.isFinite, origin.y.isFinite, size.width.isFinite, size.height.isFinite else {
            // A descendant whose frame is not finite must not make the whole tree invisible.
            return extent.isNull ? PixelRect(x: 0, y: 0, width: 0, height: 0) : area
        }
        return PixelRect(covering: extent.applying(transform).insetBy(dx: -1, dy: -1)).intersection(area)
    }

    func paintParts(
        of node: RenderNode, transform: CGAffineTransform, alpha: CGFloat, clip: PixelRect, mayCover: Bool = true
    ) {
        let first = alpha == 1 && mayCover ? lastCovering(node.children, transform: transform, area: clip) : nil
        if first == nil {
            if !node.style.clipsToBounds { paintShadow(of: node, transform: transform, alpha: alpha, clip: clip) }
            paintBackground(of: node, transform: transform, alpha: alpha, clip: clip)
        }
        if node.style.clipsToBounds {
            paintClipped(node, from: first, transform: transform, alpha: alpha, clip: clip)
        } else {
            paintInside(node, from: first, transform: transform, alpha: alpha, clip: clip)
        }
        paintBorder(of: node, transform: transform, alpha: alpha)
    }

    /// Paints contents and children, or only the children from `first` on, when that one hides all before it.
    private func paintInside(
        _ node: RenderNode, from first: Int?, transform: CGAffineTransform, alpha: CGFloat, clip: PixelRect
    ) {
        if first == nil { edgePainter(of: node).paintContents(of: node, transform: transform, alpha: alpha) }
        guard !node.children.isEmpty else { return }
        let reach = PixelReach(clip, transform: transform, margin: 3)
        // With full opacity and without a clip the children were searched already: those after the covering one do not cover.
        var mayCover = first != nil || alpha < 1 || node.style.clipsToBounds || !PixelSnapping.applies(to: transform)
        if alpha >= 1, let parts = openParts(of: clip, for: node.children, from: first ?? 0, transform: transform) {
            for (child, part) in parts where !part.isEmpty {
                context.save()
                context.clip(to: part)
                paint(child, parent: transform, alpha: alpha, clip: part)
                context.restore()
            }
            return
        }
        if alpha >= 1, first ?? 0 == 0, paintVeiled(node.children, transform: transform, clip: clip) { return }
        node.children.visit(from: first ?? 0, where: reach.touches) { child in
            paint(child, parent: transform, alpha: alpha, clip: clip, mayCover: mayCover)
            if first != nil { mayCover = node.style.clipsToBounds }
        }
    }

    // MARK: Clipping

    private func paintClipped(
        _ node: RenderNode, from first: Int?, transform: CGAffineTransform, alpha: CGFloat, clip: PixelRect
    ) {
        guard !node.children.isEmpty || node.style.contents != .none else { return }
        let shape = NodeShape(node, transform: transform)
        let inside = shape.covering.intersection(clip)
        guard !inside.isEmpty else { return }
        context.save()
        defer { context.restore() }
        context.clip(to: inside)
        if shape.contains(inside) {
            return paintInside(node, from: first, transform: transform, alpha: alpha, clip: inside)
        }
        guard node.hasSeveralPartsInside else {
            setPath(of: shape.beneathBorder(of: node))
            context.setAntialias(true)
            context.clipPath()
            return paintInside(node, from: first, transform: transform, alpha: alpha, clip: inside)
        }
        // A group is clipped once: with a clip for each part, the pixels below would shine through at smooth edges.
        context.beginGroup()
        paintInside(node, from: first, transform: transform, alpha: alpha, clip: inside)
        context.popGroup()
        setPath(of: shape.beneathBorder(of: node))
        context.setOperator(.normal)
        context.setAntialias(true)
        context.fillPath()
        context.setColor(.clear)
    }

    // MARK: Own parts

    func paintBackground(of node: RenderNode, transform: CGAffineTransform, alpha: CGFloat, clip: PixelRect? = nil) {
        if let pattern = node.style.rare?.backgroundPattern {
            let shape = NodeShape(node, transform: transform).beneathBorder(of: node)
            return paint(pattern, in: shape, of: node, transform: transform, alpha: alpha)
        }
        guard let color = node.style.backgroundColor, color.alpha > 0 else { return }
        let shape = NodeShape(node, transform: transform).beneathBorder(of: node)
        guard let rect = shape.pixelRect else {
            if let hard = node.style.rare?.hardEdges, !hard.isEmpty, shape.isTurnedRect {
                return fill(shape, hard: hard, with: color, alpha: alpha)
            }
            return fill(shape, with: color, alpha: alpha)
        }
        guard let clip, alpha >= 1, let parts = openParts(of: rect, in: clip, behind: node, transform: transform) else {
            return fill(rect, with: color, alpha: alpha)
        }
        for part in parts { fill(part.rect, with: color, alpha: alpha) }
    }

    func paintBorder(of node: RenderNode, transform: CGAffineTransform, alpha: CGFloat) {
        guard node.style.borderWidth > 0, node.style.borderColor.alpha > 0 else { return }
        let ring = NodeShape(node, transform: transform).ring(width: node.style.borderWidth)
        if let pattern = node.style.rare?.borderPattern {
            return paint(pattern, in: ring, isBorder: true, of: node, transform: transform, alpha: alpha)
        }
        if let hard = node.style.rare?.hardEdges, !hard.isEmpty, ring.isTurnedRect {
            return fill(ring, hard: hard, with: node.style.borderColor, alpha: alpha)
        }
        fill(ring, with: node.style.borderColor, alpha: alpha)
    }

    // MARK: Occlusion

    /// The last of some siblings that hides every pixel of an area with opaque background.
    func lastCovering(_ nodes: RenderNodeList, transform: CGAffineTransform, area: PixelRect) -> Int? {
        guard !nodes.isEmpty else { return nil }
        let reach = PixelReach(area, transform: transform, margin: -3)
        return nodes.lastIndex(where: reach.isWithin) {
            covers($0, parent: transform, area: area)
        }
    }

    private func covers(_ node: RenderNode, parent: CGAffineTransform, area: PixelRect) -> Bool {
        let transform = node.placement.concatenating(parent)
        guard node.style.opacity >= 1, node.style.rare?.hidesNothing != true, PixelSnapping.applies(to: transform),
            CairoContext.isUsable(transform),
            visiblePart(of: node.extent, transform: transform, in: area) == area
        else { return false }
        let fills = NodeShape(node, transform: transform).contains(area)
        if fills, let color = node.style.backgroundColor, color.alpha >= 1 { return true }
        if fills, hidesWithKeptPicture(node, transform: transform, area: area) { return true }
        guard fills || !node.style.clipsToBounds else { return false }
        return lastCovering(node.children, transform: transform, area: area) != nil
    }
}
