import CoreGraphics
import Foundation
import QuartzCore

extension CorpusScene {
    private nonisolated static let right = CGRect(x: 0.5, y: 0, width: 0.5, height: 1)

    nonisolated static let contentsParts = [
        CorpusScene("contents-rect") { canvas in
            // The top right quarter stretched, at its own size, and the lower half fitted.
            canvas.add(2, 2, 18, 18, 0xE0E0E0) { layer in
                layer.contents = CGImage.quarters(12, 12)
                layer.contentsRect = CGRect(x: 0.5, y: 0, width: 0.5, height: 0.5)
            }
            canvas.add(23, 2, 18, 18, 0xE0E0E0) { layer in
                layer.contents = CGImage.quarters(12, 12)
                layer.contentsRect = CGRect(x: 0.5, y: 0, width: 0.5, height: 0.5)
                layer.contentsGravity = .center
            }
            canvas.add(44, 2, 18, 18, 0xE0E0E0) { layer in
                layer.contents = CGImage.quarters(12, 12)
                layer.contentsRect = CGRect(x: 0, y: 0.5, width: 1, height: 0.5)
                layer.contentsGravity = .resizeAspect
            }
            // More than the picture: its rim is repeated.
            canvas.add(2, 23, 18, 18, 0xE0E0E0) { layer in
                layer.contents = CGImage.quarters(12, 12)
                layer.contentsRect = CGRect(x: -0.25, y: -0.25, width: 1.5, height: 1.5)
            }
            // A drawing, and one of its quarters.
            canvas.add(DrawnLayer(), CGRect(x: 23, y: 23, width: 18, height: 18)) { $0.setNeedsDisplay() }
            canvas.add(DrawnLayer(), CGRect(x: 44, y: 23, width: 18, height: 18)) { layer in
                layer.contentsRect = CGRect(x: 0.5, y: 0, width: 0.5, height: 0.5)
                layer.setNeedsDisplay()
            }
            // A bubble of which only the right half shows, stretched in the middle of that, and a turned part.
            canvas.add(2, 44, 38, 18) { layer in
                layer.contents = CGImage.bubble()
                layer.contentsRect = right
                layer.contentsCenter = CGRect(x: 0.2, y: 0.25, width: 0.3, height: 0.5)
            }
            canvas.add(46, 46, 14, 14) { layer in
                layer.contents = CGImage.quarters(12, 12)
                layer.contentsRect = right
                layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 6))
            }
        },
        CorpusScene("contents-filters") { canvas in
            let filters: [CALayerContentsFilter] = [.nearest, .linear, .trilinear]
            for (index, filter) in filters.enumerated() {
                let y = CGFloat(index) * 21 + 1
                canvas.add(1, y, 20, 20) { layer in
                    layer.contents = CGImage.quarters(6, 6)
                    layer.magnificationFilter = filter
                }
                canvas.add(22, y, 20, 20) { layer in
                    layer.contents = CGImage.quarters(47, 47)
                    layer.minificationFilter = filter
                }
                canvas.add(46, y + 3, 14, 14) { layer in
                    layer.contents = CGImage.quarters(6, 6)
                    layer.magnificationFilter = filter
                    layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 6))
                }
            }
        },
    ]
}
