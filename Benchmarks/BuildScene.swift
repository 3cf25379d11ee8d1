import CoreGraphics
import Foundation
import UIKit

/// Ten thousand plain views: made, laid out, removed, without painting.
enum BuildScene {
    private static let count = 10_000
    private static let columns = 100

    static func run() {
        let stage = OffscreenStage()
        stage.frame()
        var steps = (create: 0.0, layout: 0.0, destroy: 0.0)
        for _ in 0..<3 {
            var container: UIView? = UIView()
            steps.create = Report.cpuMilliseconds(of: {
                for _ in 0..<count { container?.addSubview(UIView()) }
            })
            steps.layout = Report.cpuMilliseconds(of: {
                for (index, view) in (container?.subviews ?? []).enumerated() {
                    view.frame = CGRect(
                        x: index % columns * 7, y: index / columns * 16, width: 7, height: 16)
                }
                container?.frame = CGRect(x: 0, y: 0, width: columns * 7, height: count / columns * 16)
                container?.layoutIfNeeded()
            })
            steps.destroy = Report.cpuMilliseconds(of: { container = nil })
        }
        let scene = "d.build (fixed frames)"
        let perView = 1e3 / Double(count)
        Report.line(scene, "create", steps.create * perView, "us/widget")
        Report.line(scene, "layout", steps.layout * perView, "us/widget")
        Report.line(scene, "destroy", steps.destroy * perView, "us/widget")
        Report.line(scene, "total", (steps.create + steps.layout + steps.destroy) * perView, "us/widget")
        Report.peakMemory("d.build")
    }
}
