import CCairo
import CoreGraphics
import Foundation

/// The source of a paint's colours: a plain colour, or the bitmap of a pattern's cell.
struct PaintSource {
    private let color: RGBAColor
    private let tile: PatternTile?

    /// Prepares a paint of a recording whose base space the transform leads from to pixels.
    init(_ paint: Paint, base: CGAffineTransform) {
        color = paint.color
        tile = paint.pattern.flatMap { PatternTile($0, alpha: paint.color.alpha, base: base) }
        isVisible = paint.pattern == nil || tile != nil
    }

    /// False for a pattern without visible colour.
    let isVisible: Bool

    /// Makes the paint the source of the following drawing.
    func set(in context: CairoContext) {
        guard let tile else { return context.setColor(color) }
        context.withDeviceSpace { cairo_set_source(context.pointer, tile.pattern) }
    }
}
