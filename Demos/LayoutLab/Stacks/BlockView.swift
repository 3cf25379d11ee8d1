import UIKit

/// A coloured block as large as its letters ask for, with their baseline.
final class BlockView: UIView {
    private let label: UILabel

    init(_ text: String, style: UIFont.TextStyle, color: UIColor) {
        label = UILabel(text, style: style, color: .white)
        super.init(frame: .zero)
        // The blocks have to fit beside each other, however large text is.
        let size = UIFont.preferredFont(forTextStyle: style, compatibleWith: .standardText).pointSize
        label.font = UIFontMetrics(forTextStyle: style).scaledFont(
            for: .systemFont(ofSize: size, weight: .semibold), maximumPointSize: size * 1.1)
        backgroundColor = color
        layer.cornerRadius = 8
        layer.cornerCurve = .continuous
        clipsToBounds = true
        label.numberOfLines = 1
        label.translatesAutoresizingMaskIntoConstraints = false
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            label.setContentCompressionResistancePriority(.defaultLow, for: axis)
        }
        addSubview(label)
        let edge = label.leadingAnchor.constraint(greaterThanOrEqualTo: leadingAnchor, constant: 2)
        // A hidden block has no width for an edge.
        edge.priority = UILayoutPriority(999)
        NSLayoutConstraint.activate([
            edge,
            label.centerXAnchor.constraint(equalTo: centerXAnchor),
            label.centerYAnchor.constraint(equalTo: centerYAnchor),
        ])
    }

    required init?(coder: NSCoder) { fatalError("BlockView is made in code.") }

    override var intrinsicContentSize: CGSize {
        let size = label.intrinsicContentSize
        return CGSize(width: size.width + 20, height: size.height + 8)
    }

    override var forFirstBaselineLayout: UIView { label }
    override var forLastBaselineLayout: UIView { label }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        invalidateIntrinsicContentSize()
    }
}
