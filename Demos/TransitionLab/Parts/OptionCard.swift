import UIKit

/// Rows on a round card, with a heading above.
final class OptionCard: UIView {
    static let margin: CGFloat = 16

    init(_ title: String, rows: [UIView]) {
        super.init(frame: .zero)
        let heading = UILabel()
        heading.text = title
        heading.font = .systemFont(ofSize: 13)
        heading.textColor = .secondaryLabel
        let card = UIStackView(arrangedSubviews: rows)
        card.axis = .vertical
        card.backgroundColor = .secondarySystemGroupedBackground
        card.layer.cornerRadius = 12
        card.layer.cornerCurve = .continuous
        card.clipsToBounds = true
        for part in [heading, card] {
            part.translatesAutoresizingMaskIntoConstraints = false
            addSubview(part)
        }
        NSLayoutConstraint.activate([
            heading.leadingAnchor.constraint(equalTo: leadingAnchor, constant: OptionCard.margin),
            heading.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -OptionCard.margin),
            heading.topAnchor.constraint(equalTo: topAnchor), heading.heightAnchor.constraint(equalToConstant: 20),
            card.topAnchor.constraint(equalTo: heading.bottomAnchor, constant: 6),
            card.leadingAnchor.constraint(equalTo: leadingAnchor),
            card.trailingAnchor.constraint(equalTo: trailingAnchor),
            card.bottomAnchor.constraint(equalTo: bottomAnchor),
        ])
        for row in rows.dropLast() { separate(row) }
    }

    required init?(coder: NSCoder) { fatalError("Cards are made in code.") }

    /// Draws a line at a row's lower edge.
    private func separate(_ row: UIView) {
        let line = UIView()
        line.backgroundColor = .separator
        line.translatesAutoresizingMaskIntoConstraints = false
        row.addSubview(line)
        NSLayoutConstraint.activate([
            line.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: OptionCard.margin),
            line.trailingAnchor.constraint(equalTo: row.trailingAnchor),
            line.bottomAnchor.constraint(equalTo: row.bottomAnchor),
            line.heightAnchor.constraint(equalToConstant: 1 / UIScreen.main.scale),
        ])
    }
}
