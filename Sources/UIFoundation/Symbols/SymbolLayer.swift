import CoreGraphics
import Foundation

/// One part of a symbol's picture: a path and how it is painted.
nonisolated struct SymbolLayer: Sendable {
    /// The paint of a path; the letters are those of the catalog.
    enum Paint: String {
        /// A line along the path.
        case line = "s"
        /// The inside.
        case area = "f"
        /// The inside and a line along its edge: as large as the outlined picture.
        case solid = "F"
        /// A line taken out of the layers below.
        case cutLine = "k"
        /// The inside taken out of the layers below.
        case cutArea = "K"
    }

    var paint: Paint
    var path: PathGeometry
    /// The thickness of lines in relation to those of a plain symbol.
    var weight: CGFloat
    /// The rank of the layer: 0 for the sign itself, 1 for the shape around it.
    var rank = 0
    /// The paint that replaces taking out, where the layer has a colour of its own; nil for gaps.
    var inkPaint: Paint?

    init(paint: Paint, path: PathGeometry, weight: CGFloat, rank: Int = 0, inkPaint: Paint? = nil) {
        (self.paint, self.path, self.weight) = (paint, path, weight)
        (self.rank, self.inkPaint) = (rank, inkPaint)
    }

    init(_ paint: Paint, _ path: String) { self.init(paint: paint, path: SymbolPath.geometry(path), weight: 1) }

    /// The same a rank farther back.
    var behind: SymbolLayer {
        var layer = self
        layer.rank += 1
        return layer
    }

    /// The same taken out instead of painted.
    var cut: SymbolLayer {
        var layer = self
        layer.paint = paint == .line || paint == .cutLine ? .cutLine : .cutArea
        layer.inkPaint = paint == .cutLine || paint == .cutArea ? nil : paint
        return layer
    }

    /// The colour among those of the ranks; nil for a gap.
    func color(among colors: [RGBAColor]) -> RGBAColor? {
        let isGap = (paint == .cutLine || paint == .cutArea) && inkPaint == nil
        return isGap ? nil : colors.indices.contains(rank) ? colors[rank] : colors.last
    }

    /// The bounds of the painted area with a line width; null for layers that only take away.
    func inkBounds(lineWidth: CGFloat) -> CGRect {
        let half = lineWidth * weight / 2
        return switch paint {
        case .line, .solid: path.outlineBounds.insetBy(dx: -half, dy: -half)
        case .area: path.outlineBounds
        case .cutLine, .cutArea: .null
        }
    }

    /// Draws in the context's colours, or in a colour, in which it also draws the layers that otherwise take out.
    func draw(in context: CGContext, lineWidth: CGFloat, color: RGBAColor? = nil) {
        context.saveGState()
        var paint = paint
        if let color {
            paint = inkPaint ?? paint
            context.setBlendMode(.copy)
            context.setFillColor(CGColor(rgba: color))
            context.setStrokeColor(CGColor(rgba: color))
        } else if paint == .cutLine || paint == .cutArea {
            context.setBlendMode(.clear)
        }
        context.setLineWidth(lineWidth * weight)
        context.setLineCap(.round)
        context.setLineJoin(.round)
        context.addPath(CGPath(geometry: path))
        switch paint {
        case .line, .cutLine: context.strokePath()
        case .area, .cutArea: context.fillPath()
        case .solid: context.drawPath(using: .fillStroke)
        }
        context.restoreGState()
    }
}
