import UIKit

/// A tile of the gallery: a coloured disc with the subject's first letter, and its name.
final class SubjectTile: UIControl {
    private let disc = UILabel()
    private let name = UILabel()

    init(subject: Subject) {
        super.init(frame: .zero)
        backgroundColor = .secondarySystemGroupedBackground
        layer.cornerRadius = 16
        layer.cornerCurve = .continuous
        disc.text = String(subject.title.prefix(1))
        disc.textColor = .white
        disc.textAlignment = .center
        disc.font = .systemFont(ofSize: 20, weight: .bold)
        disc.backgroundColor = subject.color
        disc.clipsToBounds = true
        addSubview(disc)
        name.text = subject.title
        name.textAlignment = .center
        name.font = .systemFont(ofSize: 17, weight: .semibold)
        addSubview(name)
    }

    required init?(coder: NSCoder) { fatalError("SubjectTile is made in code.") }

    override var isHighlighted: Bool {
        didSet {
            let scale: CGFloat = isHighlighted ? 0.96 : 1
            UIView.animate(withDuration: 0.15, delay: 0, options: [.beginFromCurrentState, .allowUserInteraction]) {
                self.transform = CGAffineTransform(scaleX: scale, y: scale)
            }
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let side: CGFloat = 44
        let top = ((bounds.height - side - 8 - 24) / 2).rounded()
        disc.frame = CGRect(x: ((bounds.width - side) / 2).rounded(), y: top, width: side, height: side)
        disc.layer.cornerRadius = side / 2
        name.frame = CGRect(x: 4, y: top + side + 8, width: bounds.width - 8, height: 24)
    }
}
