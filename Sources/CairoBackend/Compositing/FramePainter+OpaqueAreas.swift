import CoreGraphics
import Foundation
import QuartzCore

extension FramePainter {
    /// As many pixels are filled sooner than it is found out what hides them.
    private static let cheapArea = 1 << 13

    /// How many siblings, and how many nodes in each other, are looked at for pages that hide one another.
    private static let siblingLimit = 4
    private static let nestLimit = 3

    /// More opaque areas than this cost more to find than they save.
    private static let opaqueAreaLimit = 8

    /// The parts of an area that no opaque background among the nodes hides within a clip: what has to be painted below them.
    func uncoveredParts(
        of area: PixelRect, below nodes: RenderNodeList, clippedTo clip: PixelRect, transform: CGAffineTransform
    ) -> [PixelRect] {
        guard area.area > Self.cheapArea else { return [area] }
        var opaque: [PixelRect] = []
        collectOpaqueAreas(of: nodes, transform: transform, area: clip, into: &opaque)
        return opaque.reduce([area]) { parts, hidden in parts.flatMap { $0.subtracting(hidden) } }
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

    private func collectOpaqueAreas(
        of nodes: RenderNodeList, transform: CGAffineTransform, area: PixelRect, into opaque: inout [PixelRect]
    ) {
        let reach = PixelReach(area, transform: transform, margin: 3)
        _ = nodes.lastIndex(where: reach.touches) { node in
            let place = node.placement.concatenating(transform)
            guard mayHide(node, at: place) else { return false }
            if let own = opaqueBackground(of: node, at: place) {
                let part = own.intersection(area)
                if !part.isEmpty { opaque.append(part) }
            } else if !node.style.clipsToBounds {
                collectOpaqueAreas(of: node.children, transform: place, area: area, into: &opaque)
            }
            return opaque.count >= Self.opaqueAreaLimit
        }
    }

    /// Whether nothing about a node lets what lies below it through, wherever it or something in it is opaque.
    private func mayHide(_ node: RenderNode, at transform: CGAffineTransform) -> Bool {
        node.style.opacity >= 1 && node.style.rare?.hidesNothing != true && PixelSnapping.applies(to: transform)
            && CairoContext.isUsable(transform)
    }

    /// The whole pixels that a node's own background covers, when it is opaque.
    private func opaqueBackground(of node: RenderNode, at transform: CGAffineTransform) -> PixelRect? {
        guard let color = node.style.backgroundColor, color.alpha >= 1,
            let rect = NodeShape(node, transform: transform).pixelRect, PixelSnapping.isWhole(rect)
        else { return nil }
        return PixelRect(covering: rect)
    }
}
