import Foundation

/// The texts on a date picker's wheels, in the locale's words, digits and order.
nonisolated final class DateWheelTitles {
    /// The day that `DateWheelField.fullDay` counts from.
    let firstDay: Date
    private let calendar: Calendar
    private let locale: Locale
    private let today: Date
    private let hourPattern: String
    private var formatters: [String: DateFormatter] = [:]

    init(calendar: Calendar, locale: Locale, timePattern: String, today: Date) {
        self.calendar = calendar
        self.locale = locale
        self.today = today
        hourPattern = String(timePattern.filter { "hHkK".contains($0) })
        var gregorian = Calendar(identifier: .gregorian)
        gregorian.timeZone = calendar.timeZone
        firstDay = calendar.startOfDay(
            for: gregorian.date(from: DateComponents(year: 2001, month: 1, day: 1)) ?? Date(timeIntervalSince1970: 0))
    }

    /// What stands on a row.
    func title(of row: Int, in field: DateWheelField, minuteInterval: Int) -> String {
        switch field {
        case .fullDay:
            guard let day = calendar.date(byAdding: .day, value: row, to: firstDay) else { return "" }
            if calendar.isDate(day, inSameDayAs: today), let word = todayWord { return word }
            return text(of: day, template: "EEEMMMd").replacing(",", with: "")
        case .year: return text(of: DateComponents(year: row, month: 1, day: 1), template: "y")
        case .month: return text(of: DateComponents(year: 2000, month: row + 1, day: 1), template: "LLLL")
        // January of a leap year, so that every day exists.
        case .day: return text(of: DateComponents(year: 2000, month: 1, day: row + 1), template: "d")
        case .hour: return text(of: DateComponents(year: 2000, month: 1, day: 1, hour: row), pattern: hourPattern)
        case .minute:
            return text(of: DateComponents(year: 2000, month: 1, day: 1, minute: row * minuteInterval), pattern: "mm")
        case .dayPeriod: return row == 0 ? calendar.amSymbol : calendar.pmSymbol
        }
    }

    /// The locale's word for the current day; nil where the date has to do.
    private var todayWord: String? {
        switch locale.language.languageCode?.identifier {
        case "en": "Today"
        case "de": "Heute"
        case "fr": "Aujourd’hui"
        case "es": "Hoy"
        case "it": "Oggi"
        case "pt": "Hoje"
        case "nl": "Vandaag"
        case "sv", "nb", "da": "I dag"
        case "pl": "Dzisiaj"
        case "ja": "今日"
        case "zh": "今天"
        case "ko": "오늘"
        default: nil
        }
    }

    private func text(of parts: DateComponents, template: String) -> String {
        calendar.date(from: parts).map { text(of: $0, template: template) } ?? ""
    }

    private func text(of parts: DateComponents, pattern: String) -> String {
        calendar.date(from: parts).map { formatter(pattern) { pattern }.string(from: $0) } ?? ""
    }

    private func text(of date: Date, template: String) -> String {
        formatter(template) { [locale] in
            DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale) ?? template
        }.string(from: date)
    }

    private func formatter(_ key: String, pattern: () -> String) -> DateFormatter {
        if let formatter = formatters[key] { return formatter }
        let formatter = DateFormatter()
        formatter.calendar = calendar
        formatter.locale = locale
        formatter.timeZone = calendar.timeZone
        formatter.dateFormat = pattern()
        formatters[key] = formatter
        return formatter
    }
}
