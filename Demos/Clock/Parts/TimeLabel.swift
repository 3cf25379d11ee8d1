import UIKit

/// A time of day in large digits, with small letters for morning or afternoon on the same base line.
final class TimeLabel: UILabel {
    private static let gap: CGFloat = 2
    private let digitFont: UIFont
    private let periodFont: UIFont
    private var shown: TimeWriter.Parts?

    init(size: CGFloat) {
        digitFont = .systemFont(ofSize: size, weight: .light)
        periodFont = .systemFont(ofSize: (size * 0.42).rounded())
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { fatalError("Labels are made in code.") }

    func show(_ time: TimeWriter.Parts) {
        guard time != shown else { return }
        shown = time
        let digits = (time.digits, digitFont)
        guard let period = time.period.map({ ($0, periodFont) }) else { return show([digits]) }
        show(time.periodLeads ? [period, digits] : [digits, period])
    }

    private func show(_ parts: [(text: String, font: UIFont)]) {
        let whole = NSMutableAttributedString(string: parts.map(\.text).joined())
        var start = 0
        for part in parts {
            let length = (part.text as NSString).length
            whole.addAttribute(.font, value: part.font, range: NSRange(location: start, length: length))
            start += length
        }
        if parts.count > 1 {
            let end = (parts[0].text as NSString).length - 1
            whole.addAttribute(.kern, value: Self.gap, range: NSRange(location: end, length: 1))
        }
        attributedText = whole
    }
}
