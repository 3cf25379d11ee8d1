import UIKit

/// A symbol and its name.
final class SymbolCell: UIView {
    private let picture = UIImageView()
    private let caption = UILabel("", style: .caption2, color: .secondaryLabel, numberOfLines: 2)

    var name = "" {
        didSet {
            guard name != oldValue else { return }
            picture.image = UIImage(systemName: name)
            // Names break at their dots.
            caption.text = name.replacingOccurrences(of: ".", with: ".\u{200B}")
        }
    }

    var weight = UIImage.SymbolWeight.regular {
        didSet {
            guard weight != oldValue else { return }
            picture.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 26, weight: weight)
        }
    }

    init() {
        super.init(frame: .zero)
        picture.contentMode = .center
        picture.tintColor = .label
        picture.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 26, weight: weight)
        caption.textAlignment = .center
        caption.font = .systemFont(ofSize: 10)
        for part in [picture, caption] { addSubview(part) }
    }

    required init?(coder: NSCoder) { fatalError("SymbolCell is made in code.") }

    override func layoutSubviews() {
        super.layoutSubviews()
        picture.frame = CGRect(x: 0, y: 4, width: bounds.width, height: 36)
        let height = caption.sizeThatFits(CGSize(width: bounds.width - 2, height: 28)).height
        caption.frame = CGRect(x: 1, y: 44, width: bounds.width - 2, height: min(28, height))
    }
}
