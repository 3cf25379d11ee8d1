import CoreGraphics
import Foundation

/// What a back button may be called, the best first, with the room that each word takes.
struct BackWords {
    /// What the widths were measured with.
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

    /// What the way back to an item may be called.
    static func words(for item: UINavigationItem) -> [String] {
        let plain = "Back"
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
