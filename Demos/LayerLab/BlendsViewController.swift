import UIKit

/// Every blend mode between two discs.
final class BlendsViewController: PageViewController {
    private static let modes: [(String, CGBlendMode)] = [
        ("Normal", .normal), ("Multiply", .multiply), ("Screen", .screen), ("Overlay", .overlay),
        ("Darken", .darken), ("Lighten", .lighten), ("Dodge", .colorDodge), ("Burn", .colorBurn),
        ("Soft light", .softLight), ("Hard light", .hardLight), ("Difference", .difference),
        ("Exclusion", .exclusion), ("Hue", .hue), ("Saturation", .saturation), ("Colour", .color),
        ("Luminosity", .luminosity),
    ]
    private var cells: [(cell: CaptionedCell, picture: BlendView)] = []

    override func buildStage() {
        for (name, mode) in Self.modes {
            let cell = CaptionedCell(name)
            cell.caption.font = .systemFont(ofSize: 12)
            let picture = BlendView(mode: mode)
            cell.addSubview(picture)
            stage.addSubview(cell)
            cells.append((cell, picture))
        }
        _ = addButton("Swap", isMain: true) { [weak self] in
            self?.cells.forEach { $0.picture.isSwapped.toggle() }
        }
        _ = addButton("Colours") { [weak self] in
            self?.cells.forEach { $0.picture.palette += 1 }
        }
    }

    override func layoutStage(in area: CGRect) {
        for (entry, frame) in zip(cells, area.insetBy(dx: 10, dy: 10).cells(16, columns: 4, spacing: 6)) {
            entry.cell.frame = frame
            entry.picture.frame = entry.cell.room.middleSquare
        }
    }
}
