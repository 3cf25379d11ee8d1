import CoreGraphics
import Foundation
import QuartzCore

extension CorpusScene {
    nonisolated static let shadows = [
        CorpusScene("shadows") { canvas in
            for (index, radius) in [0, 1.5, 3, 6].enumerated() {
                canvas.add(CGFloat(index % 2) * 30 + 8, CGFloat(index / 2) * 30 + 8, 16, 16, 0xF0C030) { layer in
                    layer.shadowOpacity = 0.6
                    layer.shadowRadius = CGFloat(radius)
                    layer.shadowOffset = CGSize(width: 3, height: 4)
                }
            }
        },
        CorpusScene("shadow-of-rounded-corners") { canvas in
            canvas.add(14, 12, 36, 36, 0xFFFFFF) { layer in
                layer.cornerRadius = 14
                layer.shadowOpacity = 1
                layer.shadowColor = .hex(0x3050E0)
                layer.shadowRadius = 4
                layer.shadowOffset = CGSize(width: 0, height: 6)
            }
        },
        CorpusScene("shadow-of-what-is-drawn") { canvas in
            canvas.add(8, 8, 48, 40) { layer in
                layer.shadowOpacity = 0.8
                layer.shadowRadius = 2
                layer.shadowOffset = CGSize(width: 2, height: 8)
                layer.add(0, 0, 12, 30, 0xE03030)
                layer.add(20, 10, 24, 12, 0x3050E0) { $0.cornerRadius = 6 }
            }
        },
        CorpusScene("shadow-path") { canvas in
            canvas.add(16, 8, 32, 32, 0x30B040) { layer in
                layer.shadowOpacity = 0.7
                layer.shadowRadius = 2
                layer.shadowOffset = .zero
                layer.shadowPath = CGPath(ellipseIn: CGRect(x: -8, y: 28, width: 48, height: 16), transform: nil)
            }
        },
        CorpusScene("shadow-in-a-faded-group") { canvas in
            canvas.add(0, 0, 64, 64) { group in
                group.opacity = 0.5
                group.add(14, 14, 30, 30, 0xE03030) { layer in
                    layer.shadowOpacity = 1
                    layer.shadowRadius = 3
                    layer.shadowOffset = CGSize(width: 5, height: 5)
                }
            }
        },
        CorpusScene("shadow-cut-by-its-own-clip") { canvas in
            canvas.add(14, 14, 30, 30, 0xE03030) { layer in
                layer.masksToBounds = true
                layer.shadowOpacity = 1
                layer.shadowOffset = CGSize(width: 8, height: 8)
            }
        },
    ]
}
