import UIKit

/// The title of a section, on the background of the page so that items can go below it.
final class StoreTitleView: UICollectionReusableView {
    private let label = UILabel(style: .headline, lines: 1)

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemBackground
        label.translatesAutoresizingMaskIntoConstraints = false
        addSubview(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: leadingAnchor),
            label.trailingAnchor.constraint(equalTo: trailingAnchor),
            label.topAnchor.constraint(equalTo: topAnchor, constant: 12),
            label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -6),
        ])
    }

    required init?(coder: NSCoder) { fatalError("Titles are made in code.") }

    func show(_ title: String) { label.text = title }
}

/// How often a product is in the basket; not seen where it is not.
final class BadgeView: UICollectionReusableView {
    private let label = UILabel(style: .caption1, lines: 1, color: .white)

    override init(frame: CGRect) {
        super.init(frame: frame)
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

/// Dots for the pages of the banners.
final class DotsView: UICollectionReusableView {
    let control = UIPageControl()

    override init(frame: CGRect) {
        super.init(frame: frame)
        control.pageIndicatorTintColor = .tertiaryLabel
        control.currentPageIndicatorTintColor = .label
        control.frame = bounds
        control.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(control)
    }

    required init?(coder: NSCoder) { fatalError("Dots are made in code.") }
}
