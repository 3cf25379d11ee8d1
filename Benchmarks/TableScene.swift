import CoreGraphics
import Foundation
import UIKit
import UIKitLists

/// A table of rows with icon, title, subtitle and separator: its first frame, scrolling by seven pixels a frame, and jumps to the
/// middle; the rows of one height, or as high as their constraints say.
enum TableScene {
    private static let rowHeight: CGFloat = 60
    private static let frames = 600
    /// Seven pixels of a display with two to the point.
    private static let step: CGFloat = 3.5
    private static let warmUp = 10

    static func run() {
        let source = Source(count: 1000, cell: PlainCell.self)
        measure("h.table", source) { $0.rowHeight = rowHeight }
    }

    static func runSelfSizing() {
        for count in [1000, 100_000] {
            let source = Source(count: count, cell: WrappingCell.self)
            measure("h.table-selfsizing N=\(count)", source) { $0.estimatedRowHeight = 80 }
        }
    }

    private static func measure(_ scene: String, _ source: Source, _ prepare: (UITableView) -> Void) {
        let stage = OffscreenStage(scale: 2)
        stage.frame()
        var table = UITableView()
        // The second table finds fonts and glyphs that the first has loaded.
        for _ in 0..<2 {
            table.removeFromSuperview()
            table = UITableView()
            stage.frame()
            let cost = Report.cpuMilliseconds {
                table = UITableView(frame: stage.root.bounds, style: .plain)
                table.register(source.cell, forCellReuseIdentifier: "cell")
                prepare(table)
                table.dataSource = source
                stage.root.addSubview(table)
                stage.frame()
            }
            Report.line(scene, "first frame", cost, "ms")
        }
        scroll(scene, table, stage, from: source.cell == PlainCell.self ? 0 : table.contentSize.height / 2)
        jump(scene, table, stage, to: source.count / 2)
        insert(scene, table, stage, into: source)
        Report.peakMemory(scene)
    }

    private static func scroll(_ scene: String, _ table: UITableView, _ stage: OffscreenStage, from start: CGFloat) {
        var samples = Samples()
        table.contentOffset.y = start
        for frame in 0..<frames {
            let scroll = {
                table.contentOffset.y += step
                stage.frame()
            }
            if frame < warmUp { scroll() } else { samples.measure(scroll) }
        }
        samples.report(scene, "cpu per frame", "ms")
    }

    private static func jump(_ scene: String, _ table: UITableView, _ stage: OffscreenStage, to middle: Int) {
        var samples = Samples()
        for _ in 0..<20 {
            table.scrollToRow(at: IndexPath(row: 0, section: 0), at: .none, animated: false)
            stage.frame()
            samples.measure {
                table.scrollToRow(at: IndexPath(row: middle, section: 0), at: .none, animated: false)
                stage.frame()
            }
        }
        samples.report(scene, "jump to the middle", "ms")
    }

    /// Rows that are inserted at the top, at once as the peers have it, and one after the other while the last one moves.
    private static func insert(_ scene: String, _ table: UITableView, _ stage: OffscreenStage, into source: Source) {
        table.contentOffset.y = 0
        stage.frame()
        for isAnimated in [false, true] {
            var samples = Samples()
            for _ in 0..<60 {
                let insert = {
                    source.first -= 1
                    table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
                }
                samples.measure {
                    if isAnimated { insert() } else { UIView.performWithoutAnimation(insert) }
                    stage.frame()
                }
            }
            samples.report(scene, "insert a row at the top" + (isAnimated ? ", animated" : ""), "ms")
        }
    }

    private final class Source: UITableViewDataSource {
        let count: Int
        let cell: Cell.Type
        /// The number of the first row: below 0 with rows that were inserted.
        var first = 0

        init(count: Int, cell: Cell.Type) { (self.count, self.cell) = (count, cell) }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count - first }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            (cell as? Cell)?.show(first + indexPath.row)
            return cell
        }
    }

    /// A row as the peers draw it, in points instead of pixels.
    private class Cell: UITableViewCell {
        private static let palette = [
            0xFF3B30, 0xFF9500, 0xFFCC00, 0x34C759, 0x5AC8FA, 0x007AFF, 0x5856D6, 0xAF52DE,
        ].map { UIColor(rgba: RGBAColor(hex: $0)) }
        let (icon, title, subtitle) = (UIView(), UILabel(), UILabel())

        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            icon.layer.cornerRadius = 8
            title.font = UIFont(name: "DejaVu Sans", size: 17)
            subtitle.font = UIFont(name: "DejaVu Sans", size: 13)
            subtitle.textColor = UIColor(rgba: RGBAColor(hex: 0x8E8E93))
            for view in [icon, title, subtitle] { contentView.addSubview(view) }
        }

        required init?(coder: NSCoder) { nil }

        func show(_ row: Int) {
            icon.backgroundColor = Self.palette[abs(row) % Self.palette.count]
            title.text = "Conversation number \(row)"
            subtitle.text = "Last message in thread \(row), seen today"
        }
    }

    private final class PlainCell: Cell {
        override func layoutSubviews() {
            super.layoutSubviews()
            icon.frame = CGRect(x: 16, y: 10, width: 40, height: 40)
            title.frame = CGRect(x: 72, y: 9, width: contentView.bounds.width - 88, height: 22)
            subtitle.frame = CGRect(x: 72, y: 34, width: contentView.bounds.width - 88, height: 17)
        }
    }

    private final class WrappingCell: Cell {
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            subtitle.numberOfLines = 0
            for view in [icon, title, subtitle] { view.translatesAutoresizingMaskIntoConstraints = false }
            NSLayoutConstraint.activate([
                icon.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
                icon.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
                icon.widthAnchor.constraint(equalToConstant: 40), icon.heightAnchor.constraint(equalToConstant: 40),
                title.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 72),
                title.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
                title.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 9),
                subtitle.leadingAnchor.constraint(equalTo: title.leadingAnchor),
                subtitle.trailingAnchor.constraint(equalTo: title.trailingAnchor),
                subtitle.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
                subtitle.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -9),
            ])
        }

        required init?(coder: NSCoder) { nil }

        override func show(_ row: Int) {
            super.show(row)
            let sentence = "Last message in thread \(row), seen today. "
            subtitle.text = String(repeating: sentence, count: abs(row) % 4 + 1)
        }
    }
}
