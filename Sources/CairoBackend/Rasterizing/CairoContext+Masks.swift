import CCairo
import CoreGraphics
import Foundation

extension CairoContext {
    /// Fills a rectangle in pixels with the source; edges between pixels are smooth. Leaves the transform the identity.
    func fill(pixels rect: CGRect) {
        guard rect.minX.isFinite, rect.minY.isFinite, rect.maxX.isFinite, rect.maxY.isFinite else { return }
        let (left, right) = (Self.near(rect.minX), Self.near(rect.maxX))
        let (top, bottom) = (Self.near(rect.minY), Self.near(rect.maxY))
        setTransform(.identity)
        setAntialias(
            left != CGFloat(Int(left)) || right != CGFloat(Int(right)) || top != CGFloat(Int(top))
                || bottom != CGFloat(Int(bottom)))
        cairo_new_path(pointer)
        cairo_rectangle(pointer, left, top, right - left, bottom - top)
        fillPath()
    }

    /// Fills the coverage of a mask, or a part of it, with the source. Leaves the transform the identity.
    ///
    /// - Parameters:
    ///   - mask: The coverage.
    ///   - origin: The mask's origin in whole pixels.
    ///   - part: The part of the target to fill; nil for the whole mask.
    func fill(_ mask: CairoSurface, at origin: CGPoint, within part: CGRect? = nil) {
        setTransform(.identity)
        if let part {
            save()
            clip(to: PixelRect(covering: part))
        }
        cairo_mask_surface(pointer, mask.pointer, Self.near(origin.x), Self.near(origin.y))
        if part != nil { restore() }
    }

    /// A coordinate cut to those that Cairo's fixed-point numbers hold.
    private static func near(_ value: CGFloat) -> CGFloat { min(max(value, -farthest), farthest) }
}
