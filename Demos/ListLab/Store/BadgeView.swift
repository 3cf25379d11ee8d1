import UIKit

/// How often a product is in the basket; not seen where it is not.
final class BadgeView: UICollectionReusableView {
    private let label = UILabel(style: .caption1, lines: 1, color: .white)

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.maximumContentSizeCategory = .extraExtraLarge
        label.textAlignment = .center
        label.frame = bounds
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(label)
        label.backgroundColor = .systemRed
        label.clipsToBounds = true
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { fatalError("Badges are made in code.") }

    func show(_ count: Int) {
        label.text = "\(count)"
        // Whether the badge itself shows is the layout's.
        label.isHidden = count == 0
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.layer.cornerRadius = bounds.height / 2
    }
}
