import UIKit

/// Tiles in a scroll view: its pan moves them all, a long press lifts one and carries it to another cell.
final class PressViewController: PageViewController {
    private static let columns = 4
    private static let tileSide: CGFloat = 96
    private static let spacing: CGFloat = 12
    private let scrollView = UIScrollView()
    private let plane = UIView()
    private var tiles: [UILabel] = []
    private var lifted: UILabel?
    /// From the middle of the lifted tile to the finger.
    private var grip = CGPoint.zero

    init() {
        super.init(
            title: "Press",
            hint: "Drag to scroll. Hold a tile until it lifts, then carry it to another place.",
            image: .cards([
                (CGRect(x: 3, y: 3, width: 8, height: 8), 0, false),
                (CGRect(x: 15, y: 3, width: 8, height: 8), 0, true),
                (CGRect(x: 3, y: 15, width: 8, height: 8), 0, true),
                (CGRect(x: 15, y: 15, width: 8, height: 8), 0, true),
            ]))
    }

    required init?(coder: NSCoder) { fatalError("Pages are made in code.") }

    override func buildBoard() {
        board.addSubview(scrollView)
        scrollView.addSubview(plane)
        let colors: [UIColor] = [
            .systemRed, .systemOrange, .systemGreen, .systemTeal, .systemBlue, .systemPurple,
        ]
        for index in 0..<20 {
            let tile = UILabel()
            tile.text = "\(index + 1)"
            tile.font = .systemFont(ofSize: 28, weight: .semibold)
            tile.textColor = .white
            tile.textAlignment = .center
            tile.backgroundColor = colors[index % colors.count]
            tile.layer.cornerRadius = 18
            tile.layer.cornerCurve = .continuous
            plane.addSubview(tile)
            tiles.append(tile)
        }
        let rows = CGFloat((tiles.count + Self.columns - 1) / Self.columns)
        let step = Self.tileSide + Self.spacing
        plane.frame.size = CGSize(
            width: CGFloat(Self.columns) * step + Self.spacing, height: rows * step + Self.spacing)
        scrollView.contentSize = plane.frame.size
        placeTiles()
        let pan = scrollView.panGestureRecognizer
        pan.name = "Pan of the scroll view"
        pan.addTarget(self, action: PressViewController.noteDrag)
        let press = UILongPressGestureRecognizer(target: self, action: PressViewController.carry)
        press.name = "Long press"
        plane.addGestureRecognizer(press)
        states.show([pan, press])
    }

    /// Where the board is larger than the plane, the plane is centred.
    override func layoutBoard(in area: CGRect) {
        scrollView.frame = area
        let (x, y) = (max(0, (area.width - plane.bounds.width) / 2), max(0, (area.height - plane.bounds.height) / 2))
        scrollView.contentInset = UIEdgeInsets(top: y, left: x, bottom: y, right: x)
    }

    private func placeTiles() {
        let step = Self.tileSide + Self.spacing
        for (index, tile) in tiles.enumerated() where tile !== lifted {
            tile.frame = CGRect(
                x: Self.spacing + CGFloat(index % Self.columns) * step,
                y: Self.spacing + CGFloat(index / Self.columns) * step, width: Self.tileSide,
                height: Self.tileSide)
        }
    }

    private func noteDrag(_ pan: UIPanGestureRecognizer) { states.note(pan) }

    private func carry(_ press: UILongPressGestureRecognizer) {
        states.note(press)
        let place = press.location(in: plane)
        switch press.state {
        case .began: lift(at: place)
        case .changed: move(to: place)
        default: drop()
        }
    }

    private func lift(at place: CGPoint) {
        guard let tile = tiles.first(where: { $0.frame.contains(place) }) else { return }
        lifted = tile
        grip = CGPoint(x: place.x - tile.center.x, y: place.y - tile.center.y)
        plane.bringSubviewToFront(tile)
        UIView.animate(withDuration: 0.2, delay: 0, options: .allowUserInteraction) {
            tile.transform = CGAffineTransform(scaleX: 1.15, y: 1.15)
            tile.alpha = 0.85
        }
    }

    /// The tiles make room where the lifted one hangs.
    private func move(to place: CGPoint) {
        guard let lifted, let former = tiles.firstIndex(of: lifted) else { return }
        lifted.center = CGPoint(x: place.x - grip.x, y: place.y - grip.y)
        let step = Self.tileSide + Self.spacing
        let column = min(max(Int((lifted.center.x - Self.spacing / 2) / step), 0), Self.columns - 1)
        let row = max(Int((lifted.center.y - Self.spacing / 2) / step), 0)
        let index = min(row * Self.columns + column, tiles.count - 1)
        guard index != former else { return }
        tiles.remove(at: former)
        tiles.insert(lifted, at: index)
        UIView.animate(
            withDuration: 0.3, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]
        ) {
            self.placeTiles()
        }
    }

    private func drop() {
        guard let tile = lifted else { return }
        lifted = nil
        UIView.animate(withDuration: 0.25, delay: 0, options: .allowUserInteraction) {
            tile.transform = .identity
            tile.alpha = 1
            self.placeTiles()
        }
    }
}
