import CoreGraphics
import Foundation
import QuartzCore

extension CorpusScene {
    nonisolated static let snapshots = [
        CorpusScene("rendered-in-a-context") { canvas in
            canvas.add(RenderingLayer(), CGRect(x: 2, y: 2, width: 60, height: 60)) { layer in
                layer.source = badge()
                layer.setNeedsDisplay()
            }
        },
        CorpusScene("snapshots") { canvas in
            let source = badge()
            canvas.add(PictureLayer(), CGRect(x: 2, y: 2, width: 24, height: 24)) { layer in
                layer.show(source.picture(afterUpdates: true), part: source.bounds)
            }
            // The rim keeps its size.
            canvas.add(PictureLayer(), CGRect(x: 2, y: 30, width: 60, height: 32)) { layer in
                layer.show(
                    source.picture(afterUpdates: true), part: source.bounds, top: 8, left: 8, bottom: 8, right: 8)
            }
        },
    ]

    /// A rounded card with a picture, a gradient, a drawing, a border and a mark that reaches out of it.
    @MainActor private static func badge() -> CALayer {
        let badge = CALayer()
        badge.frame = CGRect(x: 100, y: 100, width: 24, height: 24)
        (badge.backgroundColor, badge.borderColor) = (.hex(0xF0E8D0), .hex(0x603010))
        (badge.cornerRadius, badge.borderWidth) = (6, 1)
        (badge.shadowOpacity, badge.shadowRadius, badge.shadowOffset) = (0.5, 1, CGSize(width: 0, height: 1))
        badge.add(3, 3, 8, 8) { $0.contents = CGImage.quarters(8, 8) }
        badge.add(CAGradientLayer(), CGRect(x: 13, y: 3, width: 8, height: 8)) { layer in
            layer.colors = [CGColor.hex(0x3050E0), CGColor.hex(0xF0C030)]
            (layer.cornerRadius, layer.opacity) = (4, 0.75)
        }
        badge.add(DrawnLayer(), CGRect(x: 2, y: 10, width: 14, height: 14)) { layer in
            layer.contentsScale = 2
            layer.setNeedsDisplay()
        }
        badge.add(18, 18, 8, 8, 0xE03030) { $0.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 4)) }
        return badge
    }
}
