import CoreGraphics
import Foundation

/// An area of pixels in a parent's bounds space, for a quick test which of many children may touch it.
///
/// The answers are conservative: true means perhaps, false means no.
struct PixelReach {
    private let minX: CGFloat
    private let minY: CGFloat
    private let maxX: CGFloat
    private let maxY: CGFloat

    /// Converts an area to bounds space. With a transform that cannot be inverted every test is true.
    ///
    /// - Parameters:
    ///   - area: The area in pixels.
    ///   - transform: From bounds space to pixels.
    ///   - margin: pixels by which the area is grown, or made smaller when negative but never less than its middle.
    init(_ area: PixelRect, transform: CGAffineTransform, margin: CGFloat) {
        let (x, y) = (max(margin, CGFloat(-area.width) / 2), max(margin, CGFloat(-area.height) / 2))
        let rect = area.rect.insetBy(dx: -x, dy: -y)
        guard CairoContext.isUsable(transform) else {
            (minX, minY, maxX, maxY) = (.nan, .nan, .nan, .nan)
            return
        }
        let local = rect.applying(transform.inverted())
        (minX, minY, maxX, maxY) = (local.minX, local.minY, local.maxX, local.maxY)
    }

    /// Whether a child with an extent may touch the area; true for an extent that is not a number, false for a null one.
    func touches(_ extent: CGRect) -> Bool {
        let (origin, size) = (extent.origin, extent.size)
        return !(origin.x > maxX || origin.y > maxY || origin.x + size.width < minX || origin.y + size.height < minY)
    }

    /// Whether a child with an extent may cover the area; true for an extent that is not a number, false for a null one.
    func isWithin(_ extent: CGRect) -> Bool {
        let (origin, size) = (extent.origin, extent.size)
        return !(origin.x > minX || origin.y > minY || origin.x + size.width < maxX || origin.y + size.height < maxY)
    }
}
