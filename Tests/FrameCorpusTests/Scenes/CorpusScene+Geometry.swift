import CoreGraphics
import Foundation
import QuartzCore

extension CorpusScene {
    nonisolated static let geometry = [
        CorpusScene("frames") { canvas in
            canvas.add(6, 6, 30, 30, 0xE03030) { $0.add(20, 20, 20, 20, 0x30B040) }
            canvas.add(24, 16, 34, 24, 0x3050E0)
        },
        CorpusScene("edges-between-pixels") { canvas in
            canvas.add(4.4, 4, 10.4, 24, 0xE03030)
            canvas.add(14.8, 4, 10.4, 24, 0x3050E0)
            canvas.add(4, 34.5, 40, 0.5, 0x000000)
            canvas.add(4, 40, 40, 0.25, 0x000000)
            canvas.add(30.5, 4.5, 20, 20, 0x30B040) { $0.cornerRadius = 6 }
        },
        CorpusScene("edges-between-pixels-at-2", size: CGSize(width: 32, height: 32), scale: 2) { canvas in
            canvas.add(2.2, 2, 5.2, 12, 0xE03030)
            canvas.add(7.4, 2, 5.2, 12, 0x3050E0)
            canvas.add(2, 20.25, 20, 0.5, 0x000000)
        },
        CorpusScene("anchor-points") { canvas in
            let places: [(CGPoint, UInt32)] = [
                (CGPoint(x: 0, y: 0), 0xE03030), (CGPoint(x: 0.5, y: 0.5), 0x30B040),
                (CGPoint(x: 1, y: 1), 0x3050E0), (CGPoint(x: 1.5, y: -0.5), 0xF0C030),
            ]
            for (anchor, hex) in places {
                canvas.add(22, 22, 20, 12, hex) { layer in
                    layer.anchorPoint = anchor
                    layer.position = CGPoint(x: 32, y: 32)
                    layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 6))
                }
            }
        },
        CorpusScene("bounds-origin") { canvas in
            canvas.add(8, 8, 48, 48, 0xE0E0E0) { scrolled in
                scrolled.bounds.origin = CGPoint(x: 10, y: 20)
                scrolled.masksToBounds = true
                scrolled.add(0, 0, 30, 40, 0xE03030)
                scrolled.add(40, 50, 30, 40, 0x3050E0)
            }
        },
        CorpusScene("transforms") { canvas in
            canvas.add(6, 6, 16, 16, 0xE03030) { $0.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 4)) }
            canvas.add(40, 6, 10, 10, 0x30B040) { $0.setAffineTransform(CGAffineTransform(scaleX: 1.5, y: 0.5)) }
            canvas.add(8, 38, 18, 18, 0x3050E0) {
                $0.setAffineTransform(CGAffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 0, ty: 0))
            }
            canvas.add(40, 36, 18, 18) { mirrored in
                mirrored.contents = CGImage.quarters(18, 18)
                mirrored.setAffineTransform(CGAffineTransform(scaleX: -1, y: 1))
            }
        },
        CorpusScene("nested-turns") { canvas in
            canvas.add(12, 12, 40, 40, 0xE03030) { outer in
                outer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 8))
                outer.add(8, 8, 24, 24, 0xF0C030) { middle in
                    middle.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 8))
                    middle.add(6, 6, 12, 12, 0x3050E0) {
                        $0.setAffineTransform(CGAffineTransform(rotationAngle: -.pi / 4))
                    }
                }
            }
        },
        CorpusScene("sublayer-transform") { canvas in
            canvas.add(8, 8, 48, 48, 0xE0E0E0) { group in
                group.sublayerTransform = CATransform3DMakeRotation(.pi / 6, 0, 0, 1)
                group.add(4, 4, 18, 18, 0xE03030)
                group.add(26, 26, 18, 18, 0x3050E0)
            }
        },
        CorpusScene("z-positions") { canvas in
            canvas.add(6, 6, 30, 30, 0xE03030) { $0.zPosition = 2 }
            canvas.add(16, 16, 30, 30, 0x30B040) { $0.zPosition = -1 }
            canvas.add(26, 26, 30, 30, 0x3050E0)
        },
        CorpusScene(
            "letterbox",
            on: RenderFrame.Surface(
                size: CGSize(width: 64, height: 40), scale: 1, canvasSize: CGSize(width: 80, height: 80),
                canvasOrigin: CGPoint(x: 12, y: 0), canvasScale: 0.5)
        ) { canvas in
            canvas.add(-10, 10, 60, 30, 0xE03030)
            canvas.add(40, 40, 60, 60, 0x3050E0) { $0.cornerRadius = 20 }
        },
        CorpusScene("moving", time: 0.25) { canvas in
            let layer = canvas.add(4, 4, 16, 16, 0xE03030)
            @MainActor func animate(_ keyPath: String, from: Any, to: Any) {
                let animation = CABasicAnimation(keyPath: keyPath)
                (animation.fromValue, animation.toValue, animation.duration) = (from, to, 0.5)
                layer.add(animation, forKey: keyPath)
            }
            animate("position", from: CGPoint(x: 12, y: 12), to: CGPoint(x: 52, y: 52))
            animate("transform.rotation.z", from: 0, to: CGFloat.pi / 2)
            animate("backgroundColor", from: CGColor.hex(0xE03030), to: CGColor.hex(0x3050E0))
            animate("opacity", from: 1, to: 0.5)
            animate("cornerRadius", from: 0, to: 8)
        },
    ]
}
