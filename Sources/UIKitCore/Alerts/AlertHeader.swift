import CoreGraphics
import Foundation

/// What an alert says above its buttons, scrolling where there is too little room.
final class AlertHeader: UIScrollView {
    private let look: AlertLook
    private let titleLabel = UILabel(frame: .zero)
    private let messageLabel = UILabel(frame: .zero)

    init(_ look: AlertLook) {
        self.look = look
        super.init(frame: .zero)
        contentInsetAdjustmentBehavior = .never
        titleLabel.font = look.titleFont
        messageLabel.font = look.messageFont
        for label in [titleLabel, messageLabel] {
            label.textColor = look.textColor
            label.textAlignment = .center
            label.numberOfLines = 0
            label.adjustsFontForContentSizeCategory = true
            addSubview(label)
        }
    }

    required init?(coder: NSCoder) { nil }

    func show(title: String?, message: String?) {
        (titleLabel.text, messageLabel.text) = (title, message)
        setNeedsLayout()
    }

    private var labels: [UILabel] { [titleLabel, messageLabel].filter { $0.text?.isEmpty == false } }

    /// The height that shows everything in a width; 0 without any text.
    func height(in width: CGFloat) -> CGFloat {
        let labels = labels
        guard !labels.isEmpty else { return 0 }
        let gaps = CGFloat(labels.count - 1) * look.textGap
        return look.textInsets.top + labels.reduce(gaps) { $0 + height(of: $1, in: width) } + look.textInsets.bottom
    }

    private func height(of label: UILabel, in width: CGFloat) -> CGFloat {
        let room = max(0, width - look.textInsets.left - look.textInsets.right)
        return label.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude)).height.rounded(.up)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = bounds.width
        var y = look.textInsets.top
        for label in labels {
            let height = height(of: label, in: width)
            label.frame = CGRect(
                x: look.textInsets.left, y: y, width: max(0, width - look.textInsets.left - look.textInsets.right),
                height: height)
            y += height + look.textGap
        }
        contentSize = CGSize(width: width, height: height(in: width))
        isScrollEnabled = contentSize.height > bounds.height
    }
}
