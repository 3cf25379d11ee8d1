import UIKit

/// Tiles in a row that scroll across.
final class StripView: UIScrollView {
    private static let side: CGFloat = 64
    private static let spacing: CGFloat = 10
    private let tiles: [UILabel]

    init(color: UIColor, change: (UIScrollView) -> Void = { _ in }) {
        tiles = (1...16).map { number in
            let tile = UILabel("\(number)", style: .title3, color: .white)
            tile.textAlignment = .center
            tile.backgroundColor = color.withAlphaComponent(1 - CGFloat(number % 4) * 0.18)
            tile.layer.cornerRadius = 12
            tile.layer.cornerCurve = .continuous
            return tile
        }
        super.init(frame: .zero)
        // Tiles that have scrolled out show up to the card's edges.
        clipsToBounds = false
        for tile in tiles { addSubview(tile) }
        change(self)
    }

    required init?(coder: NSCoder) { fatalError("StripView is made in code.") }

    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.side + 10) }

    override func layoutSubviews() {
        super.layoutSubviews()
        let step = Self.side + Self.spacing
        for (index, tile) in tiles.enumerated() {
            tile.frame = CGRect(x: CGFloat(index) * step, y: 0, width: Self.side, height: Self.side)
        }
        contentSize = CGSize(width: CGFloat(tiles.count) * step - Self.spacing, height: bounds.height)
    }
}
