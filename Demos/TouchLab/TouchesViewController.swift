import UIKit

/// Draws every touch with its phase.
final class TouchesViewController: PageViewController {
    private let canvas = TouchCanvas()
    private let count = UILabel()

    init() {
        super.init(
            title: "Touches", hint: "Touch with as many fingers as you have. With Alt, a mouse has two.",
            image: .discs([(9, 10, 6, true), (18, 18, 4, false)]))
    }

    required init?(coder: NSCoder) { fatalError("Pages are made in code.") }

    override func buildBoard() {
        board.addSubview(canvas)
        count.font = .systemFont(ofSize: 15)
        count.textColor = .secondaryLabel
        count.textAlignment = .center
        board.addSubview(count)
        canvas.onCount = { [weak self] in self?.show($0, most: $1) }
        show(0, most: 0)
    }

    override func layoutBoard(in area: CGRect) {
        canvas.frame = area
        count.frame = CGRect(x: 16, y: area.maxY - 36, width: area.width - 32, height: 22)
    }

    private func show(_ down: Int, most: Int) {
        count.text = most == 0 ? "No touch yet" : "\(down) down, at most \(most) at once"
    }
}
