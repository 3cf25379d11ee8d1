import UIKit

/// A page of the lab: a heading, a hint, a board to try it on, and the states of the recognizers below or beside it.
///
/// Subclasses add their views to the board in `buildBoard`, set their frames in `layoutBoard`, and show recognizers in `states`.
class PageViewController: UIViewController {
    let board = UIView()
    let states = StateListView()
    private let heading = UILabel()
    private let hint = UILabel()

    init(title: String, hint text: String, image: UIImage) {
        super.init(nibName: nil, bundle: nil)
        self.title = title
        tabBarItem.image = image
        heading.text = title
        heading.font = .systemFont(ofSize: 30, weight: .bold)
        hint.text = text
        hint.font = .systemFont(ofSize: 15)
        hint.textColor = .secondaryLabel
        hint.numberOfLines = 0
    }

    required init?(coder: NSCoder) { fatalError("Pages are made in code.") }

    func buildBoard() {}
    func layoutBoard(in area: CGRect) {}

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        board.backgroundColor = .secondarySystemGroupedBackground
        board.layer.cornerRadius = 16
        board.layer.cornerCurve = .continuous
        board.clipsToBounds = true
        for part in [heading, hint, board, states] { view.addSubview(part) }
        let watcher = TouchWatcher()
        watcher.name = "watcher"
        watcher.onTouch = { [weak self] in self?.states.wake() }
        view.addGestureRecognizer(watcher)
        buildBoard()
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        var area = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 16, dy: 10)
        let isWide = area.width > area.height
        let column =
            isWide ? CGRect(x: area.maxX - 236, y: area.minY, width: 236, height: area.height) : area
        heading.frame = CGRect(x: column.minX, y: column.minY, width: column.width, height: 38)
        let hintHeight = hint.sizeThatFits(CGSize(width: column.width, height: CGFloat.infinity)).height
            .rounded(.up)
        hint.frame = CGRect(
            x: column.minX, y: heading.frame.maxY, width: column.width, height: hintHeight)
        let listHeight = states.height
        states.frame = CGRect(
            x: column.minX, y: column.maxY - listHeight, width: column.width, height: listHeight)
        if isWide {
            area.size.width = column.minX - 16 - area.minX
        } else {
            area.size.height -= hint.frame.maxY + 12 - area.minY + (listHeight > 0 ? listHeight + 12 : 0)
            area.origin.y = hint.frame.maxY + 12
        }
        board.frame = area
        layoutBoard(in: board.bounds)
    }
}
