import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Frames in which layers move: one among many, and many at once.
enum MovingLayersScene {
    /// One layer moves among `count` others.
    static func one(among count: Int) {
        let stage = OffscreenStage()
        let side = Int(Double(count).squareRoot().rounded(.up))
        for index in 0..<count {
            let layer = CALayer()
            layer.frame = CGRect(
                x: CGFloat(index % side) * OffscreenStage.size.width / CGFloat(side),
                y: CGFloat(index / side) * OffscreenStage.size.height / CGFloat(side), width: 6, height: 6)
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
        samples.report("one-moves \(count)", "cpu per frame", "ms")
    }

    /// A thousand rounded half-transparent layers move.
    static func all() {
        let stage = OffscreenStage()
        let layers = (0..<1000).map { index in
            let view = UIView(frame: CGRect(x: index * 37 % 740, y: index * 91 % 1640, width: 40, height: 40))
            view.backgroundColor = UIColor(hue: CGFloat(index % 10) / 10, saturation: 1, brightness: 1, alpha: 0.5)
            view.layer.cornerRadius = 8
            stage.root.addSubview(view)
            return view
        }
        stage.frame()
        var samples = Samples()
        for frame in 0..<100 {
            samples.measure {
                for (index, view) in layers.enumerated() {
                    view.center = CGPoint(
                        x: (index * 37 + frame * 3) % 740 + 20, y: (index * 91 + frame * 2) % 1640 + 20)
                }
                stage.frame()
            }
        }
        samples.report("all-move", "cpu per frame", "ms")
    }
}
