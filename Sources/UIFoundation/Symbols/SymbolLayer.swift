import CoreGraphics
import Foundation

/// One part of a symbol's picture: a path and how it is painted.
nonisolated struct SymbolLayer: Sendable {
    /// How a path is painted; the letters stand in the catalog.
    enum Paint: String {
        /// A line along the path.
        case line = "s"
        /// The inside.
        case area = "f"
        /// The inside and a line along its edge: as large as the outlined picture.
        case solid = "F"
        /// A line taken out of what lies below.
        case cutLine = "k"
        /// The inside taken out of what lies below.
        case cutArea = "K"
    }

    var paint: Paint
    var path: PathGeometry
    /// The thickness of lines in relation to those of a plain symbol.
    var weight: CGFloat

    init(paint: Paint, path: PathGeometry, weight: CGFloat) {
        (self.paint, self.path, self.weight) = (paint, path, weight)
    }

    init(_ paint: Paint, _ path: String) { self.init(paint: paint, path: SymbolPath.geometry(path), weight: 1) }

    /// The same taken out instead of painted.
    var cut: SymbolLayer {
        var layer = self
        layer.paint = paint == .line || paint == .cutLine ? .cutLine : .cutArea
        return layer
    }

    /// Around what is painted with a line width; null for what only takes away.
    func inkBounds(lineWidth: CGFloat) -> CGRect {
        let half = lineWidth * weight / 2
        return switch paint {
        case .line, .solid: path.outlineBounds.insetBy(dx: -half, dy: -half)
        case .area: path.outlineBounds
        case .cutLine, .cutArea: .null
        }
    }

    /// Draws in the context's colours.
    func draw(in context: CGContext, lineWidth: CGFloat) {
        context.saveGState()
        if paint == .cutLine || paint == .cutArea { context.setBlendMode(.clear) }
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
