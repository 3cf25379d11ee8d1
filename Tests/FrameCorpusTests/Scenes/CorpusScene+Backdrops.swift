import CoreGraphics
import Foundation
import QuartzCore

extension CorpusScene {
    /// Stripes and a disc, so that a blur shows in every direction.
    @MainActor private static func fill(_ canvas: CALayer) {
        for index in 0..<4 { canvas.add(CGFloat(index) * 16, 0, 8, 64, 0x3050E0) }
        canvas.add(20, 20, 24, 24, 0xE03030) { $0.cornerRadius = 12 }
    }

    nonisolated static let backdrops = [
        CorpusScene("backdrop-blurred") { canvas in
            fill(canvas)
            canvas.add(BackdropLayer(), CGRect(x: 8, y: 8, width: 48, height: 40)) { pane in
                pane.backdrop = Backdrop(blur: 4)
            }
        },
        CorpusScene("backdrop-tinted-and-rounded") { canvas in
            fill(canvas)
            canvas.add(BackdropLayer(), CGRect(x: 8, y: 12, width: 48, height: 40)) { pane in
                pane.backdrop = Backdrop(blur: 3, saturation: 1.8, tint: RGBAColor(hex: 0xFFFFFF, alpha: 0.4))
                pane.cornerRadius = 12
                pane.masksToBounds = true
                pane.add(16, 16, 16, 8, 0x202020)
            }
        },
        CorpusScene("backdrop-without-colours") { canvas in
            fill(canvas)
            canvas.add(BackdropLayer(), CGRect(x: 0, y: 24, width: 64, height: 24)) { pane in
                pane.backdrop = Backdrop(saturation: 0)
            }
        },
        CorpusScene("backdrop-on-a-backdrop", size: CGSize(width: 64, height: 64), scale: 2) { canvas in
            fill(canvas)
            for (x, y, tint) in [(CGFloat(4), CGFloat(4), UInt32(0xF0C030)), (24, 24, 0x30B040)] {
                canvas.add(BackdropLayer(), CGRect(x: x, y: y, width: 36, height: 36)) { pane in
                    pane.backdrop = Backdrop(blur: 2, tint: RGBAColor(hex: tint, alpha: 0.3))
                }
            }
        },
    ]
}
