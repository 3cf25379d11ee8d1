import CoreGraphics
import Foundation
import UIFoundation

/// The possible titles of a back button, the best first, with the width of each.
struct BackTitles {
    /// The inputs that the widths were measured with.
    private struct Measure: Equatable {
        let words: [String]
        let font: UIFont
        let scale: CGFloat
    }

    var words: [String] = []
    private var measured: (by: Measure, widths: [CGFloat])?

    /// The widths in points of the words as labels show them.
    mutating func widths(in font: UIFont, scale: CGFloat) -> [CGFloat] {
        let measure = Measure(words: words, font: font, scale: scale)
        if let measured, measured.by == measure { return measured.widths }
        let probe = UILabel(barFont: font)
        probe.contentScaleFactor = scale
        let limits = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
        var widths: [CGFloat] = []
        for word in words {
            probe.text = word
            widths.append(probe.sizeThatFits(limits).width)
        }
        measured = (measure, widths)
        return widths
    }

    /// The possible titles of the back button to an item.
    static func words(for item: UINavigationItem) -> [String] {
        let plain = SystemWord.back.text
        switch item.backButtonDisplayMode {
        case .minimal: return []
        case .generic: return [plain]
        case .default:
            let title = item.title.flatMap { $0.isEmpty ? nil : $0 }
            let best = item.backBarButtonItem?.title ?? item.backButtonTitle ?? title ?? plain
            return best == plain ? [plain] : [best, plain]
        }
    }
}
