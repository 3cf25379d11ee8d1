import CoreGraphics
import Foundation

/// Walks through two frames' trees at once in the order of painting, to find the changes below each backdrop.
///
/// When it reaches a backdrop it has seen all content below, so every difference is looked at once, for any number of
/// stacked backdrops.
nonisolated struct BackdropWalk {
    /// A backdrop of the newer trees.
    struct Finding {
        let place: BackdropRegion
        /// The pixels that look different because of changes below; all of the region for a backdrop that is new.
        let changed: [PixelRect]
        /// Whether no pixels of it can be kept, because its layer did not show in the same region of the older trees.
        let isNew: Bool
    }

    /// The space of a list's nodes: the transform from it to pixels, and the pixels in which they show.
    private struct Space {
        var transform: CGAffineTransform
        var clip: PixelRect

        func inside(_ node: RenderNode) -> Space {
            let inner = node.placement.concatenating(transform)
            guard node.style.clipsToBounds else { return Space(transform: inner, clip: clip) }
            let bounds = PixelRect(covering: node.bounds.applying(inner).insetBy(dx: -1, dy: -1))
            return Space(transform: inner, clip: clip.intersection(bounds))
        }
    }

    private let canvas: PixelRect
    /// The damage in the part that the walk has passed.
    private var damage: FrameDamage

    /// The backdrops in the order of painting.
    private(set) var findings: [Finding] = []
    /// The number of nodes around and with backdrops that were looked at, and of changed rectangles for them.
    private(set) var stepCount = 0

    /// Walks from older trees to newer ones, both in points of one surface.
    init(from old: [RenderNode], to new: [RenderNode], on surface: RenderFrame.Surface) {
        canvas = surface.backdropPixels
        damage = FrameDamage(on: surface)
        let space = Space(transform: surface.canvasToPixels, clip: surface.canvasPixels)
        visit(old, new, from: space, to: space, isReplaced: false)
    }

    // MARK: Lists

    private mutating func visit(
        _ old: [RenderNode], _ new: [RenderNode], from former: Space, to space: Space, isReplaced: Bool
    ) {
        stepCount += new.count
        let common = zip(old, new).prefix { $0.layerID == $1.layerID }.count
        let (oldRest, newRest) = (old[common...], new[common...])
        let tail = zip(oldRest.reversed(), newRest.reversed()).prefix { $0.layerID == $1.layerID }.count
        for (before, after) in zip(old[..<common], new) {
            visit(before, after, from: former, to: space, isReplaced: isReplaced)
        }
        visitRearranged(
            oldRest.dropLast(tail), newRest.dropLast(tail), from: former, to: space, isReplaced: isReplaced)
        for (before, after) in zip(old.suffix(tail), new.suffix(tail)) {
            visit(before, after, from: former, to: space, isReplaced: isReplaced)
        }
    }

    private mutating func visitRearranged(
        _ old: ArraySlice<RenderNode>, _ new: ArraySlice<RenderNode>, from former: Space, to space: Space,
        isReplaced: Bool
    ) {
        guard !old.isEmpty || !new.isEmpty else { return }
        let places = Dictionary(zip(old.map(\.layerID), old.indices), uniquingKeysWith: { first, _ in first })
        let matches = new.map { places[$0.layerID] }
        let found = matches.compactMap(\.self)
        guard zip(found, found.dropFirst()).allSatisfy(<) else {
            // A search for the former content below each would not pay: all of it is damage anyway.
            for node in old { damage.add(node, transform: former.transform, clip: former.clip) }
            for node in new { visit(nil, node, from: former, to: space, isReplaced: true) }
            return
        }
        var next = old.startIndex
        for (node, match) in zip(new, matches) {
            if let match {
                for gone in old[next..<match] { damage.add(gone, transform: former.transform, clip: former.clip) }
                next = match + 1
            }
            visit(match.map { old[$0] }, node, from: former, to: space, isReplaced: isReplaced)
        }
        for gone in old[next...] { damage.add(gone, transform: former.transform, clip: former.clip) }
    }

    // MARK: Nodes

    /// - Parameter isReplaced: Whether all that both nodes paint counts as changed.
    private mutating func visit(
        _ before: RenderNode?, _ after: RenderNode, from former: Space, to space: Space, isReplaced: Bool
    ) {
        if before === after, !isReplaced { return pass(after, in: space) }
        guard after.hasBackdrop, !Self.isComposed(before), !Self.isComposed(after) else {
            if let before, !isReplaced {
                damage.compare(before, after, transform: space.transform, clip: space.clip)
            } else {
                if let before { damage.add(before, transform: former.transform, clip: former.clip) }
                damage.add(after, transform: space.transform, clip: space.clip)
            }
            return pass(after, in: space)
        }
        let isDimmedOutside = damage.isDimmed
        defer { damage.isDimmed = isDimmedOutside }
        var isReplaced = isReplaced || before.map { FrameDamage.isReplaced($0, after) } ?? true
        if let before, !isReplaced, damage.isDimmed || after.style.opacity < 1 {
            // Opacity rounds differently for a group and for a single part.
            isReplaced = before.hasSeveralParts != after.hasSeveralParts
            damage.isDimmed = !after.hasSeveralParts
        }
        let (outer, inner) = (before.map { former.inside($0) }, space.inside(after))
        note(after, at: inner.transform, isNew: before == nil)
        if isReplaced || before?.style != after.style {
            if let before, let outer { addOwnParts(of: before, at: outer.transform, clip: former.clip) }
            addOwnParts(of: after, at: inner.transform, clip: space.clip)
        }
        visit(
            before?.children.array ?? [], after.children.array, from: outer ?? inner, to: inner, isReplaced: isReplaced)
    }

    private mutating func addOwnParts(of node: RenderNode, at transform: CGAffineTransform, clip: PixelRect) {
        guard node.style.paintsOwnArea || node.style.shadow != nil else { return }
        damage.add(damage.ownExtent(node), transform: transform, clip: clip)
    }

    /// Whether a node shows its content elsewhere than its parts are.
    private static func isComposed(_ node: RenderNode?) -> Bool { node?.style.rare?.composition != nil }

    // MARK: Backdrops

    /// Records the backdrops in a node that is unchanged, or whose changes have been added.
    private mutating func pass(_ node: RenderNode, in space: Space) {
        guard node.hasBackdrop else { return }
        let inner = space.inside(node)
        note(node, at: inner.transform, isNew: false)
        stepCount += node.children.count
        for child in node.children.array where child.hasBackdrop { pass(child, in: inner) }
    }

    private mutating func note(_ node: RenderNode, at transform: CGAffineTransform, isNew: Bool) {
        guard let place = BackdropRegion(node, transform: transform, canvas: canvas) else { return }
        stepCount += damage.rects.count
        let parts = isNew ? [place.pixels] : damage.rects.map { $0.intersection(place.pixels) }.filter { !$0.isEmpty }
        let changed = parts.map { $0.grown(by: place.reach).intersection(place.pixels) }
        findings.append(Finding(place: place, changed: changed, isNew: isNew))
        // A backdrop that changes is a change below the ones above it.
        for part in changed { damage.add(part) }
    }
}

extension PixelRect {
    /// The rectangle with more pixels on each side.
    fileprivate nonisolated func grown(by reach: Int) -> PixelRect {
        PixelRect(x: x - reach, y: y - reach, width: width + 2 * reach, height: height + 2 * reach)
    }
}
