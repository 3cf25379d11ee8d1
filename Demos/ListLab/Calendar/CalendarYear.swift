import UIKit

/// The months and days of a year, in the user's calendar.
struct CalendarYear {
    struct Month {
        let title: String
        let days: Int
        /// The column of the first day, from the first day of the week.
        let firstColumn: Int
    }

    let months: [Month]
    /// The names of the days of the week, from the first one.
    let weekdays: [String]
    private let calendar: Calendar

    init(containing date: Date, in calendar: Calendar) {
        self.calendar = calendar
        let year = calendar.component(.year, from: date)
        let formatter = Self.formatter(calendar, "MMMMy")
        var months: [Month] = []
        for month in 1...12 {
            guard let first = calendar.date(from: DateComponents(year: year, month: month, day: 1)),
                let days = calendar.range(of: .day, in: .month, for: first)
            else { continue }
            let weekday = calendar.component(.weekday, from: first)
            months.append(
                Month(
                    title: formatter.string(from: first), days: days.count,
                    firstColumn: (weekday - calendar.firstWeekday + 7) % 7))
        }
        self.months = months
        let symbols = calendar.veryShortStandaloneWeekdaySymbols
        weekdays = (0..<7).map { symbols[($0 + calendar.firstWeekday - 1) % 7] }
    }

    private static func formatter(_ calendar: Calendar, _ template: String) -> DateFormatter {
        let formatter = DateFormatter()
        formatter.calendar = calendar
        formatter.timeZone = calendar.timeZone
        formatter.locale = calendar.locale
        formatter.setLocalizedDateFormatFromTemplate(template)
        return formatter
    }

    /// The position of a day among the months.
    func indexPath(of date: Date) -> IndexPath {
        IndexPath(item: calendar.component(.day, from: date) - 1, section: calendar.component(.month, from: date) - 1)
    }

    /// The plan of a day; nil for none.
    func plan(at indexPath: IndexPath) -> String? {
        let plans = ["Rehearsal", "Dentist", "Lunch with Priya", "Library", "Swimming", "Market"]
        let number = indexPath.section * 31 + indexPath.item
        return number * 7 % 5 == 2 ? plans[number % plans.count] : nil
    }
}
