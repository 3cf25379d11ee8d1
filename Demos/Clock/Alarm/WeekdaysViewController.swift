import UIKit

/// The days of the week with marks at those on which an alarm rings.
final class WeekdaysViewController: UITableViewController {
    private static let identifier = "day"
    private var days: Weekdays
    private let onChange: (Weekdays) -> Void
    private let order = Weekdays.order(in: SessionClock.calendar)

    init(_ days: Weekdays, onChange: @escaping (Weekdays) -> Void) {
        (self.days, self.onChange) = (days, onChange)
        super.init(style: .insetGrouped)
        title = "Repeat"
    }

    required init?(coder: NSCoder) { fatalError("Pages are made in code.") }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: Self.identifier)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { order.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: Self.identifier, for: indexPath)
        cell.textLabel?.text = "Every " + SessionClock.calendar.weekdaySymbols[order[indexPath.row] - 1]
        showMark(cell, indexPath)
        return cell
    }

    private func showMark(_ cell: UITableViewCell, _ path: IndexPath) {
        cell.accessoryType = days.contains(day: order[path.row]) ? .checkmark : .none
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        days.toggle(day: order[indexPath.row])
        tableView.deselectRow(at: indexPath, animated: true)
        if let cell = tableView.cellForRow(at: indexPath) { showMark(cell, indexPath) }
        onChange(days)
    }
}
