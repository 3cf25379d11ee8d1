import UIKit

/// Rows on a round card with lines between them, a heading above and a remark below.
final class CardView: UIView {
    init(_ title: String? = nil, rows: [UIView], remark: String? = nil) {
        super.init(frame: .zero)
        let list = UIStackView()
        list.axis = .vertical
        for row in rows {
            if row !== rows.first { list.addArrangedSubview(separator()) }
            list.addArrangedSubview(row)
        }
        let card = UIView()
        card.backgroundColor = .secondarySystemGroupedBackground
        card.layer.cornerRadius = 12
        card.layer.cornerCurve = .continuous
        card.clipsToBounds = true
        card.embed(list)
        let parts = [title.map(note), card, remark.map(note)].compactMap { $0 }
        let column = UIStackView(arrangedSubviews: parts)
        column.axis = .vertical
        column.spacing = 8
        embed(column)
    }

    required init?(coder: NSCoder) { fatalError("CardView is made in code.") }

    private func note(_ text: String) -> UIView {
        UILabel(text, style: .footnote, color: .secondaryLabel)
            .padded(NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16))
    }

    private func separator() -> UIView {
        let line = UIView()
        line.backgroundColor = .separator
        line.heightAnchor.constraint(equalToConstant: 1 / UIScreen.main.scale).isActive = true
        return line.padded(NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 0))
    }
}
