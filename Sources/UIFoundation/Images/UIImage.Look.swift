import CoreGraphics
import Foundation

nonisolated extension UIImage {
    /// Properties that an image adds to its bitmap and scale.
    struct Look: Equatable, @unchecked Sendable {
        var orientation = Orientation.up
        var renderingMode = RenderingMode.automatic
        var capInsets = UIEdgeInsets.zero
        var resizingMode = ResizingMode.tile
        /// The size of the part between the caps that is stretched or repeated; 0 for all of it.
        var centerSize = CGSize.zero
        var tintColor: UIColor?
        var alignmentRectInsets = UIEdgeInsets.zero
        var flipsForRightToLeft = false
        /// From the bottom edge up, in points.
        var baseline: CGFloat?
        var configuration: Configuration?
        /// The variants that the bitmap is one of.
        var asset: UIImageAsset?
        /// The symbol that the bitmap is a picture of.
        var symbolName: String?
        /// Whether the bitmap of a symbol has colours and is no template.
        var hasSymbolColors = false
        var frames: [UIImage]?
        /// The time of one round through all frames, in seconds.
        var duration: TimeInterval = 0
    }
}
