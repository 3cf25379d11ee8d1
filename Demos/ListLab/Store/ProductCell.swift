import UIKit

/// A product: its picture, its name and its price, below each other, or beside each other in rows.
final class ProductCell: UICollectionViewCell {
    private let picture = UIView()
    private let symbol = UIImageView()
    private let name = UILabel(style: .subheadline, lines: 2)
    private let price = UILabel(style: .footnote, lines: 1, color: .secondaryLabel)
    private let stack = UIStackView()
    private let texts = UIStackView()
    private var pictureSize: [NSLayoutConstraint] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.maximumContentSizeCategory = StoreSection.largestCardText
        picture.layer.cornerRadius = 10
        symbol.contentMode = .scaleAspectFit
        symbol.tintColor = .white
        symbol.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 40)
        symbol.translatesAutoresizingMaskIntoConstraints = false
        picture.addSubview(symbol)
        (texts.axis, texts.spacing) = (.vertical, 2)
        for label in [name, price] { texts.addArrangedSubview(label) }
        stack.spacing = 8
        stack.addArrangedSubview(picture)
        stack.addArrangedSubview(texts)
        stack.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(stack)
        let bottom = stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor)
        bottom.priority = .defaultHigh
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: contentView.topAnchor),
            stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor), bottom,
            symbol.centerXAnchor.constraint(equalTo: picture.centerXAnchor),
            symbol.centerYAnchor.constraint(equalTo: picture.centerYAnchor),
            symbol.heightAnchor.constraint(equalTo: picture.heightAnchor, multiplier: 0.4),
            symbol.widthAnchor.constraint(equalTo: symbol.heightAnchor, multiplier: 1.3),
        ])
    }

    required init?(coder: NSCoder) { fatalError("Cells are made in code.") }

    func show(_ product: Product, asRow isRow: Bool) {
        picture.backgroundColor = product.color
        symbol.image = UIImage(systemName: product.symbol)
        name.text = product.name
        price.text = product.priceText
        stack.axis = isRow ? .horizontal : .vertical
        stack.alignment = isRow ? .center : .fill
        NSLayoutConstraint.deactivate(pictureSize)
        pictureSize =
            isRow
            ? [
                picture.widthAnchor.constraint(equalToConstant: 64),
                picture.heightAnchor.constraint(equalToConstant: 64),
            ]
            : [picture.heightAnchor.constraint(equalToConstant: 116)]
        NSLayoutConstraint.activate(pictureSize)
    }

    override var isHighlighted: Bool { didSet { contentView.alpha = isHighlighted ? 0.6 : 1 } }
}
