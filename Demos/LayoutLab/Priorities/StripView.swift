import UIKit

/// Two boxes in a strip, and their widths below as the layout has made them.
final class StripView: UIView {
    let first, second: UIView
    private let widths: [UILabel]

    init(_ first: UIView, _ second: UIView) {
        (self.first, self.second) = (first, second)
        widths = [first, second].map { _ in UILabel(style: .footnote, color: .secondaryLabel) }
        super.init(frame: .zero)
        for part in [first, second] + widths {
            part.translatesAutoresizingMaskIntoConstraints = false
            addSubview(part)
        }
        for (label, box) in zip(widths, [first, second]) {
            label.numberOfLines = 1
            label.font = UIFontMetrics(forTextStyle: .footnote).scaledFont(
                for: .monospacedDigitSystemFont(ofSize: 13, weight: .regular), maximumPointSize: 20)
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: box.bottomAnchor, constant: 8),
                label.centerXAnchor.constraint(equalTo: box.centerXAnchor),
                bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 12),
            ])
        }
        NSLayoutConstraint.activate([
            first.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
            trailingAnchor.constraint(equalTo: second.trailingAnchor, constant: 16),
            first.topAnchor.constraint(equalTo: topAnchor, constant: 16),
            second.topAnchor.constraint(equalTo: first.topAnchor),
            first.widthAnchor.constraint(greaterThanOrEqualToConstant: 44),
            second.widthAnchor.constraint(greaterThanOrEqualToConstant: 44),
            second.heightAnchor.constraint(equalTo: first.heightAnchor),
        ])
    }

    required init?(coder: NSCoder) { fatalError("StripView is made in code.") }

    override func layoutSubviews() {
        super.layoutSubviews()
        for (label, box) in zip(widths, [first, second]) {
            let text = "\(Int(box.bounds.width.rounded())) pt"
            if label.text != text { label.text = text }
        }
    }
}
