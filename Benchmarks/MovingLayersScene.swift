import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Frames in which layers move: one among many, and many at once.
enum MovingLayersScene {
    /// One layer moves among `count` others, in rows of a hundred that fill the screen when there are 10,000. More lie below
    /// the screen, so that a move always uncovers the same; unless they are `dense`, and share the screen.
    static func one(among count: Int, dense: Bool = false) {
        let stage = OffscreenStage()
        let columns = dense ? Int(Double(count).squareRoot().rounded(.up)) : 100
        let rows = dense ? columns : 100
        for index in 0..<count {
            let layer = CALayer()
            layer.frame = CGRect(
                x: CGFloat(index % columns) * OffscreenStage.size.width / CGFloat(columns),
                y: CGFloat(index / columns) * OffscreenStage.size.height / CGFloat(rows), width: 6, height: 6)
            layer.backgroundColor = CGColor(gray: CGFloat(index % 7) / 7, alpha: 1)
            stage.root.layer.addSublayer(layer)
        }
        let moving = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        moving.backgroundColor = .red
        stage.root.addSubview(moving)
        stage.frame()
        var samples = Samples()
        for frame in 0..<300 {
            samples.measure {
                moving.center = CGPoint(x: 40 + frame * 2, y: 60 + frame * 5)
                stage.frame()
            }
        }
        samples.report("one-moves \(count)" + (dense ? " dense" : ""), "cpu per frame", "ms")
    }

    /// A measure to compare a frame with: one full frame of half-transparent pixels blended by Cairo.
    static func blend() {
        let (target, picture) = (PlainCairo(size: OffscreenStage.size), PlainCairo(size: OffscreenStage.size))
        target.clear()
        picture.fillRounded(CGRect(origin: .zero, size: OffscreenStage.size), radius: 1, color(0).rgba)
        var samples = Samples()
        for _ in 0..<100 { samples.measure { target.blend(picture) } }
        samples.report("one-moves", "full-frame alpha blend", "ms", by: "floor-cairo")
    }

    private static let shapeCount = 1000
    private static let frames = 100

    /// Where a shape's middle is in a frame.
    private static func place(_ index: Int, _ frame: Int) -> CGPoint {
        CGPoint(x: (index * 37 + frame * 3) % 740 + 20, y: (index * 91 + frame * 2) % 1640 + 20)
    }

    private static func color(_ index: Int) -> UIColor {
        UIColor(hue: CGFloat(index % 10) / 10, saturation: 1, brightness: 1, alpha: 0.5)
    }

    /// A thousand rounded half-transparent layers move; and the same shapes drawn with Cairo alone.
    static func all() {
        let stage = OffscreenStage()
        let layers = (0..<shapeCount).map { index in
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
            view.backgroundColor = color(index)
            view.layer.cornerRadius = 8
            stage.root.addSubview(view)
            return view
        }
        stage.frame()
        let floor = PlainCairo(size: OffscreenStage.size)
        let colors = (0..<shapeCount).map { color($0).rgba }
        var (samples, floorSamples) = (Samples(), Samples())
        for frame in 0..<frames {
            samples.measure {
                for (index, view) in layers.enumerated() { view.center = place(index, frame) }
                stage.frame()
            }
            floorSamples.measure {
                floor.clear()
                for (index, color) in colors.enumerated() {
                    let middle = place(index, frame)
                    floor.fillRounded(
                        CGRect(x: middle.x - 20, y: middle.y - 20, width: 40, height: 40), radius: 8, color)
                }
            }
        }
        samples.report("all-move", "cpu per frame", "ms")
        floorSamples.report("all-move", "cpu per frame", "ms", by: "floor-cairo")
    }
}
