package import CoreGraphics
package import Foundation

/// The look of a shape layer; the path is in bounds space.
package nonisolated struct ShapeLook: Hashable, Sendable {
    package var path: PathGeometry?
    package var fillColor: RGBAColor? = .black
    package var fillRule: CGPathFillRule = .winding
    package var strokeColor: RGBAColor?
    /// The colours again when they paint patterns; animations show others instead.
    var fillPattern: CGColor?
    var strokePattern: CGColor?
    /// The part of the path's length that is stroked, 0 to 1.
    package var strokeStart: CGFloat = 0
    package var strokeEnd: CGFloat = 1
    package var style = StrokeStyle()

    /// The drawing; empty when it is invisible.
    func recorded() -> DisplayList {
        guard let path, !path.isEmpty else { return DisplayList() }
        let context = CGContext(bounds: .infinite)
        if let fillColor, fillColor.alpha > 0 {
            context.setFillColor(ink(fillColor, fillPattern))
            context.addPath(CGPath(geometry: path))
            context.fillPath(using: fillRule)
        }
        if let strokeColor, strokeColor.alpha > 0 {
            context.setStrokeColor(ink(strokeColor, strokePattern))
            context.setLineWidth(style.width)
            context.setLineCap(style.cap)
            context.setLineJoin(style.join)
            context.setMiterLimit(style.miterLimit)
            context.setLineDash(phase: style.dashPhase, lengths: style.dashLengths)
            let stroked = MeasuredPath(path).part(from: strokeStart, to: strokeEnd)
            context.addPath(CGPath(geometry: stroked))
            context.strokePath()
        }
        return context.finishedList()
    }

    private func ink(_ color: RGBAColor, _ pattern: CGColor?) -> CGColor {
        guard let pattern, pattern.rgba == color else { return CGColor(rgba: color) }
        return pattern
    }

    func value(of property: LayerProperty) -> AnimatableValue? {
        switch property {
        case .path: .path(path)
        case .fillColor: .color(fillColor)
        case .strokeColor: .color(strokeColor)
        case .strokeStart: .number(strokeStart)
        case .strokeEnd: .number(strokeEnd)
        case .lineWidth: .number(style.width)
        case .miterLimit: .number(style.miterLimit)
        case .lineDashPhase: .number(style.dashPhase)
        default: nil
        }
    }

    mutating func set(_ value: AnimatableValue, for property: LayerProperty) -> Bool {
        switch (property, value) {
        case (.path, .path(let v)): path = v
        case (.fillColor, .color(let v)): fillColor = v
        case (.strokeColor, .color(let v)): strokeColor = v
        case (.strokeStart, .number(let v)): strokeStart = v
        case (.strokeEnd, .number(let v)): strokeEnd = v
        case (.lineWidth, .number(let v)): style.width = v
        case (.miterLimit, .number(let v)): style.miterLimit = v
        case (.lineDashPhase, .number(let v)): style.dashPhase = v
        default: return false
        }
        return true
    }
}
