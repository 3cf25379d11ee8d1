import CoreGraphics
import Foundation
import QuartzCore

extension CorpusScene {
    nonisolated static let opacity = [
        CorpusScene("hidden-and-transparent") { canvas in
            canvas.add(4, 4, 24, 24, 0xE03030) { $0.isHidden = true }
            canvas.add(36, 4, 24, 24, 0xE03030) { layer in
                layer.opacity = 0
                layer.add(4, 4, 8, 8, 0x3050E0)
            }
            canvas.add(4, 36, 24, 24) { clear in
                clear.backgroundColor = .hex(0xE03030, alpha: 0)
                clear.add(8, 8, 8, 8, 0x3050E0)
            }
            canvas.add(36, 36, 24, 24) { $0.backgroundColor = .hex(0xE03030, alpha: 0.5) }
        },
        CorpusScene("group-opacity") { canvas in
            canvas.add(0, 24, 64, 16, 0x202020)
            canvas.add(4, 4, 40, 40, 0xE03030) { group in
                group.opacity = 0.5
                group.add(10, 10, 40, 40, 0x3050E0)
            }
        },
        CorpusScene("opacity-in-parts") { canvas in
            canvas.add(0, 24, 64, 16, 0x202020)
            canvas.add(4, 4, 40, 40, 0xE03030) { layer in
                (layer.opacity, layer.allowsGroupOpacity) = (0.5, false)
                (layer.borderWidth, layer.borderColor) = (3, .hex(0x202020))
                layer.add(10, 10, 40, 40, 0x3050E0) { $0.add(20, 20, 30, 30, 0x30B040) }
            }
        },
        CorpusScene("nested-opacity") { canvas in
            canvas.add(8, 8, 48, 48, 0x202020) { outer in
                outer.opacity = 0.75
                outer.add(8, 8, 32, 32, 0x30B040) { inner in
                    inner.opacity = 0.5
                    inner.cornerRadius = 8
                    inner.add(8, 8, 16, 16, 0xFFFFFF) { $0.opacity = 0.5 }
                }
            }
        },
    ]
}
