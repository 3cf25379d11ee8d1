import CoreGraphics
import Foundation
import UIKit

/// A thousand labels of one line: measured for the first time, drawn by one frame, and measured again with other texts.
///
/// No text is used twice, so that no result is known from an earlier pass.
enum LabelScene {
    private static let (count, columns, passes) = (1000, 4, 10)
    private static let lineHeight: CGFloat = 16

    static func run() {
        let height = CGFloat(count / columns) * lineHeight
        let stage = OffscreenStage(size: CGSize(width: OffscreenStage.size.width, height: height))
        stage.frame()
        let font = UIFont(name: "DejaVu Sans", size: 13)
        let micro = 1e3 / Double(count)
        var (measure, draw, change) = (Samples(), Samples(), Samples())
        var width: CGFloat = 0
        for pass in 0..<passes {
            let labels = (0..<count).map { index in
                let label = UILabel()
                label.font = font
                label.text = title(pass, index)
                return label
            }
            let measuring = Report.cpuMilliseconds { for label in labels { width += label.intrinsicContentSize.width } }
            for (index, label) in labels.enumerated() {
                let (row, column) = (CGFloat(index / columns), CGFloat(index % columns))
                label.frame = CGRect(
                    origin: CGPoint(x: column * OffscreenStage.size.width / 4, y: row * lineHeight),
                    size: label.intrinsicContentSize)
                stage.root.addSubview(label)
            }
            let drawing = Report.cpuMilliseconds { stage.frame() }
            let changing = Report.cpuMilliseconds {
                for (index, label) in labels.enumerated() {
                    label.text = title(pass, count + index)
                    width += label.intrinsicContentSize.width
                }
            }
            for label in labels { label.removeFromSuperview() }
            stage.frame()
            // The first pass loads the font.
            guard pass > 0 else { continue }
            measure.add(measuring * micro)
            draw.add(drawing * micro)
            change.add(changing * micro)
        }
        measure.report("k.labels", "measure", "us/label")
        draw.report("k.labels", "draw", "us/label")
        change.report("k.labels", "change", "us/label")
        if width < CGFloat(passes * count * 2 * 100) { print("k.labels: labels are too narrow.") }
    }

    private static func title(_ pass: Int, _ index: Int) -> String { "Conversation number \(pass * count * 2 + index)" }
}
