import CoreGraphics
import Foundation
import UIKit

/// Two pages of forty labels and ten rounded buttons that slide past each other.
enum SlideScene {
    private static let frames = 21
    private static let repeats = 20

    static func run() {
        slide(repeats: repeats, metric: "cpu per frame")
        Report.peakMemory("c.slide")
    }

    /// With caches that hold none of the frame before.
    static func runCold() { slide(repeats: ColdCaches.repeats, metric: "cpu per frame, cold caches", isCold: true) }

    private static func slide(repeats: Int, metric: String, isCold: Bool = false) {
        let stage = OffscreenStage()
        let pages = [0, 1].map { page(number: $0) }
        for page in pages { stage.root.addSubview(page) }
        pages[1].frame.origin.x = OffscreenStage.size.width
        stage.frame()
        var samples = Samples()
        for turn in 0..<repeats {
            for frame in 1...frames {
                if isCold { ColdCaches.fill() }
                samples.measure {
                    pages[turn % 2].frame.origin.x = offset(frame) - OffscreenStage.size.width
                    pages[1 - turn % 2].frame.origin.x = offset(frame)
                    stage.frame()
                }
            }
        }
        samples.report("c.slide", metric, "ms")
    }

    private static func offset(_ frame: Int) -> CGFloat {
        let t = CGFloat(frame) / CGFloat(frames)
        return (OffscreenStage.size.width * (1 - t * t * (3 - 2 * t)) + 0.5).rounded(.down)
    }

    /// A page of fifty views, as large as the stage.
    static func page(number: Int) -> UIView {
        let page = UIView(frame: CGRect(origin: .zero, size: OffscreenStage.size))
        page.backgroundColor = UIColor(rgba: RGBAColor(hex: number == 0 ? 0xFFFFFF : 0xF2F2F7))
        for index in 0..<40 {
            let label = UILabel(
                frame: CGRect(x: 20 + (index % 2) * 380, y: 20 + (index / 2) * 54, width: 360, height: 48))
            label.font = UIFont(name: "DejaVu Sans", size: 26)
            label.text = "Page \(number) label \(index) of forty"
            page.addSubview(label)
        }
        for index in 0..<10 {
            let button = UIButton(type: .custom)
            button.frame = CGRect(x: 20 + (index % 2) * 390, y: 1140 + (index / 2) * 104, width: 350, height: 88)
            button.backgroundColor = UIColor(rgba: RGBAColor(hex: 0x007AFF))
            button.layer.cornerRadius = 24
            button.titleLabel?.font = UIFont(name: "DejaVu Sans", size: 30)
            button.setTitle("Button \(number).\(index)", for: .normal)
            page.addSubview(button)
        }
        return page
    }
}
