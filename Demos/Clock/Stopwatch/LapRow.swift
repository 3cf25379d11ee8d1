import UIKit

/// A lap with its number and its time.
final class LapRow: UIView {
    static let height: CGFloat = 44
    private let nameLabel: UILabel
    private let timeLabel = UILabel()
    private let line = UIView()

    init(number: Int) {
        nameLabel = UILabel("Lap \(number)", size: 17)
        super.init(frame: .zero)
        timeLabel.font = .monospacedDigitSystemFont(ofSize: 17, weight: .regular)
        line.backgroundColor = .separator
        for part in [nameLabel, timeLabel, line] { addSubview(part) }
    }

    required init?(coder: NSCoder) { fatalError("Rows are made in code.") }

    /// Shows a time in hundredths.
    func show(_ hundredths: Int) {
        let text = Stopwatch.text(hundredths)
        guard timeLabel.text != text else { return }
        let isLonger = timeLabel.text?.count != text.count
        timeLabel.text = text
        if isLonger { setNeedsLayout() }
    }

    /// The colour of its texts.
    var color = UIColor.label {
        didSet {
            guard color != oldValue else { return }
            nameLabel.textColor = color
            timeLabel.textColor = color
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = timeLabel.sizeThatFits(bounds.size).width
        timeLabel.frame = mirrored(CGRect(x: bounds.width - width, y: 0, width: width, height: bounds.height))
        nameLabel.textAlignment = leadingAlignment
        nameLabel.frame = mirrored(CGRect(x: 0, y: 0, width: max(0, bounds.width - width - 8), height: bounds.height))
        line.frame = CGRect(x: 0, y: bounds.height - hairline, width: bounds.width, height: hairline)
    }
}
