import CoreGraphics
import Foundation
import QuartzCore

extension FramePainter {
    /// As many pixels are filled sooner than it is found out what hides them.
    private static let cheapArea = 1 << 13

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

    private func collectOpaqueAreas(
        of nodes: RenderNodeList, transform: CGAffineTransform, area: PixelRect, into opaque: inout [PixelRect]
    ) {
        let reach = PixelReach(area, transform: transform, margin: 3)
        _ = nodes.lastIndex(where: reach.touches) { node in
            let place = node.placement.concatenating(transform)
            guard node.style.opacity >= 1, node.style.rare?.hidesNothing != true, PixelSnapping.applies(to: place),
                CairoContext.isUsable(place)
            else {
                return false
            }
            if let color = node.style.backgroundColor, color.alpha >= 1,
                let rect = NodeShape(node, transform: place).pixelRect, PixelSnapping.isWhole(rect)
            {
                let part = PixelRect(covering: rect).intersection(area)
                if !part.isEmpty { opaque.append(part) }
            } else if !node.style.clipsToBounds {
                collectOpaqueAreas(of: node.children, transform: place, area: area, into: &opaque)
            }
            return opaque.count >= Self.opaqueAreaLimit
        }
    }
}
