import UIKit

/// Rows with lines between them on a round card, a heading above and a remark below.
final class CardView: UIView {
    private let heading: UILabel
    private let remark: UILabel
    private let body = UIView()
    private let rows: [any CardRow]
    private var lines: [UIView] = []
    private static let textMargin: CGFloat = 16

    init(_ title: String, rows: [any CardRow], remark text: String = "") {
        heading = UILabel(title.uppercased(), style: .footnote, color: .secondaryLabel)
        remark = UILabel(text, style: .footnote, color: .secondaryLabel, numberOfLines: 0)
        self.rows = rows
        super.init(frame: .zero)
        body.backgroundColor = .secondarySystemGroupedBackground
        body.layer.cornerRadius = 12
        body.layer.cornerCurve = .continuous
        body.clipsToBounds = true
        for part in [heading, body, remark] { addSubview(part) }
        for row in rows { body.addSubview(row) }
        for _ in rows.dropFirst() {
            let line = UIView()
            line.isUserInteractionEnabled = false
            line.backgroundColor = .separator
            body.addSubview(line)
            lines.append(line)
        }
    }

    required init?(coder: NSCoder) { fatalError("CardView is made in code.") }

    private var headingHeight: CGFloat { heading.text?.isEmpty == false ? 24 : 0 }

    private func remarkHeight(forWidth width: CGFloat) -> CGFloat {
        guard remark.text?.isEmpty == false else { return 0 }
        let room = CGSize(width: width - Self.textMargin * 2, height: .greatestFiniteMagnitude)
        return remark.sizeThatFits(room).height.rounded(.up) + 7
    }

    func height(forWidth width: CGFloat) -> CGFloat {
        rows.reduce(headingHeight + remarkHeight(forWidth: width)) { $0 + $1.height(forWidth: width) }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let (width, inset) = (bounds.width, Self.textMargin)
        heading.frame = CGRect(x: inset, y: 0, width: width - inset * 2, height: 17)
        let remarkHeight = remarkHeight(forWidth: width)
        remark.frame = CGRect(
            x: inset, y: bounds.height - remarkHeight + 7, width: width - inset * 2, height: max(0, remarkHeight - 7))
        body.frame = CGRect(
            x: 0, y: headingHeight, width: width, height: bounds.height - headingHeight - remarkHeight)
        let lineHeight = 1 / traitCollection.displayScale
        var y: CGFloat = 0
        for (index, row) in rows.enumerated() {
            let height = row.height(forWidth: width)
            row.frame = CGRect(x: 0, y: y, width: width, height: height)
            y += height
            guard lines.indices.contains(index) else { continue }
            let lineInset = row.separatorInset
            lines[index].frame = row.mirrored(
                CGRect(x: lineInset, y: y - lineHeight, width: width - lineInset, height: lineHeight))
        }
    }
}
