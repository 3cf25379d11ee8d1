import UIKit

/// A button with one of the answers, which turns green or red when the question is answered.
class AnswerButton: UIButton {
    enum Mark {
        case none, right, wrong

        var color: UIColor? {
            switch self {
            case .none: return nil
            case .right: return UIColor(named: "Right")
            case .wrong: return UIColor(named: "Wrong")
            }
        }

        var image: UIImage? {
            switch self {
            case .none: return nil
            case .right: return UIImage(systemName: "checkmark.circle.fill")
            case .wrong: return UIImage(systemName: "xmark.circle.fill")
            }
        }
    }

    var mark = Mark.none {
        didSet { setNeedsUpdateConfiguration() }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        var configuration = UIButton.Configuration.filled()
        configuration.cornerStyle = .large
        configuration.imagePlacement = .trailing
        configuration.imagePadding = 8
        configuration.contentInsets = NSDirectionalEdgeInsets(top: 14, leading: 16, bottom: 14, trailing: 16)
        self.configuration = configuration
        contentHorizontalAlignment = .leading
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    func show(_ answer: String) {
        configuration?.title = answer
        mark = .none
        isUserInteractionEnabled = true
    }

    override func updateConfiguration() {
        guard var configuration = configuration?.updated(for: self) else { return }
        let background = mark.color ?? .secondarySystemGroupedBackground
        configuration.background.backgroundColor = isHighlighted ? background.withAlphaComponent(0.6) : background
        configuration.baseForegroundColor = mark == .none ? .label : .white
        configuration.image = mark.image
        self.configuration = configuration
    }
}
