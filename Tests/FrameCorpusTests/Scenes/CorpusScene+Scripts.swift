import CoreGraphics
import Foundation
import QuartzCore
import UIFoundation
import UIKitCore

extension CorpusScene {
    @MainActor private static func label(
        in canvas: CALayer, _ frame: CGRect, _ text: String, _ alignment: NSTextAlignment = .natural, lines: Int = 1
    ) {
        let label = UILabel(frame: frame)
        label.text = text
        label.font = .systemFont(ofSize: 8)
        label.textColor = .black
        label.backgroundColor = UIColor(cgColor: .hex(0xE0E0E0))
        label.contentScaleFactor = 1
        (label.textAlignment, label.numberOfLines) = (alignment, lines)
        // The tree of layers holds no views: the label's drawing must be recorded while it lives.
        label.layer.name = "UILabel"
        label.layer.setNeedsDisplay()
        label.layer.displayIfNeeded()
        canvas.addSublayer(label.layer)
    }

    /// Text in several scripts, where order and positions count: squares replace all letters.
    nonisolated static let scripts = [
        CorpusScene("scripts-natural-sides") { canvas in
            for (index, text) in ["abc", "שלום", "مرحبا", "中文"].enumerated() {
                label(in: canvas, CGRect(x: 2, y: CGFloat(index) * 15 + 2, width: 60, height: 12), text)
            }
        },
        CorpusScene("scripts-mixed") { canvas in
            for (index, text) in ["ab שלו cd", "שלו ab םל", "a1 مر 23 b", "日本 ab"].enumerated() {
                label(in: canvas, CGRect(x: 2, y: CGFloat(index) * 15 + 2, width: 60, height: 12), text)
            }
        },
        CorpusScene("scripts-in-lines") { canvas in
            label(in: canvas, CGRect(x: 2, y: 2, width: 60, height: 28), "ab שלום עול cd", lines: 0)
            label(in: canvas, CGRect(x: 2, y: 34, width: 60, height: 28), "日本語日本語日本", lines: 0)
        },
        CorpusScene("scripts-with-marks") { canvas in
            for (index, text) in ["e\u{301}a\u{308}", "क्षि", "👩‍👩‍👧a", "ไทย"].enumerated() {
                label(in: canvas, CGRect(x: 2, y: CGFloat(index) * 15 + 2, width: 60, height: 12), text, .center)
            }
        },
    ]
}
