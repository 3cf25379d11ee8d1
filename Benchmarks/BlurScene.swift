import CoreGraphics
import Foundation
import UIKit

/// Content that scrolls below a translucent bar, and below an opaque one for comparison.
enum BlurScene {
    private static let frames = 300
    private static let scale: CGFloat = 2
    private static let barHeight: CGFloat = 64
    private static let rowHeight: CGFloat = 60

    static func run() {
        measure(isTranslucent: false, metric: "cpu per frame, opaque bar")
        measure(isTranslucent: true, metric: "cpu per frame")
    }

    private static func measure(isTranslucent: Bool, metric: String) {
        let stage = OffscreenStage(scale: scale)
        let size = stage.root.bounds.size
        let page = page(width: size.width, rows: Int(size.height / rowHeight) * 2)
        stage.root.addSubview(page)
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: size.width, height: barHeight))
        bar.isTranslucent = isTranslucent
        bar.items = [UINavigationItem(title: "Conversations")]
        stage.root.addSubview(bar)
        for _ in 0..<3 {
            page.frame.origin.y -= 1 / scale
            stage.frame()
        }
        var samples = Samples()
        for frame in 0..<frames {
            samples.measure {
                // Seven pixels a frame, as the peers' lists scroll.
                page.frame.origin.y = -(CGFloat(frame * 7) / scale).truncatingRemainder(dividingBy: size.height)
                stage.frame()
            }
        }
        samples.report("blur", metric, "ms")
        if isTranslucent { Report.peakMemory("blur") }
    }

    private static func page(width: CGFloat, rows: Int) -> UIView {
        let colors: [UIColor] = [
            .systemRed, .systemOrange, .systemYellow, .systemGreen, .systemTeal, .systemBlue, .systemIndigo,
            .systemPurple,
        ]
        let page = UIView(frame: CGRect(x: 0, y: 0, width: width, height: CGFloat(rows) * rowHeight))
        page.backgroundColor = .white
        for row in 0..<rows {
            let top = CGFloat(row) * rowHeight
            let icon = UIView(frame: CGRect(x: 16, y: top + 10, width: 40, height: 40))
            icon.backgroundColor = colors[row % colors.count]
            icon.layer.cornerRadius = 8
            let title = UILabel(frame: CGRect(x: 72, y: top + 9, width: width - 88, height: 22))
            title.text = "Conversation number \(row)"
            page.addSubview(icon)
            page.addSubview(title)
        }
        return page
    }
}
