import UIKit

/// The title of a section, on the background of the page so that items can scroll below it.
final class StoreTitleView: UICollectionReusableView {
    private let label = UILabel(style: .headline, lines: 0)

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
