import CoreGraphics
import Foundation
import QuartzCore

extension CorpusScene {
    /// A perspective for sublayers: the eye 80 points before the plane.
    private nonisolated static var perspective: CATransform3D {
        var transform = CATransform3DIdentity
        transform.m34 = -1.0 / 80
        return transform
    }

    nonisolated static let space = [
        CorpusScene("turned-in-perspective") { canvas in
            canvas.sublayerTransform = perspective
            canvas.add(12, 12, 40, 40, 0x3050E0) { card in
                card.transform = CATransform3DMakeRotation(0.9, 0, 1, 0)
                card.cornerRadius = 8
                card.borderWidth = 3
                card.borderColor = .hex(0x202020)
                card.add(8, 8, 10, 10, 0xF0C030)
            }
        },
        CorpusScene("picture-in-perspective") { canvas in
            canvas.sublayerTransform = perspective
            canvas.add(8, 8, 48, 48) { picture in
                picture.contents = CGImage.quarters(12, 12)
                picture.transform = CATransform3DMakeRotation(-0.8, 1, 0.4, 0)
            }
        },
        CorpusScene("turned-without-perspective") { canvas in
            canvas.add(8, 8, 48, 48, 0x30B040) { card in
                card.transform = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
                card.add(4, 4, 12, 12, 0xE03030)
            }
        },
        CorpusScene("backs-of-single-sided-layers") { canvas in
            for (index, isDoubleSided) in [true, false].enumerated() {
                canvas.add(4 + CGFloat(index) * 30, 16, 26, 32, 0xE03030) { card in
                    card.isDoubleSided = isDoubleSided
                    card.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
                    card.add(2, 2, 8, 8, 0x202020)
                }
            }
        },
        CorpusScene("order-by-depth") { canvas in
            canvas.add(6, 6, 30, 30, 0xE03030) { $0.zPosition = 2 }
            canvas.add(18, 18, 30, 30, 0x30B040) { $0.zPosition = -1 }
            canvas.add(28, 28, 30, 30, 0x3050E0)
        },
        CorpusScene("faces-of-a-cube") { canvas in
            canvas.sublayerTransform = perspective
            canvas.add(CATransformLayer(), CGRect(x: 16, y: 16, width: 32, height: 32)) { cube in
                let turns: [(CGFloat, CGFloat, CGFloat, UInt32)] = [
                    (0, 0, 1, 0xE03030), (.pi / 2, 0, 1, 0x30B040), (.pi, 0, 1, 0x3050E0), (-.pi / 2, 0, 1, 0xF0C030),
                    (.pi / 2, 1, 0, 0x9040C0), (-.pi / 2, 1, 0, 0x30A0B0),
                ]
                for (angle, x, y, color) in turns {
                    cube.add(0, 0, 32, 32, color) { face in
                        face.transform = CATransform3DTranslate(CATransform3DMakeRotation(angle, x, y, 0), 0, 0, 16)
                    }
                }
                cube.transform = CATransform3DRotate(CATransform3DMakeRotation(-0.5, 1, 0, 0), 0.6, 0, 1, 0)
            }
        },
        CorpusScene("flattened-into-a-plane") { canvas in
            canvas.sublayerTransform = perspective
            canvas.add(12, 12, 40, 40, 0xD0D0D0) { plane in
                plane.transform = CATransform3DMakeRotation(0.7, 0, 1, 0)
                plane.add(8, 8, 24, 24, 0x3050E0) { $0.transform = CATransform3DMakeRotation(-0.7, 0, 1, 0) }
            }
        },
    ]
}
