import UIKit

/// A large number with a caption below.
final class CounterView: UIView {
    private let number = UILabel()
    private let name = UILabel()

    var count = 0 {
        didSet {
            number.text = "\(count)"
            number.transform = CGAffineTransform(scaleX: 1.3, y: 1.3)
            UIView.animate(
                withDuration: 0.4, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0,
                options: .allowUserInteraction
            ) {
                self.number.transform = .identity
            }
        }
    }

    init(_ title: String, color: UIColor) {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        number.text = "0"
        number.font = .systemFont(ofSize: 72, weight: .bold)
        number.textColor = color
        name.text = title
        name.font = .systemFont(ofSize: 17)
        name.textColor = .secondaryLabel
        for label in [number, name] {
            label.textAlignment = .center
            addSubview(label)
        }
    }

    required init?(coder: NSCoder) { fatalError("CounterView is made in code.") }

    override func layoutSubviews() {
        super.layoutSubviews()
        number.bounds.size = CGSize(width: bounds.width, height: 90)
        number.center = CGPoint(x: bounds.midX, y: 45)
        name.frame = CGRect(x: 0, y: 96, width: bounds.width, height: 24)
    }
}
