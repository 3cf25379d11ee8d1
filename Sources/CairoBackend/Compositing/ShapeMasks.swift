import CoreGraphics
import Foundation

/// A cache of the coverage of rounded shapes on whole pixels, each kept once for all layers of that shape.
///
/// Painting from a mask costs a fraction of filling the outline, and gives each pixel the same value in every partial repaint.
/// Used by one thread at a time.
final class ShapeMasks {
    /// The properties that determine the coverage, without the position.
    struct Key: Hashable {
        var width: Int
        var height: Int
        let radiusX: CGFloat
        let radiusY: CGFloat
        let corners: RectCorners
        let isContinuous: Bool
        /// The width of a ring's sides in pixels; nil when the shape is full.
        let ring: CGSize?
    }

    /// Beyond this many pixels a shape is put together from its corners and full rectangles.
    static let largestArea = 1 << 14

    private let budget: Int
    private var masks: [Key: CairoSurface] = [:]
    private(set) var bytes = 0

    /// Makes a store that keeps at most `budget` bytes, which hold hundreds of buttons and cards.
    init(budget: Int = 4 << 20) { self.budget = budget }

    /// The coverage of a shape, filled by `draw` in an empty surface of its size when it is not cached; nil for a size that is
    /// too large.
    func mask(for key: Key, draw: (CairoContext) -> Void) -> CairoSurface? {
        if let mask = masks[key] { return mask }
        guard let mask = CairoSurface(coverageWithWidth: key.width, height: key.height) else { return nil }
        draw(CairoContext(mask))
        let count = mask.height * mask.bytesPerRow
        // Shapes that grow or shrink leave a mask of each size; the masks still in use are soon made again.
        if bytes + count > budget { removeAll() }
        masks[key] = mask
        bytes += count
        return mask
    }

    func removeAll() {
        masks = [:]
        bytes = 0
    }
}
