import CoreGraphics
import Foundation
import QuartzCore

extension FramePainter {
    /// Up to so many pixels, filling costs less than finding out which nodes hide them.
    private static let cheapArea = 1 << 13

    /// Up to so many pixels, filling the background of one view costs less than the search.
    private static let dearArea = 1 << 17

    /// The largest numbers of siblings and of nested nodes that are searched for pages that hide one another.
    private static let siblingLimit = 4
    private static let nestLimit = 3

    /// The parts of an area within a clip that no opaque background among the nodes hides, and that have to be painted
    /// below them.
    ///
    /// Nodes after a backdrop do not count, because the backdrop shows the pixels below itself.
    func uncoveredParts(
        of area: PixelRect, below nodes: RenderNodeList, clippedTo clip: PixelRect, transform: CGAffineTransform
    ) -> [PixelRect] {
        guard area.area > Self.cheapArea, !nodes.isEmpty else { return [area] }
        var search = OpaqueAreaSearch()
        collectOpaqueAreas(of: nodes, transform: transform, area: clip, into: &search)
        if search.isOver, nodes.hasBackdrop { return [area] }
        return search.found.reduce([area]) { parts, hidden in parts.flatMap { $0.subtracting(hidden) } }
    }

    /// The parts of a large background within a clip that a node's children do not hide; nil when the search would not pay.
    func openParts(
        of background: CGRect, in clip: PixelRect, behind node: RenderNode, transform: CGAffineTransform
    ) -> [PixelRect]? {
        guard !node.children.isEmpty, PixelSnapping.isWhole(background) else { return nil }
        let area = PixelRect(covering: background).intersection(clip)
        guard area.area > Self.dearArea else { return nil }
        return uncoveredParts(of: area, below: node.children, clippedTo: clip, transform: transform)
    }

    /// The siblings from `first` on, each with the part of an area that no later one hides, as for pages that slide over
    /// each other.
    ///
    /// - Returns: nil when all parts are the whole area, or when the search would not pay.
    func openParts(
        of area: PixelRect, for siblings: RenderNodeList, from first: Int, transform: CGAffineTransform
    ) -> [(RenderNode, PixelRect)]? {
        guard area.area > Self.cheapArea, siblings.count <= Self.siblingLimit, siblings.count - first > 1 else {
            return nil
        }
        var parts: [(RenderNode, PixelRect)] = []
        var open = area
        for node in siblings.dropFirst(first).reversed() {
            parts.append((node, open))
            if node.hasBackdrop {
                // A backdrop shows the pixels below it, also those a blur's radius around it.
                open = area
            } else if let hidden = opaqueRect(of: node, parent: transform, depth: 0) {
                let rest = open.subtracting(hidden)
                if rest.count < 2 { open = rest.first ?? PixelRect(x: 0, y: 0, width: 0, height: 0) }
            }
        }
        return parts.contains { $0.1 != area } ? parts.reversed() : nil
    }

    /// The whole pixels that a node hides by its own background or, up to a small depth, by that of a descendant.
    private func opaqueRect(of node: RenderNode, parent: CGAffineTransform, depth: Int) -> PixelRect? {
        let transform = node.placement.concatenating(parent)
        if case .curled(let curl)? = node.style.rare?.composition {
            return opaqueRect(of: node, curled: curl, transform: transform, depth: depth)
        }
        guard mayHide(node, at: transform) else { return nil }
        if let own = opaqueBackground(of: node, at: transform) { return own }
        guard !node.style.clipsToBounds, node.children.count <= Self.siblingLimit, depth < Self.nestLimit else {
            return nil
        }
        for child in node.children {
            if let rect = opaqueRect(of: child, parent: transform, depth: depth + 1) { return rect }
        }
        return nil
    }

    /// The whole pixels that the flat part of a curled page hides.
    private func opaqueRect(
        of node: RenderNode, curled curl: PageCurl, transform: CGAffineTransform, depth: Int
    ) -> PixelRect? {
        guard node.style.opacity >= 1, node.style.rare?.mask == nil, PixelSnapping.applies(to: transform),
            CairoContext.isUsable(transform), let front = node.children.first,
            let hidden = opaqueRect(of: front, parent: transform, depth: depth + 1)
        else { return nil }
        let flat = curl.flatPart.applying(transform).intersection(hidden.rect)
        guard !flat.isEmpty, flat.minX.isFinite, flat.maxX.isFinite, flat.minY.isFinite, flat.maxY.isFinite else {
            return nil
        }
        let (left, top) = (Int(flat.minX.rounded(.up)), Int(flat.minY.rounded(.up)))
        let (right, bottom) = (Int(flat.maxX.rounded(.down)), Int(flat.maxY.rounded(.down)))
        guard left < right, top < bottom else { return nil }
        return PixelRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    private func collectOpaqueAreas(
        of nodes: RenderNodeList, transform: CGAffineTransform, area: PixelRect, into search: inout OpaqueAreaSearch
    ) {
        let reach = PixelReach(area, transform: transform, margin: 3)
        _ = nodes.lastIndex(where: reach.touches) { node in
            search.nodesLeft -= 1
            let place = node.placement.concatenating(transform)
            let hides = mayHide(node, at: place)
            let own = hides ? opaqueBackground(of: node, at: place)?.intersection(area) : nil
            if hides, own == nil, let inside = openArea(within: node, at: place, of: area) {
                collectOpaqueAreas(of: node.children, transform: place, area: inside, into: &search)
            } else {
                // The areas found so far are painted after the backdrop, which shows the pixels that they hide.
                if node.hasBackdrop { search.startAgain() }
                if let own, !own.isEmpty { search.add(own) }
            }
            return search.isOver
        }
    }

    /// The part of an area in which a node's children are visible; nil for a clip that is not on whole pixels, and for
    /// a backdrop.
    private func openArea(within node: RenderNode, at transform: CGAffineTransform, of area: PixelRect) -> PixelRect? {
        if case .backdrop = node.style.contents { return nil }
        guard node.style.clipsToBounds else { return area }
        guard let rect = NodeShape(node, transform: transform).pixelRect, PixelSnapping.isWhole(rect) else {
            return nil
        }
        let inside = PixelRect(covering: rect).intersection(area)
        return inside.isEmpty ? nil : inside
    }

    /// Whether opaque parts of a node and its descendants hide the pixels below: it is opaque, unmasked and on whole pixels.
    private func mayHide(_ node: RenderNode, at transform: CGAffineTransform) -> Bool {
        node.style.opacity >= 1 && node.style.rare?.hidesNothing != true && PixelSnapping.applies(to: transform)
            && CairoContext.isUsable(transform)
    }

    /// The whole pixels that a node's own background covers, when it is opaque.
    func opaqueBackground(of node: RenderNode, at transform: CGAffineTransform) -> PixelRect? {
        guard let color = node.style.backgroundColor, color.alpha >= 1,
            let rect = NodeShape(node, transform: transform).pixelRect, PixelSnapping.isWhole(rect)
        else { return nil }
        return PixelRect(covering: rect)
    }
}
