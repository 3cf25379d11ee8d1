import UIKit

/// Tiles side by side, the first where one begins to read.
final class TileRow: UIStackView {
    private let tiles: [Tile]

    init(_ tiles: [Tile]) {
        self.tiles = tiles
        super.init(frame: .zero)
        distribution = .fillEqually
        spacing = 8
        for tile in tiles { addArrangedSubview(tile) }
        heightAnchor.constraint(equalToConstant: 60).isActive = true
    }

    required init(coder: NSCoder) { fatalError("Rows are made in code.") }

    /// Enables those for which the answer is yes.
    func enable(_ isEnabled: (Tile) -> Bool) { for tile in tiles { tile.isEnabled = isEnabled(tile) } }
}
