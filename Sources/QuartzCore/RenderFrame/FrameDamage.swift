package import CoreGraphics
import Foundation

/// Finds the pixels in which two frames differ.
///
/// Subtrees that both frames share are skipped without a look inside, so the cost follows the change, not the tree. Content
/// that scrolled by whole pixels is moved instead of painted, where no condition prevents it.
package nonisolated struct FrameDamage {
    /// More rectangles than this are joined: each costs the renderer a walk.
    private static let limit = 6

    private let scrolls: ScrollDetection
    /// The old nodes above those that are being compared.
    private var ancestors: [RenderNode] = []
    /// False inside content that is moved: content that scrolls in there as well is painted.
    private var mayMove: Bool
    /// Whether an opacity below one reaches the nodes that are compared, because they are the only part of a node above.
    var isDimmed = false

    /// The rectangles, disjoint and cut to the surface, that must be painted again after the moves.
    package private(set) var rects: [PixelRect] = []
    /// The pixels to move first, in disjoint areas.
    package private(set) var moves: [PixelMove] = []

    /// Makes the damage that turns the pixels of `old` into those of `new` on `surface`, by moves as far as possible.
    package init(between old: [RenderNode], _ new: [RenderNode], on surface: RenderFrame.Surface) {
        scrolls = ScrollDetection(roots: RenderNodeList(old), canvasToPixels: surface.canvasToPixels)
        mayMove = true
        compare(old, new, transform: surface.canvasToPixels, clip: surface.canvasPixels)
    }

    /// Empty; content that is compared later counts as painted, not as moved.
    init(on surface: RenderFrame.Surface) {
        scrolls = ScrollDetection(roots: [], canvasToPixels: surface.canvasToPixels)
        mayMove = false
    }

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
        // Children usually keep their order, so pairs are found by walking; only the changed part of a list needs a table.
        let shorter = min(old.count, new.count)
        var common = 0
        while common < shorter, old[common].layerID == new[common].layerID { common += 1 }
        var tail = 0
        while tail < shorter - common, old[old.count - 1 - tail].layerID == new[new.count - 1 - tail].layerID {
            tail += 1
        }
        for index in 0..<common where old[index] !== new[index] {
            compare(old[index], new[index], transform: transform, clip: clip)
        }
        if common + tail < max(old.count, new.count) {
            compareRearranged(
                old[common..<(old.count - tail)], new[common..<(new.count - tail)], transform: transform, clip: clip)
        }
        for rest in (0..<tail).reversed() {
            let (before, after) = (old[old.count - 1 - rest], new[new.count - 1 - rest])
            if before !== after { compare(before, after, transform: transform, clip: clip) }
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

    /// Whether a layer's nodes differ in a property that affects all content in them.
    static func isReplaced(_ before: RenderNode, _ after: RenderNode) -> Bool {
        before.placement != after.placement || before.style.opacity != after.style.opacity
            || before.style.clipsToBounds != after.style.clipsToBounds || before.bounds != after.bounds
            || before.style.rare != after.style.rare || before.style.rare?.composition != nil
    }

    /// Adds the differences between two nodes of a layer, given the space of both parents.
    mutating func compare(
        _ before: RenderNode, _ after: RenderNode, transform: CGAffineTransform, clip: PixelRect
    ) {
        guard !Self.isReplaced(before, after) else {
            if scroll(before, after, transform: transform, clip: clip) { return }
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
            // The children's own pixels are above and are painted with the pixels under them.
            add(ownExtent(before).union(ownExtent(after)), transform: inner, clip: clip)
        }
        let childClip =
            after.style.clipsToBounds
            ? clip.intersection(PixelRect(covering: after.bounds.applying(inner).insetBy(dx: -1, dy: -1))) : clip
        ancestors.append(before)
        compare(before.children, after.children, transform: inner, clip: childClip)
        ancestors.removeLast()
    }

    /// Records a move when the difference is a scroll, with the remaining differences; false for other differences.
    private mutating func scroll(
        _ before: RenderNode, _ after: RenderNode, transform: CGAffineTransform, clip: PixelRect
    ) -> Bool {
        guard mayMove,
            let finding = scrolls.finding(before, after, ancestors: ancestors, transform: transform, clip: clip),
            !moves.contains(where: { $0.area.intersects(finding.move.area) })
        else { return false }
        moves.append(finding.move)
        for rect in finding.damage { add(rect) }
        mayMove = false
        // The old content at the new position is the result of the move.
        compare(
            before.children, after.children, transform: after.placement.concatenating(transform),
            clip: finding.move.area)
        mayMove = true
        return true
    }

    /// The extent that a node paints itself, or would if it had a background.
    func ownExtent(_ node: RenderNode) -> CGRect {
        var extent = node.bounds.standardized
        switch node.style.contents {
        case .none, .gradient, .backdrop: break
        case .image(let image): extent = extent.union(image.destination(in: node.bounds))
        case .drawing(let drawing): extent = extent.union(drawing.destination(in: node.bounds))
        }
        guard let shadow = node.style.shadow else { return extent }
        return extent.union(shadow.extent(of: node.style.rare?.shadowPath?.controlBounds ?? extent))
    }

    /// Adds all pixels that a node and its children may paint.
    mutating func add(_ node: RenderNode, transform: CGAffineTransform, clip: PixelRect) {
        add(node.extent, transform: node.placement.concatenating(transform), clip: clip)
    }

    /// Adds a rectangle in a space.
    mutating func add(_ rect: CGRect, transform: CGAffineTransform, clip: PixelRect) {
        guard !rect.isNull else { return }
        // One pixel more on each side: renderers round coordinates to whole pixels and smooth edges.
        add(PixelRect(covering: rect.applying(transform).insetBy(dx: -1, dy: -1)).intersection(clip))
    }

    /// Adds pixels of the surface.
    mutating func add(_ pixels: PixelRect) {
        guard !pixels.isEmpty else { return }
        // Rectangles stay disjoint, so that no pixel is painted twice. Those that cross are not joined but cut.
        if let crossed = rects.first(where: { $0.intersects(pixels) && waste($0, pixels) > Self.largestWaste }) {
            for part in pixels.subtracting(crossed) { add(part) }
            return
        }
        rects.join(pixels)
        guard rects.count > Self.limit, let last = rects.popLast() else { return }
        // The neighbour with which it wastes the least.
        let nearest = rects.indices.min { waste(rects[$0], last) < waste(rects[$1], last) } ?? 0
        rects.join(last.union(rects.remove(at: nearest)))
    }

    /// Rectangles are joined only if this adds no more pixels than these.
    private static let largestWaste = 100 * 100

    /// The number of additional pixels when two rectangles are joined.
    private func waste(_ one: PixelRect, _ other: PixelRect) -> Int {
        one.union(other).area - one.area - other.area + one.intersection(other).area
    }
}
