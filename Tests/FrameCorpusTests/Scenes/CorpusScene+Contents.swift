import CoreGraphics
import Foundation
import QuartzCore

extension CorpusScene {
    private nonisolated static let places: [[CALayerContentsGravity]] = [
        [.topLeft, .top, .topRight], [.left, .center, .right], [.bottomLeft, .bottom, .bottomRight],
    ]

    nonisolated static let contents = [
        CorpusScene("gravity-places") { canvas in
            for (row, gravities) in places.enumerated() {
                for (column, gravity) in gravities.enumerated() {
                    canvas.add(CGFloat(column) * 21 + 1, CGFloat(row) * 21 + 1, 20, 20, 0xE0E0E0) { layer in
                        layer.contents = CGImage.quarters(10, 8)
                        layer.contentsGravity = gravity
                    }
                }
            }
        },
        CorpusScene("gravity-places-of-a-larger-picture") { canvas in
            for (row, gravities) in places.enumerated() {
                for (column, gravity) in gravities.enumerated() {
                    canvas.add(CGFloat(column) * 21 + 1, CGFloat(row) * 21 + 1, 16, 16, 0xE0E0E0) { layer in
                        layer.contents = CGImage.quarters(26, 22)
                        layer.contentsGravity = gravity
                        layer.masksToBounds = true
                    }
                }
            }
        },
        CorpusScene("gravity-sizes") { canvas in
            let sizes: [CALayerContentsGravity] = [.resize, .resizeAspect, .resizeAspectFill]
            for (row, gravity) in sizes.enumerated() {
                canvas.add(2, CGFloat(row) * 21 + 1, 38, 19, 0xE0E0E0) { layer in
                    layer.contents = CGImage.quarters(12, 12)
                    layer.contentsGravity = gravity
                    layer.masksToBounds = true
                }
                canvas.add(44, CGFloat(row) * 21 + 1, 12, 19, 0xE0E0E0) { layer in
                    layer.contents = CGImage.quarters(12, 12)
                    layer.contentsGravity = gravity
                    layer.masksToBounds = true
                }
            }
        },
        CorpusScene("contents-center") { canvas in
            @MainActor func bubble(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, scale: CGFloat = 1)
            {
                canvas.add(x, y, width, height) { layer in
                    layer.contents = CGImage.bubble()
                    layer.contentsScale = scale
                    layer.contentsCenter = CGRect(x: 0.25, y: 0.25, width: 0.5, height: 0.5)
                }
            }
            bubble(2, 2, 40, 20)
            bubble(46, 2, 16, 60)
            bubble(2, 26, 12, 12)
            bubble(18, 26, 24, 36, scale: 2)
            bubble(2, 44, 5, 5)
        },
        CorpusScene("contents-scale") { canvas in
            for (index, scale) in [1, 2, 3].enumerated() {
                canvas.add(2, CGFloat(index) * 20 + 2, 60, 18, 0xE0E0E0) { layer in
                    layer.contents = CGImage.quarters(24 * scale, 12 * scale)
                    layer.contentsScale = CGFloat(scale)
                    layer.contentsGravity = .center
                }
            }
        },
        CorpusScene("contents-at-2", size: CGSize(width: 32, height: 32), scale: 2) { canvas in
            canvas.add(2, 2, 12, 12) { $0.contents = CGImage.quarters(12, 12) }
            canvas.add(18, 2, 12, 12) { layer in
                layer.contents = CGImage.quarters(24, 24)
                layer.contentsScale = 2
            }
            canvas.add(2.5, 18.5, 20, 10) { layer in
                layer.contents = CGImage.quarters(24, 24)
                layer.contentsGravity = .resizeAspect
            }
        },
        CorpusScene("contents-at-3", size: CGSize(width: 21, height: 21), scale: 3) { canvas in
            canvas.add(1, 1, 9, 9) { $0.contents = CGImage.quarters(9, 9) }
            canvas.add(11, 11, 9, 9) { layer in
                layer.contents = CGImage.quarters(27, 27)
                layer.contentsScale = 3
            }
        },
        CorpusScene("contents-in-a-shape") { canvas in
            canvas.add(4, 4, 26, 26) { layer in
                layer.contents = CGImage.quarters(26, 26)
                layer.cornerRadius = 13
                layer.masksToBounds = true
            }
            canvas.add(34, 4, 26, 26) { layer in
                layer.contents = CGImage.quarters(26, 26)
                layer.cornerRadius = 13
            }
            canvas.add(4, 34, 26, 26) { layer in
                layer.contents = CGImage.quarters(26, 26)
                layer.contentsTint = RGBAColor(hex: 0x3050E0)
            }
            canvas.add(36, 36, 20, 20) { layer in
                layer.contents = CGImage.quarters(26, 26)
                layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 6))
            }
        },
    ]
}
