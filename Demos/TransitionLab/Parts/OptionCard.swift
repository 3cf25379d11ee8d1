import UIKit

/// Rows on a round card, with a heading above.
final class OptionCard: UIView {
    private static let headingHeight: CGFloat = 26
    private let heading = UILabel()
    private let card = UIView()
    private let rows: [UIView]
    private let separators: [UIView]

    init(_ title: String, rows: [UIView]) {
        self.rows = rows
        separators = rows.dropFirst().map { _ in UIView() }
        super.init(frame: .zero)
        heading.text = title
        heading.font = .systemFont(ofSize: 13)
        heading.textColor = .secondaryLabel
        card.backgroundColor = .secondarySystemGroupedBackground
        card.layer.cornerRadius = 12
        card.layer.cornerCurve = .continuous
        card.clipsToBounds = true
        addSubview(heading)
        addSubview(card)
        for row in rows { card.addSubview(row) }
        for separator in separators {
            separator.backgroundColor = .separator
            card.addSubview(separator)
        }
    }

    required init?(coder: NSCoder) { fatalError("Cards are made in code.") }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let height = rows.reduce(Self.headingHeight) { $0 + $1.sizeThatFits(size).height }
        return CGSize(width: size.width, height: height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let margin = OptionRow.margin
        heading.frame = CGRect(x: margin, y: 0, width: bounds.width - 2 * margin, height: Self.headingHeight - 6)
        card.frame = CGRect(
            x: 0, y: Self.headingHeight, width: bounds.width, height: bounds.height - Self.headingHeight)
        var y: CGFloat = 0
        for (index, row) in rows.enumerated() {
            let height = row.sizeThatFits(CGSize(width: bounds.width, height: .greatestFiniteMagnitude)).height
            row.frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
            y += height
            guard index < separators.count else { continue }
            let line = 1 / UIScreen.main.scale
            let isAtLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
            separators[index].frame = CGRect(
                x: isAtLeft ? 0 : margin, y: y - line, width: bounds.width - margin, height: line)
        }
    }
}
