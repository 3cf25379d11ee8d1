import CoreGraphics
import Foundation
import QuartzCore

extension CorpusScene {
    nonisolated static let corners = [
        CorpusScene("borders") { canvas in
            canvas.add(4, 4, 24, 24, 0xF0C030) { $0.borderWidth = 1 }
            canvas.add(36, 4, 24, 24, 0xF0C030) { layer in
                layer.borderWidth = 4
                layer.borderColor = .hex(0x3050E0, alpha: 0.5)
                layer.add(-4, 8, 32, 8, 0xE03030)
            }
            canvas.add(4, 36, 24, 24) { layer in
                layer.borderWidth = 3
                layer.cornerRadius = 8
                layer.borderColor = .hex(0x30B040)
            }
            canvas.add(36, 36, 24, 24, 0xE03030) { layer in
                layer.borderWidth = 40
                layer.cornerRadius = 6
            }
        },
        CorpusScene("radii") { canvas in
            canvas.add(2, 2, 28, 28, 0xE03030) { $0.cornerRadius = 2 }
            canvas.add(34, 2, 28, 28, 0x30B040) { $0.cornerRadius = 14 }
            canvas.add(2, 36, 28, 20, 0x3050E0) { $0.cornerRadius = 100 }
            canvas.add(34, 36, 28, 26, 0xF0C030) { layer in
                layer.cornerRadius = 10
                layer.add(0, 0, 10, 10, 0x202020)
            }
        },
        CorpusScene("masked-corners") { canvas in
            let corners: [CACornerMask] = [
                .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
            ]
            for (index, corner) in corners.enumerated() {
                canvas.add(CGFloat(index % 2) * 32 + 2, CGFloat(index / 2) * 32 + 2, 28, 28, 0xE03030) { layer in
                    layer.cornerRadius = 12
                    layer.maskedCorners = corner
                    layer.borderWidth = 2
                }
            }
        },
        CorpusScene("continuous-corners") { canvas in
            for (index, curve) in [CALayerCornerCurve.circular, .continuous].enumerated() {
                canvas.add(CGFloat(index) * 32 + 2, 2, 28, 60, 0x3050E0) { layer in
                    layer.cornerRadius = 9
                    layer.cornerCurve = curve
                    layer.borderWidth = index == 0 ? 0 : 1
                }
            }
        },
        CorpusScene("clips") { canvas in
            canvas.add(4, 4, 56, 56, 0xE0E0E0) { outer in
                outer.cornerRadius = 20
                outer.masksToBounds = true
                outer.add(-10, 20, 50, 50, 0xE03030) { inner in
                    inner.masksToBounds = true
                    inner.cornerRadius = 10
                    inner.add(20, -10, 60, 40, 0x3050E0)
                }
                outer.borderWidth = 2
            }
        },
        CorpusScene("clip-turned") { canvas in
            canvas.add(14, 14, 36, 36, 0xE0E0E0) { clip in
                clip.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 6))
                clip.masksToBounds = true
                clip.add(-10, 10, 60, 10, 0xE03030)
                clip.add(10, 24, 60, 30, 0x3050E0) { $0.cornerRadius = 6 }
            }
        },
    ]
}
