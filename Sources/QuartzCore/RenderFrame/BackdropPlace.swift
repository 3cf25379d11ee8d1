package import CoreGraphics
package import Foundation

/// Where a node that shows a backdrop lies in a frame.
package nonisolated struct BackdropPlace {
    package let layerID: UInt64
    package let backdrop: Backdrop
    /// The pixels of the canvas that the node may cover.
    package let pixels: PixelRect
    /// The standard deviation of the blur in pixels.
    package let deviation: CGFloat
    /// The indices that lead from the roots to the node.
    private let path: [Int]

    /// Wider blurs are cut: nothing could be told apart in them.
    private static let largestDeviation: CGFloat = 250

    /// The place of a node, given its transform to pixels; nil when it shows no backdrop or lies outside.
    package init?(_ node: RenderNode, transform: CGAffineTransform, canvas: PixelRect, path: [Int] = []) {
        guard case .backdrop(let backdrop) = node.style.contents else { return nil }
        pixels = PixelRect(covering: node.bounds.standardized.applying(transform)).intersection(canvas)
        guard !pixels.isEmpty else { return nil }
        let deviation = backdrop.blur * abs(transform.determinant).squareRoot()
        self.deviation = deviation.isFinite ? max(0, min(deviation, Self.largestDeviation)) : 0
        layerID = node.layerID
        self.backdrop = backdrop
        self.path = path
    }

    /// How many pixels away a changed pixel can still be seen. Renderers may blur with three boxes of pixels that they have
    /// joined by at most a quarter of the deviation.
    package var reach: Int { deviation > 0 ? Int((deviation * 4.25).rounded(.up)) + 5 : 0 }

    /// The places of all backdrops among some trees, in the order in which they are painted.
    package static func all(in roots: [RenderNode], on surface: RenderFrame.Surface) -> [BackdropPlace] {
        var places: [BackdropPlace] = []
        let canvas = surface.canvasPixels.intersection(
            PixelRect(x: 0, y: 0, width: surface.pixelWidth, height: surface.pixelHeight))
        collect(RenderNodeList(roots), parent: surface.canvasToPixels, canvas: canvas, path: [], into: &places)
        return places
    }

    private static func collect(
        _ nodes: RenderNodeList, parent: CGAffineTransform, canvas: PixelRect, path: [Int],
        into places: inout [BackdropPlace]
    ) {
        guard nodes.hasBackdrop else { return }
        for (index, node) in nodes.array.enumerated() where node.hasBackdrop {
            let transform = node.placement.concatenating(parent)
            let path = path + [index]
            if let place = BackdropPlace(node, transform: transform, canvas: canvas, path: path) {
                places.append(place)
            }
            collect(node.children, parent: transform, canvas: canvas, path: path, into: &places)
        }
    }

    /// The trees with nothing but what is painted before the node.
    func below(in roots: [RenderNode]) -> RenderNodeList { Self.below(path[...], in: RenderNodeList(roots)) }

    /// The part of older trees that was painted before the same layer's node; nil when that was elsewhere or missing.
    func below(in roots: [RenderNode], of older: [RenderNode]) -> RenderNodeList? {
        var (nodes, olderNodes, olderPath) = (RenderNodeList(roots), RenderNodeList(older), [Int]())
        for index in path {
            let layerID = nodes[index].layerID
            guard let found = olderNodes.firstIndex(where: { $0.layerID == layerID }) else { return nil }
            olderPath.append(found)
            (nodes, olderNodes) = (nodes[index].children, olderNodes[found].children)
        }
        return Self.below(olderPath[...], in: RenderNodeList(older))
    }

    private static func below(_ path: ArraySlice<Int>, in nodes: RenderNodeList) -> RenderNodeList {
        guard let index = path.first else { return [] }
        var below = Array(nodes.array[..<index])
        guard path.count > 1 else { return RenderNodeList(below) }
        let node = nodes[index]
        below.append(
            RenderNode(
                layerID: node.layerID, name: node.name, bounds: node.bounds, placement: node.placement,
                style: node.style, children: Self.below(path.dropFirst(), in: node.children)))
        return RenderNodeList(below)
    }
}
