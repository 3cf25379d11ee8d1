import CoreGraphics
import Foundation

/// The picture that fills a layer above its background, and its placement.
struct LayerContents {
    enum Source {
        case none
        case image(CGImage)
        case drawing(list: DisplayList, ink: CGRect, version: UInt64, bounds: CGRect)
    }

    var source = Source.none
    var scale: CGFloat = 1
    var gravityName: CALayerContentsGravity = .resize { didSet { gravity = gravityName.placement } }
    var center = CGRect(x: 0, y: 0, width: 1, height: 1)
    var tint: RGBAColor?
    var minificationFilter = CALayerContentsFilter.linear { didSet { minification = minificationFilter.sampling } }
    var magnificationFilter = CALayerContentsFilter.linear { didSet { magnification = magnificationFilter.sampling } }
    var minificationBias: Float = 0
    /// Whether drawings lose their colours.
    var isGray = false

    // The meanings of the names, which each new node needs.
    private var gravity = ContentsGravity.resize
    private var minification = ContentsSampling.Filter.linear
    private var magnification = ContentsSampling.Filter.linear

    var image: CGImage? { if case .image(let image) = source { image } else { nil } }

    /// The contents of a node, of which only a part shows when one is named in unit coordinates.
    func rendered(part: CGRect? = nil) -> RenderNode.Contents {
        var sampling = ContentsSampling()
        if let part { sampling.part = part }
        (sampling.minification, sampling.magnification) = (minification, magnification)
        if sampling.minification == .trilinear { sampling.bias = CGFloat(minificationBias) }
        switch source {
        case .none: return .none
        case .image(let image):
            return .image(
                ImageContents(
                    image: image, gravity: gravity, scale: scale, tint: tint, center: center,
                    sampling: sampling))
        case .drawing(let list, let ink, let version, let bounds):
            return .drawing(
                DrawnContents(
                    version: version, list: list, ink: ink, size: bounds.size, origin: bounds.origin,
                    gravity: gravity, scale: scale, sampling: sampling, isGray: isGray))
        }
    }
}
