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
        view.addSubview(noteLabel)
        view.addSubview(growButton)
    }

    private func grow() {
        let isSmall = preferredContentSize == Self.small
        growButton.setTitle(isSmall ? "Shrink" : "Grow", for: .normal)
        preferredContentSize = isSmall ? Self.large : Self.small
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 16, dy: 12)
        let button = growButton.sizeThatFits(area.size)
        let (width, height) = (area.width, max(0, area.height - button.height - 4))
        noteLabel.frame = CGRect(x: area.minX, y: area.minY, width: width, height: height)
        growButton.frame = CGRect(
            x: (area.midX - button.width / 2).rounded(), y: area.maxY - button.height, width: button.width,
            height: button.height)
    }
}
