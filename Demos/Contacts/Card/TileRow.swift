import UIKit

/// Tiles side by side, the first where one begins to read.
final class TileRow: UIView {
    private static let gap: CGFloat = 8
    private let tiles: [Tile]

    init(_ tiles: [Tile]) {
        self.tiles = tiles
        super.init(frame: .zero)
        for tile in tiles { addSubview(tile) }
    }

    required init?(coder: NSCoder) { fatalError("Rows are made in code.") }

    /// Enables those for which the answer is yes.
    func enable(_ isEnabled: (Tile) -> Bool) { for tile in tiles { tile.isEnabled = isEnabled(tile) } }

    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 60) }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = (bounds.width - Self.gap * CGFloat(tiles.count - 1)) / CGFloat(tiles.count)
        for (index, tile) in tiles.enumerated() {
            tile.frame = mirrored(
                CGRect(x: CGFloat(index) * (width + Self.gap), y: 0, width: width, height: bounds.height))
        }
    }
}
