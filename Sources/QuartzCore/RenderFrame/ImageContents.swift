package import CoreGraphics
package import Foundation

/// A picture as a node's contents.
package nonisolated struct ImageContents: Hashable, Sendable {
    package var image: CGImage
    package var gravity: ContentsGravity
    /// Pixels of the image per point.
    package var scale: CGFloat
    /// When set, only the image's alpha counts and this colour shows through it.
    package var tint: RGBAColor?
    /// The stretching part of the visible image, in unit coordinates of that; the rest keeps its size.
    package var center: CGRect
    package var sampling: ContentsSampling

    package init(
        image: CGImage, gravity: ContentsGravity = .resize, scale: CGFloat = 1, tint: RGBAColor? = nil,
        center: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), sampling: ContentsSampling = ContentsSampling()
    ) {
        self.image = image
        self.gravity = gravity
        self.scale = scale
        self.tint = tint
        self.center = center
        self.sampling = sampling
    }

    /// The image's size in points.
    package var size: CGSize {
        let scale = scale > 0 ? scale : 1
        return CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
    }

    /// The rectangle of the image's visible part in a layer with these bounds.
    package func destination(in bounds: CGRect) -> CGRect {
        gravity.destination(of: sampling.size(of: size), in: bounds)
    }
}
