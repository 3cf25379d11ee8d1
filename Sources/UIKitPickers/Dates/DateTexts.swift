import Foundation

/// The texts of a date picker, in the locale's words, digits and order.
nonisolated final class DateTexts {
    private let calendar: Calendar
    private let locale: Locale
    private var formatters: [String: DateFormatter] = [:]
    /// The pattern of a time of the day, such as `h:mm a`.
    let timePattern: String
    private let hourPattern: String
    private let countsHours: Bool

    init(_ rules: DateRules) {
        (calendar, locale, countsHours) = (rules.calendar, rules.locale, rules.mode == .countDownTimer)
        timePattern = DateFormatter.dateFormat(fromTemplate: "jmm", options: 0, locale: locale) ?? "HH:mm"
        hourPattern = countsHours ? "H" : String(timePattern.filter { "hHkK".contains($0) })
    }

    // MARK: Dates

    /// A day with its month and year in short, such as Jan 1, 2026.
    func day(_ date: Date) -> String { text(of: date, template: "yMMMd") }

    /// A day in short within its week, such as Fri Jan 2.
    func dayOfWeek(_ date: Date) -> String { text(of: date, template: "EEEMMMd").replacing(",", with: "") }

    /// A month with its year, such as January 2026.
    func month(_ date: Date) -> String { text(of: date, template: "yMMMM") }

    /// A time of the day, such as 9:41 AM.
    func time(_ date: Date) -> String { text(of: date, pattern: timePattern) }

    /// A day of the month in digits alone.
    func dayNumber(_ day: Int) -> String {
        // January of a leap year has every day.
        text(of: DateComponents(year: 2000, month: 1, day: day), pattern: "d")
    }

    /// The days of the week in short capitals, from the first of the locale's week on.
    var weekdays: [String] {
        let names = calendar.shortStandaloneWeekdaySymbols
        return names.indices.map { names[($0 + calendar.firstWeekday - 1) % names.count].uppercased(with: locale) }
    }

    /// The word for the current day.
    func todayWord(_ today: Date) -> String {
        Date.AnchoredRelativeFormatStyle(
            anchor: today, allowedFields: [.day], presentation: .named, unitsStyle: .wide, locale: locale,
            calendar: calendar, capitalizationContext: .beginningOfSentence
        ).format(today)
    }

    /// The word beside a field for the time; nil in languages for which none is known.
    var timeWord: String? {
        switch locale.language.languageCode?.identifier {
        case "en": "Time"
        case "de": "Uhrzeit"
        case "fr": "Heure"
        case "es", "pt": "Hora"
        case "it": "Ora"
        case "nl": "Tijd"
        case "sv", "nb", "da": "Tid"
        case "pl": "Godzina"
        case "ar": "الوقت"
        case "he": "שעה"
        case "ja": "時刻"
        case "zh": "时间"
        case "ko": "시간"
        default: nil
        }
    }

    // MARK: Parts

    func year(_ year: Int) -> String { text(of: DateComponents(year: year, month: 1, day: 1), template: "y") }

    /// Months count from 1.
    func monthName(_ month: Int) -> String {
        text(of: DateComponents(year: 2000, month: month, day: 1), template: "LLLL")
    }

    func dayOfMonth(_ day: Int) -> String {
        text(of: DateComponents(year: 2000, month: 1, day: day), template: "d")
    }

    func hour(_ hour: Int) -> String {
        text(of: DateComponents(year: 2000, month: 1, day: 1, hour: hour), pattern: hourPattern)
    }

    func minute(_ minute: Int) -> String {
        text(of: DateComponents(year: 2000, month: 1, day: 1, minute: minute), pattern: countsHours ? "m" : "mm")
    }

    /// The word for one half of the day.
    func dayPeriod(isAfternoon: Bool) -> String { isAfternoon ? calendar.pmSymbol : calendar.amSymbol }

    // MARK: Units

    /// The word beside a number of hours.
    func hourUnit(of count: Int) -> String {
        unit(Duration.seconds(count * 3600), .hours, width: .wide)
    }

    /// The word beside a number of minutes.
    func minuteUnit(of count: Int) -> String {
        unit(Duration.seconds(count * 60), .minutes, width: .abbreviated)
    }

    private func unit(
        _ duration: Duration, _ unit: Duration.UnitsFormatStyle.Unit, width: Duration.UnitsFormatStyle.UnitWidth
    ) -> String {
        let text = duration.formatted(Duration.UnitsFormatStyle(allowedUnits: [unit], width: width).locale(locale))
        return text.filter { !$0.isNumber }.trimmingCharacters(in: .whitespaces)
    }

    // MARK: Formatters

    private func text(of parts: DateComponents, template: String) -> String {
        calendar.date(from: parts).map { text(of: $0, template: template) } ?? ""
    }

    private func text(of parts: DateComponents, pattern: String) -> String {
        calendar.date(from: parts).map { text(of: $0, pattern: pattern) } ?? ""
    }

    private func text(of date: Date, pattern: String) -> String {
        formatter("=" + pattern) { pattern }.string(from: date)
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
