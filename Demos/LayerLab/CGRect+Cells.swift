import UIKit

extension CGRect {
    /// As many equal cells as asked for, row after row, in whole points.
    func cells(_ count: Int, columns: Int, spacing: CGFloat) -> [CGRect] {
        let rows = (count + columns - 1) / columns
        let cellWidth = ((width - spacing * CGFloat(columns - 1)) / CGFloat(columns)).rounded(.down)
        let cellHeight = ((height - spacing * CGFloat(rows - 1)) / CGFloat(rows)).rounded(.down)
        return (0..<count).map { index in
            CGRect(
                x: minX + CGFloat(index % columns) * (cellWidth + spacing),
                y: minY + CGFloat(index / columns) * (cellHeight + spacing), width: cellWidth, height: cellHeight)
        }
    }

    /// The largest square in the middle.
    var middleSquare: CGRect {
        let side = min(width, height).rounded(.down)
        return CGRect(x: (midX - side / 2).rounded(), y: (midY - side / 2).rounded(), width: side, height: side)
    }
}
