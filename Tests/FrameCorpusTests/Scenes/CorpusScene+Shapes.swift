import CoreGraphics
import Foundation
import QuartzCore

extension CorpusScene {
    /// A star of five lines that cross in the middle.
    private nonisolated static func star(_ center: CGPoint, _ radius: CGFloat) -> CGPath {
        let path = CGMutablePath()
        for index in 0..<5 {
            let angle = CGFloat(index) * 4 * .pi / 5 - .pi / 2
            let point = CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
            if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        path.closeSubpath()
        return path
    }

    private nonisolated static func polyline(_ points: [(CGFloat, CGFloat)]) -> CGPath {
        let path = CGMutablePath()
        path.addLines(between: points.map { CGPoint(x: $0.0, y: $0.1) })
        return path
    }

    @MainActor private static func shape(
        in canvas: CALayer, _ path: CGPath, stroke hex: UInt32 = 0x3050E0, width: CGFloat = 4,
        _ change: (CAShapeLayer) -> Void = { _ in }
    ) {
        canvas.add(CAShapeLayer(), CGRect(x: 0, y: 0, width: 64, height: 64)) { layer in
            layer.path = path
            layer.fillColor = nil
            layer.strokeColor = .hex(hex)
            layer.lineWidth = width
            change(layer)
        }
    }

    nonisolated static let shapes = [
        CorpusScene("shape-fills") { canvas in
            for (index, rule) in [CAShapeLayerFillRule.nonZero, .evenOdd].enumerated() {
                shape(in: canvas, star(CGPoint(x: 17 + 30 * CGFloat(index), y: 18), 15), width: 1) { layer in
                    layer.fillColor = .hex(0xF0C030)
                    layer.fillRule = rule
                }
            }
            let curve = CGMutablePath()
            curve.move(to: CGPoint(x: 6, y: 58))
            curve.addCurve(
                to: CGPoint(x: 58, y: 58), control1: CGPoint(x: 6, y: 24), control2: CGPoint(x: 58, y: 24))
            shape(in: canvas, curve, stroke: 0xE03030, width: 3) { $0.fillColor = .hex(0x30B040, alpha: 0.5) }
        },
        CorpusScene("shape-trims") { canvas in
            for (index, ends) in [(0, 0.75), (0.25, 1), (0.3, 0.6), (0.6, 0.3)].enumerated() {
                let (x, y) = (CGFloat(index % 2) * 32 + 4, CGFloat(index / 2) * 32 + 4)
                shape(in: canvas, CGPath(ellipseIn: CGRect(x: x, y: y, width: 24, height: 24), transform: nil)) {
                    layer in
                    (layer.strokeStart, layer.strokeEnd) = (CGFloat(ends.0), CGFloat(ends.1))
                    layer.fillColor = .hex(0xE0E0E0)
                    layer.lineCap = index == 2 ? .round : .butt
                }
            }
        },
        CorpusScene("shape-dashes") { canvas in
            let caps: [CAShapeLayerLineCap] = [.butt, .round, .square]
            for (index, cap) in caps.enumerated() {
                let y = CGFloat(index) * 12 + 8
                shape(in: canvas, polyline([(8, y), (58, y)])) { layer in
                    layer.lineCap = cap
                    layer.lineDashPattern = [8, 8]
                }
            }
            shape(in: canvas, CGPath(rect: CGRect(x: 8, y: 42, width: 48, height: 16), transform: nil), width: 2) {
                layer in
                layer.lineDashPattern = [6, 2, 1, 2]
                layer.lineDashPhase = 4
            }
        },
        CorpusScene("shape-joins") { canvas in
            let joins: [CAShapeLayerLineJoin] = [.miter, .round, .bevel]
            for (index, join) in joins.enumerated() {
                let x = CGFloat(index) * 20 + 4
                shape(in: canvas, polyline([(x, 28), (x + 8, 8), (x + 16, 28)])) { $0.lineJoin = join }
            }
            shape(in: canvas, polyline([(6, 58), (20, 38), (26, 58)]), stroke: 0xE03030) { $0.miterLimit = 1 }
            shape(in: canvas, polyline([(36, 56), (58, 52), (36, 48)]), stroke: 0xE03030, width: 2) {
                $0.miterLimit = 20
            }
        },
        CorpusScene("shape-outside-its-bounds") { canvas in
            canvas.add(CAShapeLayer(), CGRect(x: 24, y: 24, width: 16, height: 16)) { layer in
                layer.backgroundColor = .hex(0xE0E0E0)
                layer.path = star(CGPoint(x: 8, y: 8), 28)
                layer.fillColor = .hex(0x30B040, alpha: 0.5)
                layer.strokeColor = .hex(0x202020)
                layer.shadowOpacity = 0.5
            }
        },
        CorpusScene("shape-enlarged") { canvas in
            canvas.add(CAShapeLayer(), CGRect(x: 24, y: 24, width: 16, height: 16)) { layer in
                layer.path = star(CGPoint(x: 8, y: 8), 8)
                layer.fillColor = .hex(0xF0C030)
                layer.strokeColor = .hex(0xE03030)
                layer.setAffineTransform(CGAffineTransform(scaleX: 3.5, y: 3.5))
            }
        },
    ]
}
