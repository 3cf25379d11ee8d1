import CoreGraphics
import Foundation
import QuartzCore

extension CorpusScene {
    nonisolated static let masks = [
        CorpusScene("mask-of-a-shape") { canvas in
            canvas.add(8, 8, 48, 48, 0xE03030) { layer in
                layer.add(24, 0, 24, 48, 0x3050E0)
                let shape = CAShapeLayer()
                shape.path = CGPath(ellipseIn: CGRect(x: 4, y: 8, width: 40, height: 32), transform: nil)
                layer.mask = shape
            }
        },
        CorpusScene("mask-of-a-gradient") { canvas in
            canvas.add(0, 26, 64, 12, 0x202020)
            canvas.add(8, 8, 48, 48, 0xF0C030) { layer in
                layer.borderWidth = 4
                let fade = CAGradientLayer()
                fade.frame = layer.bounds
                fade.colors = [CGColor.hex(0), CGColor.hex(0, alpha: 0)]
                (fade.startPoint, fade.endPoint) = (CGPoint(x: 0, y: 0.5), CGPoint(x: 1, y: 0.5))
                layer.mask = fade
            }
        },
        CorpusScene("mask-with-sublayers") { canvas in
            canvas.add(8, 8, 48, 48, 0x30B040) { layer in
                layer.opacity = 0.75
                let mask = CALayer()
                mask.frame = CGRect(x: 0, y: 0, width: 48, height: 48)
                mask.add(4, 4, 16, 40, 0x000000) { $0.cornerRadius = 8 }
                mask.add(26, 4, 16, 40, 0x000000) { $0.opacity = 0.5 }
                layer.mask = mask
                layer.add(0, 20, 48, 8, 0xE03030)
            }
        },
        CorpusScene("mask-of-nothing") { canvas in
            canvas.add(4, 4, 24, 24, 0xE03030) { $0.mask = CALayer() }
            canvas.add(34, 34, 24, 24, 0x3050E0)
        },
    ]
}
