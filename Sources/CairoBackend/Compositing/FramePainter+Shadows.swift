import CoreGraphics
import Foundation
import QuartzCore

extension FramePainter {
    /// The inputs that decide the look of a shadow besides its position.
    private struct ShadowKey: Hashable {
        let size: CGSize
        let radius: CGFloat
        let corners: RectCorners
        let backgroundAlpha: CGFloat
        let borderWidth: CGFloat
        let borderAlpha: CGFloat
        let hasContinuousCorners: Bool
        let scale: CGSize
        let deviation: CGFloat
        /// The contents that shape the shadow besides the outline.
        let contents: RenderNode.Contents
        let patterns: [Paint]
        let path: PathGeometry?
        /// The rectangle of those contents in the bounds' space, with its fraction of a pixel; zero when only the outline counts.
        let bounds: CGRect
        let phase: CGPoint
    }

    /// Paints a node's shadow: the blurred alpha of its background, contents, children and border.
    func paintShadow(of node: RenderNode, transform: CGAffineTransform, alpha: CGFloat, clip: PixelRect) {
        guard let shadow = node.style.shadow, shadow.color.alpha > 0 else { return }
        let scale = abs(transform.determinant).squareRoot()
        let offset = CGAffineTransform(
            a: transform.a, b: transform.b, c: transform.c, d: transform.d, tx: 0, ty: 0)
        let moved = shadow.offset.applying(offset)
        guard moved.width.isFinite, moved.height.isFinite, abs(moved.width) < CairoContext.farthest,
            abs(moved.height) < CairoContext.farthest, shadow.blur.isFinite
        else { return }
        let deviation = max(0, shadow.blur / 2 * scale)
        let whole = (x: Int(moved.width.rounded()), y: Int(moved.height.rounded()))
        let path = node.style.rare?.shadowPath
        let childrenCast = path == nil && castsShadowOfChildren(node)
        let patterns = [node.style.rare?.backgroundPattern, node.style.rare?.borderPattern].compactMap(\.self)
        let isOutline = path == nil && node.style.contents == .none && patterns.isEmpty
        let isKept = !childrenCast && PixelSnapping.applies(to: transform)
        let shape = NodeShape(node, transform: transform).covering
        // A cached mask is positioned by its extent, whose distance from the snapped shape must therefore be the same everywhere.
        let extent = PixelRect(
            covering: (isKept && isOutline
                ? shape.rect : (path?.controlBounds ?? ownExtent(of: node)).applying(transform)).insetBy(
                    dx: -1, dy: -1))
        func make(clip: PixelRect) -> ShadowMask? {
            ShadowMask(extent: extent, clip: clip, offset: whole, deviation: deviation) { mask in
                let painter = FramePainter(
                    context: mask, bitmaps: bitmaps, drawingScale: drawingScale, movingSubtrees: nil)
                if let path {
                    mask.setTransform(transform)
                    mask.setColor(.black)
                    if mask.setPath(path) { mask.fillPath() }
                    return
                }
                painter.paintBackground(of: node, transform: transform, alpha: 1)
                painter.paintContents(of: node, transform: transform, alpha: 1)
                for child in node.children where childrenCast {
                    painter.paint(child, parent: transform, alpha: 1, clip: mask.clipPixels)
                }
                painter.paintBorder(of: node, transform: transform, alpha: 1)
            }
        }
        let mask: ShadowMask?
        if isKept, extent.width < 4096, extent.height < 4096 {
            // The mask is the same wherever the node is on whole pixels, so that it can be cached while the node moves.
            let key = ShadowKey(
                size: CGSize(width: shape.width, height: shape.height), radius: node.style.cornerRadius,
                corners: node.style.maskedCorners, backgroundAlpha: node.style.backgroundColor?.alpha ?? 0,
                borderWidth: node.style.borderWidth, borderAlpha: node.style.borderColor.alpha,
                hasContinuousCorners: node.style.rare?.hasContinuousCorners ?? false,
                scale: CGSize(width: transform.a, height: transform.d), deviation: deviation,
                contents: node.style.contents, patterns: patterns, path: path, bounds: isOutline ? .zero : node.bounds,
                phase: isOutline ? .zero : CGPoint(x: transform.tx.phase, y: transform.ty.phase))
            let everything = PixelRect(
                x: extent.x + whole.x - 1024, y: extent.y + whole.y - 1024, width: extent.width + 2048,
                height: extent.height + 2048)
            mask = bitmaps.shadow(of: node.layerID, key: key) { make(clip: everything) }?
                .placed(forShapeAt: (extent.x + whole.x, extent.y + whole.y))
        } else {
            mask = make(clip: clip)
        }
        context.setTransform(.identity)
        context.setOperator(.normal)
        context.setColor(shadow.color, alpha: alpha)
        mask?.paint(in: context)
    }

    /// Whether children add to the shadow: not where the node's own background is opaque behind all of them.
    private func castsShadowOfChildren(_ node: RenderNode) -> Bool {
        if node.children.isEmpty { return false }
        guard let color = node.style.backgroundColor, color.alpha >= 1 else { return true }
        let bounds = node.bounds.standardized
        return !node.children.allSatisfy { $0.extent.isNull || bounds.contains($0.extent.applying($0.placement)) }
    }

    private func ownExtent(of node: RenderNode) -> CGRect {
        let bounds = node.children.reduce(node.bounds.standardized) { $0.union($1.extent.applying($1.placement)) }
        switch node.style.contents {
        case .none, .gradient, .backdrop: return bounds
        case .image(let image): return bounds.union(image.destination(in: node.bounds))
        case .drawing(let drawing): return bounds.union(drawing.destination(in: node.bounds))
        }
    }
}

extension CGFloat {
    /// The fractional part, from 0 to below 1.
    fileprivate var phase: CGFloat { self - rounded(.down) }
}
