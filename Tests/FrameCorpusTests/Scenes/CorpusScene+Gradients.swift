import CoreGraphics
import Foundation
import QuartzCore

extension CorpusScene {
    @MainActor private static func gradient(
        in canvas: CALayer, _ frame: CGRect, _ type: CAGradientLayerType, _ hexes: [UInt32], from start: CGPoint,
        to end: CGPoint, _ change: (CAGradientLayer) -> Void = { _ in }
    ) {
        canvas.add(CAGradientLayer(), frame) { layer in
            layer.type = type
            layer.colors = hexes.map { CGColor.hex($0) }
            (layer.startPoint, layer.endPoint) = (start, end)
            change(layer)
        }
    }

    nonisolated static let gradients = [
        CorpusScene("axial-gradients") { canvas in
            let hexes: [UInt32] = [0xE03030, 0xF0C030, 0x3050E0]
            gradient(
                in: canvas, CGRect(x: 2, y: 2, width: 28, height: 28), .axial, hexes, from: CGPoint(x: 0.5, y: 0),
                to: CGPoint(x: 0.5, y: 1))
            gradient(
                in: canvas, CGRect(x: 34, y: 2, width: 28, height: 28), .axial, hexes, from: CGPoint(x: 0, y: 0.5),
                to: CGPoint(x: 1, y: 0.5)
            ) { $0.locations = [0, 0.8, 1] }
            gradient(
                in: canvas, CGRect(x: 2, y: 34, width: 60, height: 28), .axial, hexes, from: CGPoint(x: 0.25, y: 0),
                to: CGPoint(x: 0.75, y: 1))
        },
        CorpusScene("radial-gradients") { canvas in
            gradient(
                in: canvas, CGRect(x: 2, y: 2, width: 60, height: 28), .radial, [0xFFFFFF, 0x3050E0, 0x202020],
                from: CGPoint(x: 0.5, y: 0.5), to: CGPoint(x: 1, y: 1))
            gradient(
                in: canvas, CGRect(x: 2, y: 34, width: 28, height: 28), .radial, [0xF0C030, 0xE03030],
                from: CGPoint(x: 0, y: 0), to: CGPoint(x: 1, y: 1))
            gradient(
                in: canvas, CGRect(x: 34, y: 34, width: 28, height: 28), .radial, [0xF0C030, 0x30B040],
                from: CGPoint(x: 0.5, y: 0.5), to: CGPoint(x: 0.75, y: 1))
        },
        CorpusScene("conic-gradients") { canvas in
            gradient(
                in: canvas, CGRect(x: 2, y: 2, width: 28, height: 28), .conic,
                [0xE03030, 0xF0C030, 0x30B040, 0x3050E0, 0xE03030], from: CGPoint(x: 0.5, y: 0.5),
                to: CGPoint(x: 0.5, y: 0)
            ) { layer in
                layer.cornerRadius = 14
                layer.masksToBounds = true
            }
            gradient(
                in: canvas, CGRect(x: 34, y: 2, width: 28, height: 60), .conic, [0xFFFFFF, 0x202020],
                from: CGPoint(x: 0.5, y: 0.5), to: CGPoint(x: 1, y: 0.5))
        },
        CorpusScene("gradient-with-alpha-and-border") { canvas in
            canvas.add(0, 26, 64, 12, 0x202020)
            canvas.add(CAGradientLayer(), CGRect(x: 8, y: 8, width: 48, height: 48)) { layer in
                layer.colors = [CGColor.hex(0xE03030), CGColor.hex(0xE03030, alpha: 0)]
                layer.cornerRadius = 16
                layer.borderWidth = 2
                layer.borderColor = .hex(0x3050E0)
            }
        },
    ]
}
