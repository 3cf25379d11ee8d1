import UIKit

/// The reminders set so far, earliest first.
final class ReminderStore {
    private(set) var dates: [Date] = []

    private let formatter: DateFormatter

    /// Makes an empty store that words dates as the calendar's locale does.
    init(calendar: Calendar) {
        formatter = DateFormatter()
        formatter.calendar = calendar
        formatter.locale = calendar.locale
        formatter.timeZone = calendar.timeZone
        formatter.dateStyle = .medium
        formatter.timeStyle = .short
    }

    func add(_ date: Date) {
        dates.append(date)
        dates.sort()
    }

    func text(for date: Date) -> String { formatter.string(from: date) }
}
