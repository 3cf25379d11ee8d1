import UIKit

/// A page of an album: a number and some lines on coloured paper.
final class LeafViewController: UIViewController {
    private static let colors: [UIColor] = [
        .systemYellow, .systemTeal, .systemPink, .systemGreen, .systemOrange, .systemIndigo,
    ]
    let index: Int
    private let numberLabel = UILabel()
    private let textLabel = UILabel()

    init(_ index: Int) {
        self.index = index
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("Pages are made in code.") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor(white: 0.98, alpha: 1)
        numberLabel.text = "\(index + 1)"
        numberLabel.font = .systemFont(ofSize: 96, weight: .bold)
        numberLabel.textColor = Self.colors[index % Self.colors.count]
        numberLabel.textAlignment = .center
        textLabel.text = String(
            repeating: "Whoever turns a page sees its back before the next one, and may still change their mind. ",
            count: 4)
        textLabel.font = .systemFont(ofSize: 17)
        textLabel.textColor = .darkGray
        textLabel.numberOfLines = 0
        for label in [numberLabel, textLabel] { view.addSubview(label) }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 24, dy: 16)
        numberLabel.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: 110)
        let room = CGSize(width: area.width, height: max(0, area.height - 126))
        textLabel.frame = CGRect(
            x: area.minX, y: area.minY + 126, width: area.width,
            height: min(room.height, textLabel.sizeThatFits(room).height))
    }
}
