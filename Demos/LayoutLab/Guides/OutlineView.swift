import UIKit

/// A coloured outline with a name on its edge, which lets touches through.
final class OutlineView: UIView {
    private let color: UIColor

    /// Makes an outline whose name is at a side of the upper edge, or in the middle.
    init(_ name: String, at side: KeyPath<UIView, NSLayoutXAxisAnchor>, color: UIColor) {
        self.color = color
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        layer.borderWidth = 2
        layer.cornerRadius = 4
        let tag = UILabel(name, style: .caption2, color: .white)
        tag.adjustsFontForContentSizeCategory = false
        tag.font = .systemFont(ofSize: 11, weight: .semibold)
        let flag = tag.padded(NSDirectionalEdgeInsets(top: 2, leading: 6, bottom: 2, trailing: 6))
        flag.backgroundColor = color
        flag.layer.cornerRadius = 4
        flag.translatesAutoresizingMaskIntoConstraints = false
        addSubview(flag)
        NSLayoutConstraint.activate([
            flag.topAnchor.constraint(equalTo: topAnchor),
            flag[keyPath: side].constraint(equalTo: (self as UIView)[keyPath: side]),
        ])
        paint()
    }

    required init?(coder: NSCoder) { fatalError("OutlineView is made in code.") }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        paint()
    }

    /// Layers keep the colour of one appearance.
    private func paint() { layer.borderColor = color.resolvedColor(with: traitCollection).cgColor }
}
