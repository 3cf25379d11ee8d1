import UIKit

/// An author's initial on a disc, the name, and the date below.
final class BylineView: UIView {
    private let initial = UILabel(style: .headline, color: .white)
    private let author = UILabel(style: .subheadline, weight: .semibold)
    private let row = UIStackView()
    private let date = UILabel(style: .footnote, color: .secondaryLabel)

    init() {
        super.init(frame: .zero)
        initial.textAlignment = .center
        initial.adjustsFontForContentSizeCategory = false
        initial.backgroundColor = .systemIndigo
        initial.layer.cornerRadius = 20
        initial.clipsToBounds = true
        let texts = UIStackView(arrangedSubviews: [author, date])
        texts.axis = .vertical
        texts.spacing = 2
        for part in [initial, texts] { row.addArrangedSubview(part) }
        row.alignment = .center
        row.spacing = 12
        embed(row)
        NSLayoutConstraint.activate([
            initial.widthAnchor.constraint(equalToConstant: 40), initial.heightAnchor.constraint(equalToConstant: 40),
        ])
    }

    required init?(coder: NSCoder) { fatalError("BylineView is made in code.") }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        row.alignment = traitCollection.preferredContentSizeCategory.isAccessibilityCategory ? .top : .center
    }

    func show(_ article: Article) {
        initial.text = String(article.author.prefix(1))
        author.text = article.author
        date.text = article.date
    }
}
