import UIKit

/// The content of a popover: where its arrow points, and a button that makes it larger.
final class BubbleViewController: UIViewController {
    private static let small = CGSize(width: 200, height: 116)
    private static let large = CGSize(width: 240, height: 180)
    private let noteLabel = UILabel()
    private lazy var growButton = {
        let button = UIButton(type: .system)
        button.setTitle("Grow", for: .normal)
        button.addAction(UIAction { [unowned self] _ in grow() }, for: .touchUpInside)
        return button
    }()

    /// Makes one with a text.
    init(_ note: String) {
        super.init(nibName: nil, bundle: nil)
        title = "Popover"
        noteLabel.text = note
        preferredContentSize = Self.small
    }

    required init?(coder: NSCoder) { fatalError("Bubbles are made in code.") }

    override func viewDidLoad() {
        super.viewDidLoad()
        noteLabel.font = .systemFont(ofSize: 15)
        noteLabel.textAlignment = .center
        noteLabel.numberOfLines = 0
        for part in [noteLabel, growButton] {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
        }
        let area = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            noteLabel.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 16),
            noteLabel.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -16),
            noteLabel.topAnchor.constraint(equalTo: area.topAnchor, constant: 12),
            noteLabel.bottomAnchor.constraint(equalTo: growButton.topAnchor, constant: -4),
            growButton.centerXAnchor.constraint(equalTo: area.centerXAnchor),
            growButton.bottomAnchor.constraint(equalTo: area.bottomAnchor, constant: -12),
        ])
        noteLabel.setContentHuggingPriority(UILayoutPriority(1), for: .vertical)
        noteLabel.setContentCompressionResistancePriority(.defaultLow, for: .vertical)
    }

    private func grow() {
        let isSmall = preferredContentSize == Self.small
        growButton.setTitle(isSmall ? "Shrink" : "Grow", for: .normal)
        preferredContentSize = isSmall ? Self.large : Self.small
    }
}
