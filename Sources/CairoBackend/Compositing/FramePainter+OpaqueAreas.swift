import CoreGraphics
import Foundation
import QuartzCore

extension FramePainter {
    /// As many pixels are filled sooner than it is found out what hides them.
    private static let cheapArea = 1 << 13

    /// A background of a single view is filled sooner than that.
    private static let dearArea = 1 << 17

    /// How many siblings, and how many nodes in each other, are looked at for pages that hide one another.
    private static let siblingLimit = 4
    private static let nestLimit = 3

    /// The parts of an area that no opaque background among the nodes hides within a clip: what has to be painted below them.
    ///
    /// What is painted after a backdrop hides nothing, because the backdrop shows what is below itself.
    func uncoveredParts(
        of area: PixelRect, below nodes: RenderNodeList, clippedTo clip: PixelRect, transform: CGAffineTransform
    ) -> [PixelRect] {
        guard area.area > Self.cheapArea, !nodes.isEmpty else { return [area] }
        var search = OpaqueAreaSearch()
        collectOpaqueAreas(of: nodes, transform: transform, area: clip, into: &search)
        if search.isOver, nodes.hasBackdrop { return [area] }
        return search.found.reduce([area]) { parts, hidden in parts.flatMap { $0.subtracting(hidden) } }
    }

    /// The parts of a large background that a node's children leave open within a clip; nil when it is not worth the search.
    func openParts(
        of background: CGRect, in clip: PixelRect, behind node: RenderNode, transform: CGAffineTransform
    ) -> [PixelRect]? {
        guard !node.children.isEmpty, PixelSnapping.isWhole(background) else { return nil }
        let area = PixelRect(covering: background).intersection(clip)
        guard area.area > Self.dearArea else { return nil }
        return uncoveredParts(of: area, below: node.children, clippedTo: clip, transform: transform)
    }

    /// A few siblings from the first that shows on, each with the part of an area that no later one hides, as pages that slide
    /// over each other do; nil when that is all of it, or not worth the search.
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
                // It shows what lies below, also some way beside itself.
                open = area
            } else if let hidden = opaqueRect(of: node, parent: transform, depth: 0) {
                let rest = open.subtracting(hidden)
                if rest.count < 2 { open = rest.first ?? PixelRect(x: 0, y: 0, width: 0, height: 0) }
            }
        }
        return parts.contains { $0.1 != area } ? parts.reversed() : nil
    }

    /// Whole pixels that a node hides with a background of its own or, in simple nests, of one inside.
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

    /// Whole pixels that a page hides where it lies flat.
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
                // What has been found so far is painted after the backdrop, which shows what that hides.
                if node.hasBackdrop { search.found = [] }
                if let own, !own.isEmpty { search.found.append(own) }
            }
            return search.isOver
        }
    }

    /// The part of an area in which a node shows its children; nil where it cuts them along something else than whole pixels, and
    /// for a backdrop.
    private func openArea(within node: RenderNode, at transform: CGAffineTransform, of area: PixelRect) -> PixelRect? {
        if case .backdrop = node.style.contents { return nil }
        guard node.style.clipsToBounds else { return area }
        guard let rect = NodeShape(node, transform: transform).pixelRect, PixelSnapping.isWhole(rect) else {
            return nil
        }
        let inside = PixelRect(covering: rect).intersection(area)
        return inside.isEmpty ? nil : inside
    }

    /// Whether nothing about a node lets what lies below it through, wherever it or something in it is opaque.
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
