import UIKit

/// A row of a card: a title, the value, and a control beside them or, where it needs the width, below.
final class ControlRow: UIView {
    private let header = UIStackView()
    private let valueLabel = UILabel(style: .body, color: .secondaryLabel)

    var value: String {
        get { valueLabel.text ?? "" }
        set { valueLabel.text = newValue }
    }

    init(_ title: String, value: String = "", control: UIView, isBelow: Bool = true) {
        super.init(frame: .zero)
        let titleLabel = UILabel(title, style: .body)
        titleLabel.setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
        titleLabel.setContentCompressionResistancePriority(UILayoutPriority(751), for: .horizontal)
        valueLabel.text = value
        for part in [titleLabel, isBelow ? valueLabel : control] { header.addArrangedSubview(part) }
        header.spacing = 8
        let column = UIStackView(arrangedSubviews: isBelow ? [header, control] : [header])
        column.axis = .vertical
        column.spacing = 8
        embed(column, insets: isBelow ? .row : NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16))
        arrange(isBelow: isBelow)
    }

    required init?(coder: NSCoder) { fatalError("ControlRow is made in code.") }

    private var isBelow: Bool { valueLabel.superview != nil }

    /// Text that is very large does not share its line.
    private func arrange(isBelow: Bool) {
        let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        header.axis = isLarge ? .vertical : .horizontal
        header.alignment = isLarge ? .leading : isBelow ? .firstBaseline : .center
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        arrange(isBelow: isBelow)
    }
}
