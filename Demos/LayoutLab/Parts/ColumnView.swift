import UIKit

/// A column that scrolls, within the readable width and no wider than lines of text should be.
final class ColumnView: UIScrollView {
    let column: UIStackView
    private let widestLine: CGFloat
    private lazy var widthConstraint = column.widthAnchor.constraint(equalToConstant: widestLine)

    init(_ views: [UIView], widestLine: CGFloat = 640) {
        column = UIStackView(arrangedSubviews: views)
        self.widestLine = widestLine
        super.init(frame: .zero)
        alwaysBounceVertical = true
        preservesSuperviewLayoutMargins = true
        column.axis = .vertical
        column.spacing = 24
        column.translatesAutoresizingMaskIntoConstraints = false
        addSubview(column)
        // No content inside is so strong.
        widthConstraint.priority = UILayoutPriority(995)
        let readable = readableContentGuide
        NSLayoutConstraint.activate([
            contentLayoutGuide.widthAnchor.constraint(equalTo: frameLayoutGuide.widthAnchor),
            column.topAnchor.constraint(equalTo: contentLayoutGuide.topAnchor, constant: 16),
            contentLayoutGuide.bottomAnchor.constraint(equalTo: column.bottomAnchor, constant: 24),
            column.centerXAnchor.constraint(equalTo: readable.centerXAnchor),
            column.leadingAnchor.constraint(greaterThanOrEqualTo: readable.leadingAnchor),
            widthConstraint,
        ])
    }

    required init?(coder: NSCoder) { fatalError("ColumnView is made in code.") }

    /// Larger letters need longer lines.
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        widthConstraint.constant = UIFontMetrics.default.scaledValue(
            for: widestLine, compatibleWith: traitCollection)
    }
}
