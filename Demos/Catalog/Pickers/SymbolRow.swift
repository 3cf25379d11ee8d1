import UIKit

/// A row of a picker: a symbol in its colours, and its name.
final class SymbolRow: UIView {
    private let picture = UIImageView()
    private let caption = UILabel("", style: .title3)

    var name = "" {
        didSet {
            picture.image = UIImage(systemName: name)
            caption.text = name
        }
    }

    init() {
        super.init(frame: .zero)
        picture.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 24, weight: .regular)
        picture.contentMode = .center
        for part in [picture, caption] { addSubview(part) }
    }

    required init?(coder: NSCoder) { fatalError("SymbolRow is made in code.") }

    override func layoutSubviews() {
        super.layoutSubviews()
        let middle = bounds.midX
        picture.frame = CGRect(x: middle - 90, y: 0, width: 44, height: bounds.height)
        caption.frame = CGRect(x: middle - 36, y: 0, width: 130, height: bounds.height)
    }
}
