import CoreGraphics
import Foundation
import QuartzCore

extension FramePainter {
    /// Up to so many pixels, painting twice costs less than finding out whether one pass is enough.
    private static let minimumVeil = 1 << 13

    /// Paints two siblings in one pass: the lower one from its cached copy, the upper one as a colour that dims it.
    ///
    /// That is the case of a page that slides away below another.
    ///
    /// - Returns: False when the siblings are not of this kind; no pixel is then painted.
    func paintVeiled(_ siblings: RenderNodeList, transform: CGAffineTransform, clip: PixelRect) -> Bool {
        guard siblings.count == 2, clip.area > Self.minimumVeil, let veil = veil(siblings[1], over: clip, in: transform)
        else { return false }
        let page = siblings[0]
        let place = page.placement.concatenating(transform)
        guard page.style.opacity >= 1, CairoContext.isUsable(place),
            let copy = copy(of: page, transform: place), copy.surface.isOpaque
        else { return false }
        return context.copy(copy.surface, at: copy.place, to: clip, under: veil.color, alpha: veil.alpha)
    }

    /// The colour of a node that is a single translucent rectangle over all of an area.
    private func veil(
        _ node: RenderNode, over area: PixelRect, in parent: CGAffineTransform
    ) -> (color: RGBAColor, alpha: CGFloat)? {
        let style = node.style
        guard node.children.isEmpty, style.contents == .none, style.rare == nil, style.shadow == nil,
            style.borderWidth <= 0, let color = style.backgroundColor
        else { return nil }
        let (transform, alpha) = (node.placement.concatenating(parent), style.opacity.unit)
        guard Self.shows(alpha), color.alpha > 0, color.alpha * alpha < 1, CairoContext.isUsable(transform),
            let rect = NodeShape(node, transform: transform).pixelRect, PixelSnapping.isWhole(rect),
            rect.contains(area.rect)
        else { return nil }
        return (color, alpha)
    }
}
