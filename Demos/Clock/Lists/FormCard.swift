import UIKit

/// Rows on a round card with lines between them.
final class FormCard: UIView {
    private let rows: [FormRow]
    private let lines: [UIView]

    init(_ rows: [FormRow]) {
        self.rows = rows
        lines = rows.dropFirst().map { _ in UIView() }
        super.init(frame: .zero)
        backgroundColor = .secondarySystemGroupedBackground
        layer.cornerRadius = 10
        layer.cornerCurve = .continuous
        clipsToBounds = true
        for row in rows { addSubview(row) }
        for line in lines {
            line.backgroundColor = .separator
            line.isUserInteractionEnabled = false
            addSubview(line)
        }
    }

    required init?(coder: NSCoder) { fatalError("Cards are made in code.") }

    var height: CGFloat { CGFloat(rows.count) * FormRow.height }

    override func layoutSubviews() {
        super.layoutSubviews()
        for (index, row) in rows.enumerated() {
            row.frame = CGRect(x: 0, y: CGFloat(index) * FormRow.height, width: bounds.width, height: FormRow.height)
        }
        for (index, line) in lines.enumerated() {
            let y = CGFloat(index + 1) * FormRow.height - hairline
            line.frame = mirrored(
                CGRect(x: FormRow.margin, y: y, width: bounds.width - FormRow.margin, height: hairline))
        }
    }
}
