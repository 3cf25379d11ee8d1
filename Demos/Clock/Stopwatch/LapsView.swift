import UIKit

/// The laps of a stopwatch, the last one on top; the best is green and the worst red.
final class LapsView: UIScrollView {
    private static let margin: CGFloat = 16
    private var rows: [LapRow] = []
    private let line = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        alwaysBounceVertical = true
        line.backgroundColor = .separator
        addSubview(line)
    }

    required init?(coder: NSCoder) { fatalError("Lists are made in code.") }

    /// Shows a stopwatch's laps at a media time.
    func show(_ stopwatch: Stopwatch, at now: TimeInterval) {
        let count = stopwatch.isFresh ? 0 : stopwatch.laps.count + 1
        if count < rows.count { removeRows() }
        while rows.count < count {
            let row = LapRow(number: rows.count + 1)
            rows.append(row)
            addSubview(row)
            if rows.count > 1 { showFinished(stopwatch) }
            setNeedsLayout()
        }
        rows.last?.show(stopwatch.currentLap(at: now))
    }

    private func removeRows() {
        for row in rows { row.removeFromSuperview() }
        rows = []
        setNeedsLayout()
    }

    private func showFinished(_ stopwatch: Stopwatch) {
        for (index, lap) in stopwatch.laps.enumerated() where rows.indices.contains(index) {
            rows[index].show(lap)
            rows[index].color = index == stopwatch.best ? .systemGreen : index == stopwatch.worst ? .systemRed : .label
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = max(0, bounds.width - 2 * Self.margin)
        for (index, row) in rows.enumerated() {
            let y = CGFloat(rows.count - 1 - index) * LapRow.height
            row.frame = CGRect(x: Self.margin, y: y, width: width, height: LapRow.height)
        }
        line.frame = CGRect(x: Self.margin, y: -hairline, width: width, height: hairline)
        let size = CGSize(width: bounds.width, height: CGFloat(rows.count) * LapRow.height)
        if contentSize != size { contentSize = size }
    }
}
