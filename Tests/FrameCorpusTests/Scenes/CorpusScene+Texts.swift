import CoreGraphics
import Foundation
import QuartzCore
import UIFoundation
import UIKitCore

extension CorpusScene {
    @MainActor private static func label(
        in canvas: CALayer, _ frame: CGRect, _ text: String, scale: CGFloat = 1, _ change: (UILabel) -> Void = { _ in }
    ) {
        let label = UILabel(frame: frame)
        label.text = text
        label.font = .systemFont(ofSize: 8)
        label.textColor = .black
        label.contentScaleFactor = scale
        change(label)
        // The tree of layers holds no views: the label's drawing must be recorded while it lives.
        label.layer.name = "UILabel"
        label.layer.setNeedsDisplay()
        label.layer.displayIfNeeded()
        canvas.addSublayer(label.layer)
    }

    nonisolated static let texts = [
        CorpusScene("label-alignments") { canvas in
            for (index, alignment) in [NSTextAlignment.left, .center, .right].enumerated() {
                label(in: canvas, CGRect(x: 2, y: CGFloat(index) * 20 + 4, width: 60, height: 16), "abc d") { label in
                    label.textAlignment = alignment
                    label.backgroundColor = UIColor(cgColor: .hex(0xE0E0E0))
                }
            }
        },
        CorpusScene("label-lines") { canvas in
            label(in: canvas, CGRect(x: 2, y: 2, width: 60, height: 60), "one two three four five") { label in
                label.numberOfLines = 0
                label.textColor = UIColor(cgColor: .hex(0x3050E0))
            }
        },
        CorpusScene("label-truncations") { canvas in
            let modes: [NSLineBreakMode] = [.byTruncatingTail, .byTruncatingMiddle, .byTruncatingHead, .byClipping]
            for (index, mode) in modes.enumerated() {
                label(in: canvas, CGRect(x: 2, y: CGFloat(index) * 15 + 2, width: 60, height: 12), "abcdefghijkl") {
                    label in
                    label.lineBreakMode = mode
                }
            }
        },
        CorpusScene("label-styles") { canvas in
            label(in: canvas, CGRect(x: 2, y: 2, width: 60, height: 60), "") { label in
                let text = NSMutableAttributedString(
                    string: "ab", attributes: [.font: UIFont.systemFont(ofSize: 16)])
                text.append(
                    NSAttributedString(
                        string: "cd",
                        attributes: [
                            .font: UIFont.systemFont(ofSize: 8), .foregroundColor: UIColor(cgColor: .hex(0xE03030)),
                            .underlineStyle: NSUnderlineStyle.single.rawValue,
                        ]))
                label.attributedText = text
            }
        },
        CorpusScene("label-at-3", size: CGSize(width: 21, height: 21), scale: 3) { canvas in
            label(in: canvas, CGRect(x: 1, y: 1, width: 19, height: 19), "ag", scale: 3)
        },
        CorpusScene("label-turned") { canvas in
            label(in: canvas, CGRect(x: 12, y: 24, width: 40, height: 16), "abcd") { label in
                label.backgroundColor = UIColor(cgColor: .hex(0xF0C030))
                label.transform = CGAffineTransform(rotationAngle: .pi / 6)
            }
        },
    ]
}
