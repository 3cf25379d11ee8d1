import UIKit

/// Exhibits beside each other, in as many columns as fit.
final class GridRow: UIView, CardRow {
    private static let spacing: CGFloat = 8
    private static let lineSpacing: CGFloat = 16
    private let exhibits: [Exhibit]
    private let cellWidth: CGFloat

    /// Makes a row whose cells are at least so wide.
    init(_ exhibits: [Exhibit], cellWidth: CGFloat = 100) {
        self.exhibits = exhibits
        self.cellWidth = cellWidth
        super.init(frame: .zero)
        for exhibit in exhibits { addSubview(exhibit) }
    }

    required init?(coder: NSCoder) { fatalError("GridRow is made in code.") }

    /// The frames from left to right, for a width.
    private func frames(forWidth width: CGFloat) -> [CGRect] {
        let room = width - Self.margin * 2
        let most = max(1, Int((room + Self.spacing) / (cellWidth + Self.spacing)))
        // Lines of the same length look better than a full line and a rest.
        let lineCount = (exhibits.count + most - 1) / most
        let columns = (exhibits.count + lineCount - 1) / lineCount
        let cell = (room - CGFloat(columns - 1) * Self.spacing) / CGFloat(columns)
        var frames: [CGRect] = []
        var y: CGFloat = 14
        for start in stride(from: 0, to: exhibits.count, by: columns) {
            let line = exhibits[start..<min(start + columns, exhibits.count)]
            let height = line.map { $0.height(forWidth: cell) }.max() ?? 0
            for index in 0..<line.count {
                let x = Self.margin + CGFloat(index) * (cell + Self.spacing)
                frames.append(CGRect(x: x.rounded(), y: y, width: cell.rounded(.down), height: height))
            }
            y += height + Self.lineSpacing
        }
        return frames
    }

    func height(forWidth width: CGFloat) -> CGFloat { (frames(forWidth: width).last?.maxY ?? 0) + 12 }

    override func layoutSubviews() {
        super.layoutSubviews()
        for (exhibit, frame) in zip(exhibits, frames(forWidth: bounds.width)) { exhibit.frame = mirrored(frame) }
    }
}
