import UIKit

/// Rows on a round card, one below the other, with lines between.
final class GroupView: UIView {
    static let margin: CGFloat = 16
    private let rows: [UIView]
    private let separators: [SeparatorView]

    init(_ rows: [UIView]) {
        self.rows = rows
        separators = rows.dropFirst().map { _ in SeparatorView() }
        super.init(frame: .zero)
        backgroundColor = .secondarySystemGroupedBackground
        layer.cornerRadius = 10
        layer.cornerCurve = .continuous
        clipsToBounds = true
        for row in rows { addSubview(row) }
        for separator in separators { addSubview(separator) }
    }

    required init?(coder: NSCoder) { fatalError("Groups are made in code.") }

    private var shownRows: [UIView] { rows.filter { !$0.isHidden } }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: shownRows.reduce(0) { $0 + $1.sizeThatFits(size).height })
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        var y: CGFloat = 0
        for separator in separators { separator.isHidden = true }
        for (index, row) in shownRows.enumerated() {
            let height = row.sizeThatFits(bounds.size).height
            row.frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
            if index > 0 {
                separators[index - 1].isHidden = false
                separators[index - 1].frame = mirrored(
                    CGRect(
                        x: Self.margin, y: y - SeparatorView.thickness, width: bounds.width - Self.margin,
                        height: SeparatorView.thickness))
            }
            y += height
        }
    }
}
