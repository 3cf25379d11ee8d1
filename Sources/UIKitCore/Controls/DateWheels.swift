import Foundation

/// Which wheels a date picker has in a locale, what their rows are called, and which date a choice of rows means.
nonisolated struct DateWheels {
    let mode: UIDatePicker.Mode
    /// With the locale and the time zone in force.
    let calendar: Calendar
    let minuteInterval: Int
    /// From left to right.
    let fields: [DateWheelField]
    /// Whether the locale counts hours twice from 1 to 12.
    let hasDayPeriods: Bool
    let titles: DateWheelTitles

    /// Makes the wheels for a mode; `today` is the day that is called so.
    init(mode: UIDatePicker.Mode, calendar: Calendar, locale: Locale, minuteInterval: Int, today: Date) {
        var calendar = calendar
        calendar.locale = locale
        self.mode = mode
        self.calendar = calendar
        self.minuteInterval = minuteInterval
        let time = DateFormatter.dateFormat(fromTemplate: "jmm", options: 0, locale: locale) ?? "HH:mm"
        let date = DateFormatter.dateFormat(fromTemplate: "yMMMMd", options: 0, locale: locale) ?? "d MMMM y"
        hasDayPeriods = time.contains { "abB".contains($0) }
        switch mode {
        case .time: fields = Self.fields(inPattern: time)
        case .date: fields = Self.fields(inPattern: date)
        case .dateAndTime: fields = [.fullDay] + Self.fields(inPattern: time)
        }
        titles = DateWheelTitles(calendar: calendar, locale: locale, timePattern: time, today: today)
    }

    /// The wheels in the order in which a date pattern names them.
    private static func fields(inPattern pattern: String) -> [DateWheelField] {
        var fields: [DateWheelField] = []
        var isQuoted = false
        for character in pattern {
            if character == "'" { isQuoted.toggle() }
            guard !isQuoted, let field = field(for: character), !fields.contains(field) else { continue }
            fields.append(field)
        }
        return fields
    }

    private static func field(for symbol: Character) -> DateWheelField? {
        switch symbol {
        case "y", "u", "r", "U": .year
        case "M", "L": .month
        case "d": .day
        case "h", "H", "k", "K": .hour
        case "m": .minute
        case "a", "b", "B": .dayPeriod
        default: nil
        }
    }

    /// The rows of a wheel.
    func rows(of field: DateWheelField) -> WheelRows {
        switch field {
        // About the years 1 to 10000.
        case .fullDay: .bounded(-730_485...2_921_939)
        case .year: .bounded(1...10_000)
        case .month: .endless(count: calendar.maximumRange(of: .month)?.count ?? 12)
        case .day: .endless(count: calendar.maximumRange(of: .day)?.count ?? 31)
        case .hour: .endless(count: 24)
        case .minute: .endless(count: 60 / minuteInterval)
        case .dayPeriod: .bounded(0...1)
        }
    }

    /// The row on which a wheel stands for a date.
    func row(of field: DateWheelField, for date: Date) -> Int {
        switch field {
        case .fullDay:
            calendar.dateComponents([.day], from: titles.firstDay, to: calendar.startOfDay(for: date)).day ?? 0
        case .year: calendar.component(.year, from: date)
        case .month: calendar.component(.month, from: date) - 1
        case .day: calendar.component(.day, from: date) - 1
        case .hour: calendar.component(.hour, from: date)
        case .minute: calendar.component(.minute, from: date) / minuteInterval
        case .dayPeriod: calendar.component(.hour, from: date) < 12 ? 0 : 1
        }
    }

    /// The date that rows stand for; what no wheel chooses is taken from `date`, and a month's missing days from its last one.
    ///
    /// Seconds are zero wherever minutes are chosen.
    func date(for rows: [DateWheelField: Int], basedOn date: Date) -> Date {
        var parts = calendar.dateComponents([.era, .year, .month, .day, .hour, .minute, .second], from: date)
        if let row = rows[.fullDay], let day = calendar.date(byAdding: .day, value: row, to: titles.firstDay) {
            let chosen = calendar.dateComponents([.era, .year, .month, .day], from: day)
            (parts.era, parts.year, parts.month, parts.day) = (chosen.era, chosen.year, chosen.month, chosen.day)
        }
        if let row = rows[.year] { parts.year = row }
        if let row = rows[.month] { parts.month = row + 1 }
        if let row = rows[.day] { parts.day = row + 1 }
        if let row = rows[.hour] { parts.hour = row }
        if let row = rows[.minute] { (parts.minute, parts.second) = (row * minuteInterval, 0) }
        if rows[.day] != nil { parts.day = min(parts.day ?? 1, dayCount(of: parts)) }
        return calendar.date(from: parts) ?? date
    }

    /// Whether rows stand for a day that exists.
    func isExistingDay(_ rows: [DateWheelField: Int], basedOn date: Date) -> Bool {
        guard let day = rows[.day] else { return true }
        var parts = calendar.dateComponents([.era, .year, .month], from: date)
        if let row = rows[.year] { parts.year = row }
        if let row = rows[.month] { parts.month = row + 1 }
        return day < dayCount(of: parts)
    }

    private func dayCount(of parts: DateComponents) -> Int {
        var first = DateComponents()
        (first.era, first.year, first.month, first.day) = (parts.era, parts.year, parts.month, 1)
        return calendar.date(from: first).flatMap { calendar.range(of: .day, in: .month, for: $0)?.count } ?? 31
    }

    /// A date cut down to the minute interval and to its limits; limits that contradict each other are ignored.
    func valid(_ date: Date, from minimum: Date?, to maximum: Date?) -> Date {
        var date = date
        let minute = calendar.component(.minute, from: date)
        if minuteInterval > 1, mode != .date, !minute.isMultiple(of: minuteInterval) {
            date = calendar.date(byAdding: .minute, value: -(minute % minuteInterval), to: date) ?? date
        }
        if let minimum, let maximum, minimum > maximum { return date }
        if let minimum, date < minimum { return minimum }
        if let maximum, date > maximum { return maximum }
        return date
    }
}
