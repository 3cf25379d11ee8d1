import UIKit

/// A coloured tab that says how to go on, and closes the whole.
final class SwipeTabPageViewController: UIViewController {
    private let color: UIColor
    private let titleLabel = UILabel()
    private let noteLabel = UILabel()
    private lazy var closeButton = UIButton.pill("Close") { [unowned self] in
        tabBarController?.dismiss(animated: true)
    }

    init(title: String, color: UIColor) {
        self.color = color
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    required init?(coder: NSCoder) { fatalError("Pages are made in code.") }

    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = color
        titleLabel.text = title
        titleLabel.font = .systemFont(ofSize: 48, weight: .bold)
        noteLabel.text = "Swipe sideways, or tap a tab."
        for label in [titleLabel, noteLabel] {
            label.textColor = .white
            label.textAlignment = .center
            view.addSubview(label)
        }
        view.addSubview(closeButton)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets)
        titleLabel.frame = CGRect(x: area.minX, y: area.midY - 90, width: area.width, height: 60)
        noteLabel.frame = CGRect(x: area.minX, y: area.midY - 24, width: area.width, height: 24)
        closeButton.frame = CGRect(x: area.midX - 90, y: area.midY + 28, width: 180, height: 46)
    }
}
