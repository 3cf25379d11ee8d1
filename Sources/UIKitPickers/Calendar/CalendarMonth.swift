import Foundation

/// One month of a calendar as cells in rows of a week.
nonisolated struct CalendarMonth: Hashable {
    /// The most weeks that a month reaches into.
    static let weekCount = 6

    /// When its first day begins.
    let start: Date
    let dayCount: Int
    /// The number of cells before that of the first day.
    let leadingCells: Int
    let daysPerWeek: Int
    private let calendar: Calendar

    /// The month around a date.
    init(around date: Date, calendar: Calendar) {
        self.calendar = calendar
        start = calendar.dateInterval(of: .month, for: date)?.start ?? date
        dayCount = calendar.range(of: .day, in: .month, for: start)?.count ?? 31
        daysPerWeek = calendar.weekdaySymbols.count
        let weekday = calendar.component(.weekday, from: start)
        leadingCells = (weekday - calendar.firstWeekday + daysPerWeek) % daysPerWeek
    }

    /// The cell of a day, counted from 0 at the top leading corner; days count from 1.
    func cell(of day: Int) -> Int { leadingCells + day - 1 }

    /// The day in a cell; nil for a cell without one.
    func day(inCell cell: Int) -> Int? {
        let day = cell - leadingCells + 1
        return (1...dayCount).contains(day) ? day : nil
    }

    /// When a day begins.
    func date(of day: Int) -> Date { calendar.date(byAdding: .day, value: day - 1, to: start) ?? start }

    /// The number of the day of a date in this month; nil for a date of another month.
    func day(of date: Date) -> Int? {
        calendar.isDate(date, equalTo: start, toGranularity: .month) ? calendar.component(.day, from: date) : nil
    }

    /// The month a number of months later.
    func adding(months: Int) -> CalendarMonth {
        CalendarMonth(
            around: calendar.date(byAdding: .month, value: months, to: start) ?? start, calendar: calendar)
    }

    /// The days of which some moment may be chosen by rules.
    func allowedDays(by rules: DateRules) -> Set<Int> {
        guard rules.hasLimits else { return Set(1...dayCount) }
        return Set((1...dayCount).filter { rules.allowsPart(of: .day, around: date(of: $0)) })
    }
}
