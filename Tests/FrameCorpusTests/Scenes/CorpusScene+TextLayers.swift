import CoreGraphics
import Foundation
import QuartzCore
import UIFoundation
import UIKitCore

extension CorpusScene {
    @MainActor private static func text(
        in canvas: CALayer, _ frame: CGRect, _ string: Any, size: CGFloat = 8,
        _ change: (CATextLayer) -> Void = { _ in }
    ) {
        let layer = CATextLayer()
        layer.frame = frame
        layer.string = string
        layer.fontSize = size
        layer.foregroundColor = .black
        layer.backgroundColor = .hex(0xE0E8F0)
        canvas.addSublayer(layer)
        change(layer)
    }

    /// Colours, sizes and lines that an attributed text has of its own.
    private static var attributed: NSAttributedString {
        let text = NSMutableAttributedString(string: "ab ", attributes: [.font: UIFont.systemFont(ofSize: 14)])
        text.append(
            NSAttributedString(
                string: "cd",
                attributes: [
                    .font: UIFont.systemFont(ofSize: 8), .foregroundColor: UIColor(cgColor: .hex(0xE03030)),
                    .underlineStyle: NSUnderlineStyle.single.rawValue,
                ]))
        text.append(
            NSAttributedString(
                string: " ef",
                attributes: [
                    .font: UIFont.systemFont(ofSize: 10), .foregroundColor: CGColor.hex(0x3050E0),
                    .backgroundColor: CGColor.hex(0xF0E060),
                ]))
        return text
    }

    nonisolated static let textLayers = [
        CorpusScene("text-layer-wrapped") { canvas in
            text(in: canvas, CGRect(x: 2, y: 2, width: 60, height: 40), "one two three four five") {
                $0.isWrapped = true
            }
            // Without wrapping the text is one line, cut at the bounds.
            text(in: canvas, CGRect(x: 2, y: 46, width: 60, height: 12), "one two three four five")
        },
        CorpusScene("text-layer-truncated") { canvas in
            let modes: [CATextLayerTruncationMode] = [.none, .start, .middle, .end]
            for (index, mode) in modes.enumerated() {
                text(in: canvas, CGRect(x: 2, y: CGFloat(index) * 15 + 2, width: 60, height: 12), "abcdefghijkl") {
                    $0.truncationMode = mode
                }
            }
        },
        CorpusScene("text-layer-truncated-lines") { canvas in
            text(in: canvas, CGRect(x: 2, y: 2, width: 60, height: 30), "one two three four five six") { layer in
                layer.isWrapped = true
                layer.truncationMode = .end
            }
        },
        CorpusScene("text-layer-alignments") { canvas in
            let modes: [CATextLayerAlignmentMode] = [.natural, .left, .center, .right]
            for (index, mode) in modes.enumerated() {
                text(in: canvas, CGRect(x: 2, y: CGFloat(index) * 15 + 2, width: 60, height: 12), "ab c") {
                    $0.alignmentMode = mode
                }
            }
        },
        CorpusScene("text-layer-justified") { canvas in
            text(in: canvas, CGRect(x: 2, y: 2, width: 60, height: 50), "a b cc dd e f g hh ii j") { layer in
                layer.isWrapped = true
                layer.alignmentMode = .justified
            }
        },
        CorpusScene("text-layer-attributed") { canvas in
            text(in: canvas, CGRect(x: 2, y: 2, width: 60, height: 28), attributed) { $0.isWrapped = true }
            text(in: canvas, CGRect(x: 2, y: 34, width: 60, height: 20), attributed) { $0.alignmentMode = .right }
        },
        CorpusScene("text-layer-at-2", size: CGSize(width: 32, height: 32), scale: 2) { canvas in
            text(in: canvas, CGRect(x: 1, y: 1, width: 30, height: 12), "abc")
            text(in: canvas, CGRect(x: 6, y: 18, width: 24, height: 10), "ab") { layer in
                layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 12))
                layer.cornerRadius = 3
            }
        },
        CorpusScene("text-layer-fading", time: 0.5) { canvas in
            text(in: canvas, CGRect(x: 2, y: 2, width: 60, height: 24), "abc", size: 16) { layer in
                let fade = CABasicAnimation(keyPath: "foregroundColor")
                (fade.fromValue, fade.toValue, fade.duration) = (CGColor.hex(0xE03030), CGColor.hex(0x3050E0), 1)
                layer.add(fade, forKey: nil)
            }
        },
        CorpusScene("text-patterned") { canvas in
            let cell = CGContext(bounds: CGRect(x: 0, y: 0, width: 4, height: 4))
            cell.setFillColor(.hex(0xE03030))
            cell.fill(CGRect(x: 0, y: 0, width: 2, height: 4))
            cell.setFillColor(.hex(0x3050E0))
            cell.fill(CGRect(x: 2, y: 0, width: 2, height: 4))
            let stripes = CGColor(
                pattern: CGPattern(cell: cell.finishedList(), size: CGSize(width: 4, height: 4)))
            text(in: canvas, CGRect(x: 3, y: 2, width: 58, height: 24), "abc", size: 16) {
                $0.foregroundColor = stripes
            }
            text(in: canvas, CGRect(x: 3, y: 32, width: 58, height: 28), "") { layer in
                (layer.backgroundColor, layer.cornerRadius) = (stripes, 8)
                (layer.borderColor, layer.borderWidth) = (.hex(0x202020), 2)
            }
        },
    ]
}
