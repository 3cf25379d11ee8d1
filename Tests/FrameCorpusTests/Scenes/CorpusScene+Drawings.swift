import CoreGraphics
import Foundation
import QuartzCore

extension CorpusScene {
    @MainActor private static func drawn(
        in canvas: CALayer, _ frame: CGRect, scale: CGFloat, _ change: (CALayer) -> Void = { _ in }
    ) {
        canvas.add(DrawnLayer(), frame) { layer in
            layer.contentsScale = scale
            layer.setNeedsDisplay()
            change(layer)
        }
    }

    nonisolated static let drawings = [
        CorpusScene("drawing-at-1") { canvas in
            drawn(in: canvas, CGRect(x: 4, y: 4, width: 40, height: 40), scale: 1)
            drawn(in: canvas, CGRect(x: 44.5, y: 44.5, width: 16, height: 16), scale: 1)
        },
        CorpusScene("drawing-at-2", size: CGSize(width: 32, height: 32), scale: 2) { canvas in
            drawn(in: canvas, CGRect(x: 1, y: 1, width: 20, height: 20), scale: 2)
            drawn(in: canvas, CGRect(x: 20, y: 20, width: 12, height: 12), scale: 1)
        },
        CorpusScene("drawing-at-3", size: CGSize(width: 21, height: 21), scale: 3) { canvas in
            drawn(in: canvas, CGRect(x: 1, y: 1, width: 19, height: 19), scale: 3)
        },
        CorpusScene("drawing-with-an-origin") { canvas in
            drawn(in: canvas, CGRect(x: 8, y: 8, width: 48, height: 32), scale: 1) { layer in
                layer.bounds.origin = CGPoint(x: 100, y: -50)
                layer.backgroundColor = .hex(0xE0E0E0)
            }
        },
        CorpusScene("drawing-turned") { canvas in
            drawn(in: canvas, CGRect(x: 12, y: 12, width: 40, height: 40), scale: 1) { layer in
                layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 5).scaledBy(x: 1.2, y: 0.8))
            }
        },
        CorpusScene("drawing-clipped-and-transparent") { canvas in
            canvas.add(0, 28, 64, 8, 0x202020)
            drawn(in: canvas, CGRect(x: 8, y: 8, width: 48, height: 48), scale: 1) { layer in
                layer.backgroundColor = .hex(0xF0C030)
                layer.cornerRadius = 12
                layer.masksToBounds = true
                layer.opacity = 0.6
            }
        },
    ]
}
