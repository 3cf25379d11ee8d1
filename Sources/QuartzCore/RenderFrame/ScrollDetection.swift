import CoreGraphics
import Foundation

/// Finds out whether the difference between two nodes of a layer is a scroll whose pixels can be moved.
///
/// Moving pixels takes along all other content in the same area. So the content behind must look the same everywhere, content
/// in front is damage at its position and at the one that it was moved to, and no layer above may blend, cut or turn.
nonisolated struct ScrollDetection {
    /// When more than this part of the area is covered from the front, painting all of it is as quick.
    private static let largestCover = 0.5

    let roots: RenderNodeList
    let canvasToPixels: CGAffineTransform

    /// The consequence of a scroll.
    struct Finding {
        var move: PixelMove
        /// Pixels of things in front of the content, and where the move took them.
        var damage: [PixelRect]
    }

    /// - Parameters:
    ///   - ancestors: The old nodes above, from the root on, whose placements did not change.
    ///   - transform: From the node's parent to pixels.
    func finding(
        _ before: RenderNode, _ after: RenderNode, ancestors: [RenderNode], transform: CGAffineTransform,
        clip: PixelRect
    ) -> Finding? {
        guard before.bounds.size == after.bounds.size, before.bounds.origin != after.bounds.origin,
            before.style == after.style, Self.isPlainClip(before), before.style.contents == .none,
            !before.hasBackdrop, !after.hasBackdrop,
            let (former, area) = Self.wholePixels(of: before, transform),
            let (latter, same) = Self.wholePixels(of: after, transform), area == same,
            former.a == latter.a, former.d == latter.d
        else { return nil }
        let (dx, dy) = (latter.tx - former.tx, latter.ty - former.ty)
        guard Self.isWhole(dx), Self.isWhole(dy), let visible = visibleArea(area.intersection(clip), ancestors) else {
            return nil
        }
        let move = PixelMove(area: visible, dx: Int(dx.rounded()), dy: Int(dy.rounded()))
        guard !move.destination.isEmpty, hasEvenBackdrop(visible, before, ancestors),
            let covers = covers(of: visible, before, ancestors)
        else { return nil }
        let damage = covers.flatMap { [$0, move.shifted($0).intersection(visible)] }.filter { !$0.isEmpty }
        return Finding(move: move, damage: move.exposed + damage)
    }

    // MARK: Conditions

    /// Whether a node cuts its content at an upright rectangle and has no content of its own in front.
    private static func isPlainClip(_ node: RenderNode) -> Bool {
        let style = node.style
        return style.clipsToBounds && style.cornerRadius == 0 && style.opacity == 1 && style.rare == nil
            && (style.borderWidth == 0 || style.borderColor.alpha == 0)
    }

    private static func isWhole(_ value: CGFloat) -> Bool { abs(value - value.rounded()) < 1e-4 }

    /// A node's bounds in pixels with the transform that leads there; nil unless all edges are on whole ones.
    private static func wholePixels(
        of node: RenderNode, _ transform: CGAffineTransform
    ) -> (transform: CGAffineTransform, area: PixelRect)? {
        let inner = node.placement.concatenating(transform)
        guard inner.b == 0, inner.c == 0, inner.a > 0, inner.d > 0 else { return nil }
        let rect = node.bounds.standardized.applying(inner)
        guard isWhole(rect.minX), isWhole(rect.minY), isWhole(rect.maxX), isWhole(rect.maxY) else { return nil }
        return (inner, PixelRect(covering: rect.insetBy(dx: 1e-3, dy: 1e-3)))
    }

    /// The part of an area that the ancestors' clips leave; nil when one of them does more than cut at whole pixels.
    private func visibleArea(_ area: PixelRect, _ ancestors: [RenderNode]) -> PixelRect? {
        var visible = area
        var transform = canvasToPixels
        for node in ancestors {
            let inner = node.placement.concatenating(transform)
            guard node.style.opacity == 1, node.style.rare == nil else { return nil }
            if node.style.clipsToBounds {
                guard Self.isPlainClip(node), let (_, cut) = Self.wholePixels(of: node, transform) else { return nil }
                visible = visible.intersection(cut)
            }
            transform = inner
        }
        return visible.isEmpty ? nil : visible
    }

    /// Whether all content behind a node's content is of one colour in an area.
    private func hasEvenBackdrop(_ area: PixelRect, _ node: RenderNode, _ ancestors: [RenderNode]) -> Bool {
        // Outside of all windows it is black.
        var isEven = true
        walk(ancestors, to: node) { node, list, index, transform in
            for sibling in list[..<index] {
                let place = sibling.placement.concatenating(transform)
                if fills(area, sibling, transform) {
                    isEven = sibling.children.isEmpty && sibling.style.contents == .none
                } else if !pixels(of: sibling.extent, place).intersection(area).isEmpty {
                    isEven = false
                }
            }
            if fills(area, node, transform) {
                isEven = node.style.contents == .none
            } else if node.style.paintsOwnArea || node.style.shadow != nil,
                !pixels(of: node.extent, node.placement.concatenating(transform)).intersection(area).isEmpty
            {
                isEven = false
            }
        }
        return isEven
    }

    /// Whether a node's background hides all content behind it in an area.
    private func fills(_ area: PixelRect, _ node: RenderNode, _ transform: CGAffineTransform) -> Bool {
        guard let color = node.style.backgroundColor, color.alpha >= 1, node.style.opacity == 1,
            node.style.cornerRadius == 0, node.style.rare == nil,
            node.style.borderWidth == 0 || node.style.borderColor.alpha == 0
        else { return false }
        let inner = node.placement.concatenating(transform)
        guard inner.b == 0, inner.c == 0, inner.a > 0, inner.d > 0 else { return false }
        let rect = node.bounds.standardized.applying(inner)
        return PixelRect(covering: rect.insetBy(dx: 1e-3, dy: 1e-3)).intersection(area) == area
            && rect.insetBy(dx: -0.5, dy: -0.5).contains(area.rect)
    }

    /// The areas in front of a node's content within an area; nil when that is most of it.
    private func covers(of area: PixelRect, _ node: RenderNode, _ ancestors: [RenderNode]) -> [PixelRect]? {
        var covers: [PixelRect] = []
        walk(ancestors, to: node) { _, list, index, transform in
            let reaches = { !pixels(of: $0, transform).intersection(area).isEmpty }
            list.visit(from: index + 1, where: reaches) { sibling in
                let cover = pixels(of: sibling.extent, sibling.placement.concatenating(transform)).intersection(area)
                if !cover.isEmpty { covers.append(cover) }
            }
        }
        let covered = covers.reduce(0) { $0 + $1.area }
        return Double(covered) > Self.largestCover * Double(area.area) ? nil : covers
    }

    // MARK: Walking

    /// Descends from the roots to a node. The body gets each node of the path with its siblings, its index among them and the
    /// transform from their parent to pixels.
    private func walk(
        _ ancestors: [RenderNode], to node: RenderNode,
        _ body: (RenderNode, RenderNodeList, Int, CGAffineTransform) -> Void
    ) {
        var (list, transform) = (roots, canvasToPixels)
        for step in ancestors + [node] {
            guard let index = list.firstIndex(where: { $0 === step }) else { return }
            body(step, list, index, transform)
            list = step.children
            transform = step.placement.concatenating(transform)
        }
    }

    private func pixels(of extent: CGRect, _ transform: CGAffineTransform) -> PixelRect {
        extent.isNull
            ? PixelRect(x: 0, y: 0, width: 0, height: 0)
            : PixelRect(covering: extent.applying(transform).insetBy(dx: -1, dy: -1))
    }
}
