import UIKit

/// A time of day in large digits, with small letters for morning or afternoon on the same base line.
final class TimeLabel: UIView {
    private let digits: UILabel
    private let period: UILabel
    private var periodLeads = false

    init(size: CGFloat) {
        digits = UILabel(size: size, weight: .light)
        period = UILabel(size: (size * 0.42).rounded())
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        addSubview(digits)
        addSubview(period)
    }

    required init?(coder: NSCoder) { fatalError("Labels are made in code.") }

    var color = UIColor.label {
        didSet {
            guard color != oldValue else { return }
            digits.textColor = color
            period.textColor = color
        }
    }

    func show(_ time: TimeWriter.Parts) {
        (digits.text, period.text, periodLeads) = (time.digits, time.period, time.periodLeads)
        setNeedsLayout()
    }

    private var gap: CGFloat { period.text == nil ? 0 : 2 }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let (large, small) = (digits.sizeThatFits(size), period.sizeThatFits(size))
        return CGSize(width: large.width + gap + small.width, height: large.height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let (large, small) = (digits.sizeThatFits(bounds.size), period.sizeThatFits(bounds.size))

        let (digitsX, periodX) = periodLeads ? (small.width + gap, 0) : (0, large.width + gap)
        digits.frame = CGRect(x: digitsX, y: 0, width: large.width, height: large.height)
        let baseline = large.height + digits.font.descender
        period.frame = CGRect(
            x: periodX, y: (baseline - small.height - period.font.descender).rounded(), width: small.width,
            height: small.height)
    }
}
