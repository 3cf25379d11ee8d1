import CoreGraphics
import Foundation

/// What fills a layer above its background, and how it is placed.
struct LayerContents {
    enum Source {
        case none
        case image(CGImage)
        case drawing(list: DisplayList, ink: CGRect, version: UInt64, bounds: CGRect)
    }

    var source = Source.none
    var scale: CGFloat = 1
    var gravityName: CALayerContentsGravity = .resize
    var center = CGRect(x: 0, y: 0, width: 1, height: 1)
    var tint: RGBAColor?

    var image: CGImage? { if case .image(let image) = source { image } else { nil } }

    var rendered: RenderNode.Contents {
        switch source {
        case .none: .none
        case .image(let image):
            .image(
                ImageContents(image: image, gravity: gravityName.placement, scale: scale, tint: tint, center: center))
        case .drawing(let list, let ink, let version, let bounds):
            .drawing(
                DrawnContents(
                    version: version, list: list, ink: ink, size: bounds.size, origin: bounds.origin,
                    gravity: gravityName.placement, scale: scale))
        }
    }
}
