package import CoreGraphics
package import Foundation

/// The area of a node that shows a backdrop in a frame.
package nonisolated struct BackdropRegion {
    package let layerID: UInt64
    package let backdrop: Backdrop
    /// The pixels of the canvas that the node may cover.
    package let pixels: PixelRect
    /// The standard deviation of the blur in pixels.
    package let deviation: CGFloat

    /// Wider blurs are cut: their pictures would look the same.
    private static let largestDeviation: CGFloat = 250

    /// The region of a node, given its transform to pixels; nil when it shows no backdrop or is outside.
    package init?(_ node: RenderNode, transform: CGAffineTransform, canvas: PixelRect) {
        guard case .backdrop(let backdrop) = node.style.contents else { return nil }
        pixels = PixelRect(covering: node.bounds.standardized.applying(transform)).intersection(canvas)
        guard !pixels.isEmpty else { return nil }
        let deviation = backdrop.blur * abs(transform.determinant).squareRoot()
        self.deviation = deviation.isFinite ? max(0, min(deviation, Self.largestDeviation)) : 0
        layerID = node.layerID
        self.backdrop = backdrop
    }

    /// The distance in pixels at which a changed pixel can still be seen. Renderers may blur with three boxes of pixels that
    /// they have joined by at most a quarter of the deviation.
    package var reach: Int { deviation > 0 ? Int((deviation * 4.25).rounded(.up)) + 5 : 0 }

    /// The regions of all backdrops among some trees, in the order in which they are painted.
    package static func all(in roots: [RenderNode], on surface: RenderFrame.Surface) -> [BackdropRegion] {
        var places: [BackdropRegion] = []
        collect(
            RenderNodeList(roots), parent: surface.canvasToPixels, canvas: surface.backdropPixels, into: &places)
        return places
    }

    private static func collect(
        _ nodes: RenderNodeList, parent: CGAffineTransform, canvas: PixelRect, into places: inout [BackdropRegion]
    ) {
        guard nodes.hasBackdrop else { return }
        for node in nodes.array where node.hasBackdrop {
            let transform = node.placement.concatenating(parent)
            if let place = BackdropRegion(node, transform: transform, canvas: canvas) { places.append(place) }
            collect(node.children, parent: transform, canvas: canvas, into: &places)
        }
    }
}

extension RenderFrame.Surface {
    /// The pixels that backdrops can cover.
    nonisolated var backdropPixels: PixelRect {
        canvasPixels.intersection(PixelRect(x: 0, y: 0, width: pixelWidth, height: pixelHeight))
    }
}
