package import CoreGraphics
import Foundation

/// Finds the pixels in which two frames differ.
///
/// Subtrees that both frames share are skipped without a look inside, so the cost follows the change, not the tree.
package nonisolated struct FrameDamage {
    /// More rectangles than this are joined: each costs the renderer a walk.
    private static let limit = 6

    private let surface: RenderFrame.Surface
    private var rects: [PixelRect] = []
    /// Whether an opacity below one reaches the nodes that are compared, because they are the only part of a node above.
    private var isDimmed = false

    /// The rectangles, cut to the surface, that must be painted again to turn `old` into `new`.
    package static func between(
        _ old: [RenderNode], _ new: [RenderNode], on surface: RenderFrame.Surface
    ) -> [PixelRect] {
        var damage = FrameDamage(surface: surface)
        damage.compare(old, new, transform: surface.canvasToPixels, clip: surface.canvasPixels)
        return damage.rects
    }

    private init(surface: RenderFrame.Surface) { self.surface = surface }

    private mutating func compare(
        _ old: RenderNodeList, _ new: RenderNodeList, transform: CGAffineTransform, clip: PixelRect
    ) {
        let isAligned = new.visitDifferences(from: old) { before, after in
            switch (before, after) {
            case (let before?, let after?): compare(before, after, transform: transform, clip: clip)
            case (let node?, nil), (nil, let node?): add(node, transform: transform, clip: clip)
            case (nil, nil): break
            }
        }
        if !isAligned { compare(old.array, new.array, transform: transform, clip: clip) }
    }

    private mutating func compare(
        _ old: [RenderNode], _ new: [RenderNode], transform: CGAffineTransform, clip: PixelRect
    ) {
        // Children usually keep their order, so pairs are found by walking; only what changed in a list needs a table.
        let common = zip(old, new).prefix { $0.layerID == $1.layerID }.count
        let (oldRest, newRest) = (old[common...], new[common...])
        let tail = zip(oldRest.reversed(), newRest.reversed()).prefix { $0.layerID == $1.layerID }.count
        for (before, after) in zip(old[..<common], new) where before !== after {
            compare(before, after, transform: transform, clip: clip)
        }
        compareRearranged(oldRest.dropLast(tail), newRest.dropLast(tail), transform: transform, clip: clip)
        for (before, after) in zip(old.suffix(tail), new.suffix(tail)) where before !== after {
            compare(before, after, transform: transform, clip: clip)
        }
    }

    private mutating func compareRearranged(
        _ old: ArraySlice<RenderNode>, _ new: ArraySlice<RenderNode>, transform: CGAffineTransform, clip: PixelRect
    ) {
        var before = Dictionary(old.map { ($0.layerID, $0) }, uniquingKeysWith: { first, _ in first })
        let after = Set(new.map(\.layerID))
        let isReordered = !old.lazy.map(\.layerID).filter(after.contains)
            .elementsEqual(new.lazy.map(\.layerID).filter { before[$0] != nil })
        for node in new {
            if let match = before.removeValue(forKey: node.layerID), !isReordered {
                if match !== node { compare(match, node, transform: transform, clip: clip) }
            } else {
                add(node, transform: transform, clip: clip)
            }
        }
        for node in isReordered ? Array(old) : old.filter({ before[$0.layerID] != nil }) {
            add(node, transform: transform, clip: clip)
        }
    }

    private mutating func compare(
        _ before: RenderNode, _ after: RenderNode, transform: CGAffineTransform, clip: PixelRect
    ) {
        guard before.placement == after.placement, before.style.opacity == after.style.opacity,
            before.style.clipsToBounds == after.style.clipsToBounds, before.bounds == after.bounds,
            before.style.rare == after.style.rare, before.style.rare?.composition == nil
        else {
            add(before, transform: transform, clip: clip)
            add(after, transform: transform, clip: clip)
            return
        }
        let isDimmedOutside = isDimmed
        defer { isDimmed = isDimmedOutside }
        if isDimmed || after.style.opacity < 1 {
            if before.hasSeveralParts != after.hasSeveralParts {
                // Opacity rounds differently for a group and for a single part.
                add(before, transform: transform, clip: clip)
                add(after, transform: transform, clip: clip)
                return
            }
            isDimmed = !after.hasSeveralParts
        }
        let inner = after.placement.concatenating(transform)
        if before.style != after.style {
            // The children's own pixels lie above and are painted with whatever lies under them.
            add(ownExtent(before).union(ownExtent(after)), transform: inner, clip: clip)
        }
        let childClip =
            after.style.clipsToBounds
            ? clip.intersection(PixelRect(covering: after.bounds.applying(inner).insetBy(dx: -1, dy: -1))) : clip
        compare(before.children, after.children, transform: inner, clip: childClip)
    }

    private func ownExtent(_ node: RenderNode) -> CGRect {
        var extent = node.bounds.standardized
        switch node.style.contents {
        case .none, .gradient, .backdrop: break
        case .image(let image): extent = extent.union(image.destination(in: node.bounds))
        case .drawing(let drawing): extent = extent.union(drawing.destination(in: node.bounds))
        }
        guard let shadow = node.style.shadow else { return extent }
        return extent.union(shadow.extent(of: node.style.rare?.shadowPath?.controlBounds ?? extent))
    }

    private mutating func add(_ node: RenderNode, transform: CGAffineTransform, clip: PixelRect) {
        add(node.extent, transform: node.placement.concatenating(transform), clip: clip)
    }

    private mutating func add(_ rect: CGRect, transform: CGAffineTransform, clip: PixelRect) {
        guard !rect.isNull else { return }
        // One pixel more on each side: renderers round places to whole pixels and smooth edges.
        let pixels = PixelRect(covering: rect.applying(transform).insetBy(dx: -1, dy: -1)).intersection(clip)
        guard !pixels.isEmpty else { return }
        // Rectangles stay disjoint, so that no pixel is painted twice.
        rects.join(pixels)
        if rects.count > Self.limit { rects = [rects.reduce(rects[0]) { $0.union($1) }] }
    }
}
