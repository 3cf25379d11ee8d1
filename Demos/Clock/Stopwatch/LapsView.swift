import UIKit

/// The laps of a stopwatch, the last one on top; the best is green and the worst red.
final class LapsView: UITableView, UITableViewDataSource {
    private static let identifier = "lap"
    private var stopwatch = Stopwatch()
    /// The media time for which the current lap is shown.
    private var now: TimeInterval = 0

    init() {
        super.init(frame: .zero, style: .plain)
        rowHeight = 44
        allowsSelection = false
        dataSource = self
        let line = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 1 / UIScreen.main.scale))
        line.backgroundColor = .separator
        tableHeaderView = line
    }

    required init?(coder: NSCoder) { fatalError("Lists are made in code.") }

    /// Shows a stopwatch's laps at a media time.
    func show(_ stopwatch: Stopwatch, at now: TimeInterval) {
        let (former, count) = (Self.count(of: self.stopwatch), Self.count(of: stopwatch))
        (self.stopwatch, self.now) = (stopwatch, now)
        switch count {
        case former: break
        case former + 1: insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
        default: reloadData()
        }
        // Each finished lap may make another one the best; else only the current one changes.
        let paths = count == former ? [IndexPath(row: 0, section: 0)] : indexPathsForVisibleRows ?? []
        for path in paths { cellForRow(at: path).map { fill($0, path) } }
    }

    private static func count(of stopwatch: Stopwatch) -> Int { stopwatch.isFresh ? 0 : stopwatch.laps.count + 1 }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { Self.count(of: stopwatch) }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            dequeueReusableCell(withIdentifier: Self.identifier)
            ?? UITableViewCell(style: .value1, reuseIdentifier: Self.identifier)
        cell.detailTextLabel?.font = .monospacedDigitSystemFont(ofSize: 17, weight: .regular)
        fill(cell, indexPath)
        return cell
    }

    private func fill(_ cell: UITableViewCell, _ path: IndexPath) {
        let lap = stopwatch.laps.count - path.row
        let isCurrent = lap == stopwatch.laps.count
        let text = Stopwatch.text(isCurrent ? stopwatch.currentLap(at: now) : stopwatch.laps[lap])
        let color: UIColor = lap == stopwatch.best ? .systemGreen : lap == stopwatch.worst ? .systemRed : .label
        cell.textLabel?.text = "Lap \(lap + 1)"
        cell.textLabel?.textColor = color
        cell.detailTextLabel?.textColor = color
        if cell.detailTextLabel?.text != text { cell.detailTextLabel?.text = text }
    }
}
