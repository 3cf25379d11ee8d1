import CCairo
import CoreGraphics
import Foundation

/// One step of a pattern as a bitmap that Cairo repeats.
final class PatternTile {
    /// Larger steps are stretched from a bitmap of this side.
    private static let largestSide: CGFloat = 2048
    /// More neighbours than this that reach into a step are left out.
    private static let mostNeighbours: CGFloat = 8

    /// A repeating pattern whose space is that of pixels.
    let pattern: OpaquePointer
    private let fill: PatternFill
    private let width: Int
    private let height: Int

    /// The size of the bitmap.
    var bytes: Int { 4 * width * height }

    /// Draws the cell, and the parts of neighbouring cells that reach into its step; nil when no pixel would be visible.
    init?(_ fill: PatternFill, alpha: CGFloat, base: CGAffineTransform) {
        let toPixels = fill.transform.concatenating(base)
        guard CairoContext.isUsable(toPixels), !fill.cell.isEmpty, alpha > 0 else { return nil }
        let (scaleX, scaleY) = (hypot(toPixels.a, toPixels.b), hypot(toPixels.c, toPixels.d))
        let (width, height) = (Self.side(fill.step.width * scaleX), Self.side(fill.step.height * scaleY))
        let toTile = Self.placement(fill.bounds.origin, fill.step, width, height)
        guard CairoContext.isUsable(toTile), let surface = CairoSurface(width: width, height: height) else {
            return nil
        }
        Self.draw(fill, on: surface, toTile: toTile, alpha: alpha)
        guard let pattern = cairo_pattern_create_for_surface(surface.pointer) else { return nil }
        (self.pattern, self.fill, self.width, self.height) = (pattern, fill, width, height)
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_REPEAT)
        guard align(in: base) else { return nil }
    }

    /// Aligns the pattern with a base space of the scale for which the bitmap was made; false when no pixel would be visible.
    func align(in base: CGAffineTransform) -> Bool {
        let toPixels = fill.transform.concatenating(base)
        guard CairoContext.isUsable(toPixels) else { return false }
        // Of a step below a pixel the bitmap has one colour, and a matrix that is true to it would overflow.
        let shownStep = CGSize(
            width: max(fill.step.width, 1 / hypot(toPixels.a, toPixels.b)),
            height: max(fill.step.height, 1 / hypot(toPixels.c, toPixels.d)))
        let fromPixels = toPixels.inverted().concatenating(
            Self.placement(fill.bounds.origin, shownStep, width, height))
        guard CairoContext.isUsable(fromPixels) else { return false }
        var matrix = cairo_matrix_t(fromPixels)
        cairo_pattern_set_matrix(pattern, &matrix)
        cairo_pattern_set_filter(pattern, Self.copiesPixels(fromPixels) ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_BILINEAR)
        return true
    }

    deinit { cairo_pattern_destroy(pattern) }

    /// From pattern space to a bitmap that holds one step from an origin on.
    private static func placement(_ origin: CGPoint, _ step: CGSize, _ width: Int, _ height: Int) -> CGAffineTransform {
        let (x, y) = (CGFloat(width) / step.width, CGFloat(height) / step.height)
        return CGAffineTransform(a: x, b: 0, c: 0, d: y, tx: -origin.x * x, ty: -origin.y * y)
    }

    private static func side(_ length: CGFloat) -> Int {
        // Steps of whole pixels must not grow by a rounding error.
        Int(max(1, min(largestSide, (length - 1e-6).rounded(.up))))
    }

    private static func copiesPixels(_ t: CGAffineTransform) -> Bool {
        [abs(t.a) - 1, t.b, t.c, abs(t.d) - 1].allSatisfy { abs($0) < 1e-6 }
            && [t.tx, t.ty].allSatisfy { abs($0 - $0.rounded()) < 1e-3 }
    }

    private static func draw(
        _ fill: PatternFill, on surface: CairoSurface, toTile: CGAffineTransform, alpha: CGFloat
    ) {
        func before(_ extent: CGFloat, _ step: CGFloat) -> Int {
            Int(min(mostNeighbours, max(0, (extent / step).rounded(.up) - 1)))
        }
        let cell = CairoContext(surface, transform: toTile)
        cell.save()
        cell.beginGroup()
        // A later cell lies over an earlier one, as when they are drawn one after the other.
        for row in (0...before(fill.bounds.height, fill.step.height)).reversed() {
            for column in (0...before(fill.bounds.width, fill.step.width)).reversed() {
                let place = CGAffineTransform(
                    translationX: -CGFloat(column) * fill.step.width, y: -CGFloat(row) * fill.step.height)
                cell.save()
                cell.setTransform(place.concatenating(toTile))
                var shown = PathGeometry()
                shown.addRect(fill.bounds)
                if cell.setPath(shown) {
                    cell.clipPath()
                    DisplayListReplay.draw(fill.cell, in: cell)
                }
                cell.restore()
            }
        }
        cell.setOperator(.normal)
        cell.endGroup(alpha: alpha)
        cell.restore()
        _ = surface.base
    }
}
