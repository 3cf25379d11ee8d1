import CoreGraphics
public import Foundation

nonisolated extension UIImage {
    /// The edges to ignore when the image is aligned with others, in points.
    public var alignmentRectInsets: UIEdgeInsets { look.alignmentRectInsets }

    /// The same image with insets for aligning it.
    public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
        changed { $0.alignmentRectInsets = alignmentInsets }
    }

    /// Whether the image asks to be mirrored where the layout runs from right to left.
    public var flipsForRightToLeftLayoutDirection: Bool { look.flipsForRightToLeft }

    /// The same image with the wish to be mirrored where the layout runs from right to left.
    public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { changed { $0.flipsForRightToLeft = true } }

    /// The same image mirrored from left to right.
    public func withHorizontallyFlippedOrientation() -> UIImage {
        changed { $0.orientation = $0.orientation.mirrored }
    }

    /// Where a baseline lies, in points up from the bottom; nil without one.
    public var baselineOffsetFromBottom: CGFloat? { look.baseline }

    /// The same image with a baseline some points up from the bottom.
    public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
        changed { $0.baseline = baselineOffset }
    }

    /// The same image without a baseline.
    public func imageWithoutBaseline() -> UIImage { changed { $0.baseline = nil } }

    /// The configuration by which the image's variant was chosen; nil when there was none.
    public var configuration: Configuration? { look.configuration }

    /// The traits that the image's variant was chosen by, those left open unspecified.
    public var traitCollection: UITraitCollection { look.configuration?.traitCollection ?? UITraitCollection() }

    // MARK: Stretching

    /// The same image with one point between caps of a width and a height to repeat; a cap of 0 stretches the whole side.
    public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
        let (left, top) = (CGFloat(leftCapWidth), CGFloat(topCapHeight))
        return resizableImage(
            withCapInsets: UIEdgeInsets(
                top: top, left: left, bottom: top > 0 ? max(0, size.height - top - 1) : 0,
                right: left > 0 ? max(0, size.width - left - 1) : 0), resizingMode: .stretch)
    }

    /// The whole points of the left cap.
    public var leftCapWidth: Int { Self.whole(capInsets.left) }

    /// The whole points of the top cap.
    public var topCapHeight: Int { Self.whole(capInsets.top) }

    private static func whole(_ length: CGFloat) -> Int { length.isFinite ? Int(max(0, min(length, 1e9))) : 0 }

    // MARK: Animation

    /// An image of frames that share a duration equally; its own pixels are the first one's. Nil without frames.
    public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
        guard let first = images.first else { return nil }
        return first.changed {
            $0.frames = images
            $0.duration = duration > 0 && duration.isFinite ? duration : Double(images.count) / 30
        }
    }

    // MARK: Preparing

    /// The image itself: files are decoded when they are read.
    public func preparingForDisplay() -> UIImage? { cgImage == nil ? nil : self }

    /// Hands over what `preparingForDisplay()` gives, before it returns.
    public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        completionHandler(preparingForDisplay())
    }

    /// The image itself: files are decoded when they are read.
    public func byPreparingForDisplay() async -> UIImage? { preparingForDisplay() }

    /// A copy in a size in points, with the image's scale; nil without pixels and for sizes that no bitmap can have.
    public func preparingThumbnail(of size: CGSize) -> UIImage? {
        guard cgImage != nil, size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else {
            return nil
        }
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        let copy = UIGraphicsImageRenderer(size: size, format: format).image { _ in
            changed { ($0.capInsets, $0.tintColor) = (.zero, nil) }.draw(in: CGRect(origin: .zero, size: size))
        }
        return copy.cgImage == nil ? nil : copy.withRenderingMode(renderingMode)
    }

    /// Hands over what `preparingThumbnail(of:)` gives, before it returns.
    public func prepareThumbnail(of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        completionHandler(preparingThumbnail(of: size))
    }

    /// A copy in a size in points, with the image's scale; nil without pixels and for sizes that no bitmap can have.
    public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { preparingThumbnail(of: size) }

    /// The format of a renderer that makes images like this one.
    public var imageRendererFormat: UIGraphicsImageRendererFormat {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        format.opaque = uprightImage?.pixels.words.allSatisfy { $0 >= 0xFF00_0000 } ?? false
        return format
    }
}
