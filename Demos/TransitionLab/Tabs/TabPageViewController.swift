import UIKit

/// A coloured tab that shows how to move on, and closes the whole.
final class TabPageViewController: UIViewController {
    private let color: UIColor
    private let titleLabel = UILabel()
    private let noteLabel = UILabel()
    private lazy var closeButton = UIButton.pill("Close") { [unowned self] in
        tabBarController?.dismiss(animated: true)
    }

    init(title: String, symbol: String, color: UIColor, note: String) {
        self.color = color
        super.init(nibName: nil, bundle: nil)
        self.title = title
        noteLabel.text = note
        tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: symbol), tag: 0)
    }

    required init?(coder: NSCoder) { fatalError("Pages are made in code.") }

    /// Light on the colour, but not on a bar.
    override var preferredStatusBarStyle: UIStatusBarStyle { navigationController == nil ? .lightContent : .default }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = color
        titleLabel.text = title
        titleLabel.font = .systemFont(ofSize: 48, weight: .bold)
        noteLabel.numberOfLines = 0
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
        let room = area.insetBy(dx: 24, dy: 0)
        let height = noteLabel.sizeThatFits(room.size).height.rounded(.up)
        noteLabel.frame = CGRect(x: room.minX, y: area.midY - 24, width: room.width, height: height)
        closeButton.frame = CGRect(x: area.midX - 90, y: noteLabel.frame.maxY + 28, width: 180, height: 46)
    }
}
