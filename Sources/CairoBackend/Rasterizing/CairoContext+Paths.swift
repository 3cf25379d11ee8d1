import CCairo
import CoreGraphics
import Foundation

extension CairoContext {
    /// Makes a path the current one; false when it is empty or has a coordinate that is not finite.
    ///
    /// Points are given to Cairo in pixels, limited to the range of its fixed-point numbers. A later change of the transform does
    /// not move them.
    func setPath(_ path: PathGeometry) -> Bool {
        guard isDrawable, !path.isEmpty, Self.isFinite(path) else { return false }
        withDeviceSpace {
            cairo_new_path(pointer)
            for element in path.elements {
                switch element {
                case .move(let point):
                    let p = device(point)
                    cairo_move_to(pointer, p.x, p.y)
                case .line(let point):
                    let p = device(point)
                    cairo_line_to(pointer, p.x, p.y)
                case .curve(let end, let first, let second):
                    let (a, b, c) = (device(first), device(second), device(end))
                    cairo_curve_to(pointer, a.x, a.y, b.x, b.y, c.x, c.y)
                case .close:
                    cairo_close_path(pointer)
                }
            }
        }
        return true
    }

    /// Fills the current path and drops it.
    func fillPath(_ rule: CGPathFillRule = .winding) {
        setFillRule(rule)
        cairo_fill(pointer)
    }

    /// Narrows the clip to the current path and drops it.
    func clipPath(_ rule: CGPathFillRule = .winding) {
        setFillRule(rule)
        clipToCurrentPath()
    }

    private func setFillRule(_ rule: CGPathFillRule) {
        cairo_set_fill_rule(pointer, rule == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    }

    /// Strokes the current path and drops it. A stroke whose width is zero, negative or not finite is skipped.
    func strokePath(_ style: StrokeStyle, extent: CGRect) {
        defer { cairo_new_path(pointer) }
        guard style.width > 0, style.width.isFinite else { return }
        let scale = abs(transform.determinant).squareRoot()
        cairo_set_line_width(pointer, min(style.width, Self.farthest / max(scale, 1e-9)))
        cairo_set_line_cap(pointer, style.cap.cairo)
        cairo_set_line_join(pointer, style.join.cairo)
        cairo_set_miter_limit(pointer, style.miterLimit.isFinite ? max(1, style.miterLimit) : 10)
        let dashes = dashes(of: style, along: extent.width + extent.height)
        cairo_set_dash(pointer, dashes, Int32(dashes.count), style.dashPhase.isFinite ? style.dashPhase : 0)
        cairo_stroke(pointer)
    }

    /// The dash pattern; empty when it is not valid or so fine that it would look solid and never end.
    private func dashes(of style: StrokeStyle, along length: CGFloat) -> [Double] {
        let total = style.dashLengths.reduce(0, +)
        guard total > 0, total.isFinite, style.dashLengths.allSatisfy({ $0 >= 0 }), length / total < 100_000 else {
            return []
        }
        return style.dashLengths.map(Double.init)
    }

    private func device(_ point: CGPoint) -> CGPoint {
        let p = point.applying(transform)
        let limit = Self.farthest
        return CGPoint(x: min(max(p.x, -limit), limit), y: min(max(p.y, -limit), limit))
    }

    private static func isFinite(_ path: PathGeometry) -> Bool {
        path.elements.allSatisfy { element in
            switch element {
            case .move(let p), .line(let p): p.x.isFinite && p.y.isFinite
            case .curve(let end, let first, let second):
                end.x.isFinite && end.y.isFinite && first.x.isFinite && first.y.isFinite && second.x.isFinite
                    && second.y.isFinite
            case .close: true
            }
        }
    }
}

extension CGLineCap {
    fileprivate var cairo: cairo_line_cap_t {
        switch self {
        case .butt: CAIRO_LINE_CAP_BUTT
        case .round: CAIRO_LINE_CAP_ROUND
        case .square: CAIRO_LINE_CAP_SQUARE
        }
    }
}

extension CGLineJoin {
    fileprivate var cairo: cairo_line_join_t {
        switch self {
        case .miter: CAIRO_LINE_JOIN_MITER
        case .round: CAIRO_LINE_JOIN_ROUND
        case .bevel: CAIRO_LINE_JOIN_BEVEL
        }
    }
}
