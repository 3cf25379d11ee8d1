import UIKit

/// A coloured page that shows how deep in the stack it is, and pushes the next one in the same way.
final class StackPageViewController: UIViewController {
    private static let colors: [UIColor] = [.systemIndigo, .systemTeal, .systemOrange, .systemPink, .systemGreen]
    let motion: StackMotion
    private let depth: Int
    private let numberLabel = UILabel()
    private lazy var moreButton = UIButton.pill("Push another") { [unowned self] in pushAnother() }
    private lazy var rootButton = UIButton.pill("Pop to root") { [unowned self] in
        navigationController?.popToRootViewController(animated: true)
    }

    init(_ motion: StackMotion, depth: Int) {
        (self.motion, self.depth) = (motion, depth)
        super.init(nibName: nil, bundle: nil)
        title = motion.rawValue
    }

    required init?(coder: NSCoder) { fatalError("Pages are made in code.") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = Self.colors[depth % Self.colors.count]
        numberLabel.text = "\(depth)"
        numberLabel.font = .systemFont(ofSize: 96, weight: .bold)
        numberLabel.textColor = .white
        numberLabel.textAlignment = .center
        for part in [numberLabel, moreButton, rootButton] { view.addSubview(part) }
    }

    private func pushAnother() {
        navigationController?.pushViewController(StackPageViewController(motion, depth: depth + 1), animated: true)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets)
        numberLabel.frame = CGRect(x: area.minX, y: area.midY - 120, width: area.width, height: 110)
        moreButton.frame = CGRect(x: area.midX - 90, y: area.midY + 20, width: 180, height: 46)
        rootButton.frame = CGRect(x: area.midX - 90, y: area.midY + 78, width: 180, height: 46)
    }
}
