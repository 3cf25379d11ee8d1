import Foundation

/// The wheels of a date picker in a locale, the texts of their rows, and the date of a choice of rows.
nonisolated struct DateWheels {
    var rules: DateRules
    /// In reading order.
    let fields: [DateWheelField]
    let texts: DateTexts
    /// The day that `DateWheelField.fullDay` counts from.
    private let firstDay: Date

    private var calendar: Calendar { rules.calendar }

    init(_ rules: DateRules) {
        self.rules = rules
        texts = DateTexts(rules)
        var gregorian = Calendar(identifier: .gregorian)
        gregorian.timeZone = rules.calendar.timeZone
        firstDay = rules.calendar.startOfDay(
            for: gregorian.date(from: DateComponents(year: 2001, month: 1, day: 1)) ?? DateRules.noDuration)
        func pattern(_ template: String) -> String {
            DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: rules.locale) ?? "d MMMM y"
        }
        switch rules.mode {
        case .time: fields = Self.fields(inPattern: texts.timePattern)
        case .date: fields = Self.fields(inPattern: pattern("yMMMMd"))
        case .dateAndTime: fields = [.fullDay] + Self.fields(inPattern: texts.timePattern)
        case .countDownTimer: fields = [.hour, .minute]
        case .yearAndMonth: fields = Self.fields(inPattern: pattern("yMMMM"))
        }
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

    /// The fields in order from the leading edge on: a time keeps its order also among words from right to left.
    func fields(isRightToLeft: Bool) -> [DateWheelField] {
        guard isRightToLeft, rules.mode != .countDownTimer, let hour = fields.firstIndex(of: .hour),
            let minute = fields.firstIndex(of: .minute)
        else { return fields }
        var fields = fields
        fields.swapAt(hour, minute)
        return fields
    }

    // MARK: Rows

    /// The rows of a wheel.
    func rows(of field: DateWheelField) -> WheelRows {
        switch field {
        // About the years 1 to 10000.
        case .fullDay: .bounded(-730_485..<2_921_940)
        case .year: .bounded(1..<10_001)
        case .month: .endless(count: calendar.maximumRange(of: .month)?.count ?? 12)
        case .day: .endless(count: calendar.maximumRange(of: .day)?.count ?? 31)
        case .hour: .endless(count: 24)
        case .minute: .endless(count: 60 / rules.minuteInterval)
        case .dayPeriod: .bounded(0..<2)
        }
    }

    /// The row of a wheel for a date.
    func row(of field: DateWheelField, for date: Date) -> Int {
        switch field {
        case .fullDay: calendar.dateComponents([.day], from: firstDay, to: calendar.startOfDay(for: date)).day ?? 0
        case .year: calendar.component(.year, from: date)
        case .month: calendar.component(.month, from: date) - 1
        case .day: calendar.component(.day, from: date) - 1
        case .hour: calendar.component(.hour, from: date)
        case .minute: calendar.component(.minute, from: date) / rules.minuteInterval
        case .dayPeriod: calendar.component(.hour, from: date) < 12 ? 0 : 1
        }
    }

    /// The text on a row.
    func title(of row: Int, in field: DateWheelField) -> String {
        switch field {
        case .fullDay:
            guard let day = calendar.date(byAdding: .day, value: row, to: firstDay) else { return "" }
            return calendar.isDate(day, inSameDayAs: rules.today)
                ? texts.todayWord(rules.today) : texts.dayOfWeek(day)
        case .year: return texts.year(row)
        case .month: return texts.monthName(row + 1)
        case .day: return texts.dayOfMonth(row + 1)
        case .hour: return texts.hour(row)
        case .minute: return texts.minute(row * rules.minuteInterval)
        case .dayPeriod: return texts.dayPeriod(isAfternoon: row == 1)
        }
    }

    /// The word beside a wheel's number when a row is in the middle; nil where rows speak for themselves.
    func unit(of row: Int, in field: DateWheelField) -> String? {
        guard rules.mode == .countDownTimer else { return nil }
        return field == .hour ? texts.hourUnit(of: row) : texts.minuteUnit(of: row * rules.minuteInterval)
    }

    // MARK: Dates

    /// The date of rows; parts without a wheel are taken from `date`, and a month's missing days from its last one.
    ///
    /// Seconds are zero wherever minutes are chosen.
    func date(for rows: [DateWheelField: Int], basedOn date: Date) -> Date {
        var parts = calendar.dateComponents([.era, .year, .month, .day, .hour, .minute, .second], from: date)
        if let row = rows[.fullDay], let day = calendar.date(byAdding: .day, value: row, to: firstDay) {
            let chosen = calendar.dateComponents([.era, .year, .month, .day], from: day)
            (parts.era, parts.year, parts.month, parts.day) = (chosen.era, chosen.year, chosen.month, chosen.day)
        }
        if let row = rows[.year] { parts.year = row }
        if let row = rows[.month] { parts.month = row + 1 }
        if let row = rows[.day] { parts.day = row + 1 }
        if let row = rows[.hour] { parts.hour = row }
        if let row = rows[.minute] { (parts.minute, parts.second) = (row * rules.minuteInterval, 0) }
        if rows[.month] != nil || rows[.day] != nil { parts.day = min(parts.day ?? 1, dayCount(of: parts)) }
        return calendar.date(from: parts) ?? date
    }

    /// Whether the day of rows exists.
    func isExistingDay(_ rows: [DateWheelField: Int], basedOn date: Date) -> Bool {
        guard let day = rows[.day] else { return true }
        var parts = calendar.dateComponents([.era, .year, .month], from: date)
        if let row = rows[.year] { parts.year = row }
        if let row = rows[.month] { parts.month = row + 1 }
        return day < dayCount(of: parts)
    }

    /// Whether the date of rows may be chosen; months count when one of their days may be.
    func isAllowed(_ rows: [DateWheelField: Int], basedOn date: Date) -> Bool {
        guard isExistingDay(rows, basedOn: date) else { return false }
        guard rules.hasLimits else { return true }
        let date = self.date(for: rows, basedOn: date)
        switch rules.mode {
        case .yearAndMonth: return rules.allowsPart(of: .month, around: date)
        case .date: return rules.allowsPart(of: .day, around: date)
        default: return rules.allows(date)
        }
    }

    private func dayCount(of parts: DateComponents) -> Int {
        var first = DateComponents()
        (first.era, first.year, first.month, first.day) = (parts.era, parts.year, parts.month, 1)
        return calendar.date(from: first).flatMap { calendar.range(of: .day, in: .month, for: $0)?.count } ?? 31
    }
}
