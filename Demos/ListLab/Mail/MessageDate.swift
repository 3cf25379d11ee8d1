import UIKit

/// The date of a letter in its shortest form: a time, a day of the week or a day of the year.
struct MessageDate {
    private let formatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.calendar = SessionClock.calendar
        formatter.timeZone = SessionClock.calendar.timeZone
        formatter.locale = SessionClock.calendar.locale
        return formatter
    }()

    func text(of date: Date) -> String {
        let calendar = SessionClock.calendar
        let today = calendar.startOfDay(for: Date())
        let days = calendar.dateComponents([.day], from: calendar.startOfDay(for: date), to: today).day ?? 0
        switch days {
        case 0: formatter.setLocalizedDateFormatFromTemplate("jmm")
        case 1..<7: formatter.setLocalizedDateFormatFromTemplate("EEEE")
        default: formatter.setLocalizedDateFormatFromTemplate("dMMM")
        }
        return formatter.string(from: date)
    }
}
