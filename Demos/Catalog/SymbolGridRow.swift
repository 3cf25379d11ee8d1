import UIKit

/// Symbols with their names in columns; it keeps cells only for those that can be seen, and uses them again.
final class SymbolGridRow: UIView, CardRow {
    private static let cellHeight: CGFloat = 76
    private static let minimumWidth: CGFloat = 84
    private let allNames: [String]
    private var names: [String]
    private var cells: [Int: SymbolCell] = [:]
    private var spareCells: [SymbolCell] = []
    private var visible = CGRect.zero

    /// The ending of the names; those for which there is no symbol are left out.
    var suffix = "" {
        didSet {
            guard suffix != oldValue else { return }
            names = allNames.map { $0 + suffix }.filter { UIImage(systemName: $0) != nil }
            recycle { _ in false }
            showSymbols(in: visible)
        }
    }

    var weight = UIImage.SymbolWeight.regular {
        didSet { for index in cells.keys.sorted() { cells[index]?.weight = weight } }
    }

    init(names: [String]) {
        allNames = names
        self.names = names
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { fatalError("SymbolGridRow is made in code.") }

    private func columns(forWidth width: CGFloat) -> Int { max(1, Int((width - 16) / Self.minimumWidth)) }

    func height(forWidth width: CGFloat) -> CGFloat {
        let columns = columns(forWidth: width)
        return CGFloat((names.count + columns - 1) / columns) * Self.cellHeight + 20
    }

    private func frame(of index: Int) -> CGRect {
        let columns = columns(forWidth: bounds.width)
        let width = (bounds.width - 16) / CGFloat(columns)
        return CGRect(
            x: (8 + CGFloat(index % columns) * width).rounded(), y: 10 + CGFloat(index / columns) * Self.cellHeight,
            width: width.rounded(.down), height: Self.cellHeight)
    }

    /// Shows the symbols of a part of the row; the cells of all others are free for them.
    func showSymbols(in part: CGRect) {
        visible = part
        let columns = columns(forWidth: bounds.width)
        let first = max(0, Int((part.minY - 10) / Self.cellHeight)) * columns
        let last = min(names.count, (Int((part.maxY - 10) / Self.cellHeight) + 1) * columns)
        let wanted = part.maxY > 0 && first < last ? first..<last : 0..<0
        recycle(keeping: wanted.contains)
        for index in wanted where cells[index] == nil {
            let cell = spareCells.popLast() ?? SymbolCell()
            cell.isHidden = false
            cell.name = names[index]
            cell.weight = weight
            cell.frame = frame(of: index)
            if cell.superview == nil { addSubview(cell) }
            cells[index] = cell
        }
    }

    private func recycle(keeping isWanted: (Int) -> Bool) {
        // Hash order: sorted, for the same session shall always use the same cells.
        for index in cells.keys.sorted() where !isWanted(index) {
            guard let cell = cells.removeValue(forKey: index) else { continue }
            cell.isHidden = true
            spareCells.append(cell)
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        for index in cells.keys.sorted() { cells[index]?.frame = frame(of: index) }
    }
}
