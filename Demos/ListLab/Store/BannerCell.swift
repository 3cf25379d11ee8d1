import UIKit

/// A product over the whole width, in its colour.
final class BannerCell: UICollectionViewCell {
    private let title = UILabel(style: .title2, lines: 2)
    private let remark = UILabel(style: .footnote, lines: 2, color: .secondaryLabel)
    private let symbol = UIImageView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.layer.cornerRadius = 14
        contentView.clipsToBounds = true
        contentView.maximumContentSizeCategory = StoreSection.largestCardText
        symbol.contentMode = .scaleAspectFit
        symbol.tintColor = .white
        symbol.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 80)
        for view in [symbol, title, remark] as [UIView] {
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
        }
        NSLayoutConstraint.activate([
            symbol.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -20),
            symbol.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
            symbol.widthAnchor.constraint(equalToConstant: 96), symbol.heightAnchor.constraint(equalToConstant: 96),
            title.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
            title.trailingAnchor.constraint(equalTo: symbol.leadingAnchor, constant: -12),
            title.bottomAnchor.constraint(equalTo: remark.topAnchor, constant: -4),
            remark.leadingAnchor.constraint(equalTo: title.leadingAnchor),
            remark.trailingAnchor.constraint(lessThanOrEqualTo: symbol.leadingAnchor, constant: -12),
            remark.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -16),
        ])
    }

    required init?(coder: NSCoder) { fatalError("Cells are made in code.") }

    func show(_ product: Product) {
        contentView.backgroundColor = product.color
        title.text = product.name
        remark.text = "Only today for \(product.priceText)"
        symbol.image = UIImage(systemName: product.symbol)
    }
}
