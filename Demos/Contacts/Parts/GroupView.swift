import UIKit

/// Rows on a round card, one below the other, with lines between.
final class GroupView: UIStackView {
    static let margin: CGFloat = 16
    private let rows: [UIView]
    private let separators: [SeparatorView]

    init(_ rows: [UIView]) {
        self.rows = rows
        separators = rows.map { _ in SeparatorView() }
        super.init(frame: .zero)
        axis = .vertical
        backgroundColor = .secondarySystemGroupedBackground
        layer.cornerRadius = 10
        layer.cornerCurve = .continuous
        clipsToBounds = true
        for (row, separator) in zip(rows, separators) {
            addArrangedSubview(row)
            row.add(separator, leading: Self.margin, top: 0, trailing: 0, bottom: nil)
            separator.heightAnchor.constraint(equalToConstant: SeparatorView.thickness).isActive = true
        }
    }

    required init(coder: NSCoder) { fatalError("Groups are made in code.") }

    override func layoutSubviews() {
        super.layoutSubviews()
        let first = rows.first { !$0.isHidden }
        for (row, separator) in zip(rows, separators) { separator.isHidden = row === first }
    }
}
