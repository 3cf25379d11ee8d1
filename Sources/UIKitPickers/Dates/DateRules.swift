import Foundation

/// The dates that a picker may choose, and its calendar and language.
nonisolated struct DateRules: Hashable {
    var mode: UIDatePicker.Mode
    /// With the locale and the time zone in force.
    let calendar: Calendar
    let locale: Locale
    /// A divisor of 60.
    var minuteInterval = 1
    /// Whether dates given by the app are cut down to the minute interval.
    var roundsToMinuteInterval = true
    var minimum: Date?
    var maximum: Date?
    /// The date whose day is called today.
    let today: Date

    init(mode: UIDatePicker.Mode, calendar: Calendar, locale: Locale, today: Date) {
        var calendar = calendar
        calendar.locale = locale
        (self.mode, self.calendar, self.locale, self.today) = (mode, calendar, locale, today)
    }

    /// Limits for a duration, which is counted from the day's beginning: one step to a minute less than a day.
    mutating func limitToOneDay() {
        minimum = Self.noDuration.addingTimeInterval(Double(minuteInterval) * 60)
        maximum = Self.noDuration.addingTimeInterval(Double(24 * 60 - minuteInterval) * 60)
    }

    /// The date for a duration of zero.
    static let noDuration = Date(timeIntervalSinceReferenceDate: 0)

    /// The calendar of durations: one whose days all have 24 hours.
    static let durationCalendar: Calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
        return calendar
    }()

    /// Whether other rules have the same wheels with the same texts: they differ only in the dates that may be chosen.
    func areOfTheSameWheels(as other: DateRules) -> Bool {
        mode == other.mode && calendar == other.calendar && locale == other.locale
            && minuteInterval == other.minuteInterval && calendar.isDate(today, inSameDayAs: other.today)
    }

    // MARK: Validity

    /// The limits in force: none when they contradict each other.
    var limits: (minimum: Date?, maximum: Date?) {
        if let minimum, let maximum, minimum > maximum { return (nil, nil) }
        return (minimum, maximum)
    }

    var hasLimits: Bool { limits.minimum != nil || limits.maximum != nil }

    /// A date cut down to the minute interval, and moved to the nearest limit.
    func valid(_ date: Date) -> Date { limited(rounded(date)) }

    /// Whether a date lies within the limits.
    func allows(_ date: Date) -> Bool { limited(date) == date }

    /// Whether some moment of a unit of the calendar, such as the day around a date, lies within the limits.
    func allowsPart(of unit: Calendar.Component, around date: Date) -> Bool {
        guard hasLimits, let span = calendar.dateInterval(of: unit, for: date) else { return true }
        if let minimum = limits.minimum, span.end <= minimum { return false }
        if let maximum = limits.maximum, span.start > maximum { return false }
        return true
    }

    private func rounded(_ date: Date) -> Date {
        guard roundsToMinuteInterval, minuteInterval > 1, mode != .date, mode != .yearAndMonth else { return date }
        let minute = calendar.component(.minute, from: date)
        guard !minute.isMultiple(of: minuteInterval) else { return date }
        return calendar.date(byAdding: .minute, value: -(minute % minuteInterval), to: date) ?? date
    }

    private func limited(_ date: Date) -> Date {
        let limits = limits
        if let minimum = limits.minimum, date < minimum { return minimum }
        if let maximum = limits.maximum, date > maximum { return maximum }
        return date
    }

    /// A date with its day changed to that of another date, at the same time of the day.
    func moving(_ date: Date, toDayOf day: Date) -> Date {
        var parts = calendar.dateComponents([.era, .year, .month, .day], from: day)
        let time = calendar.dateComponents([.hour, .minute, .second, .nanosecond], from: date)
        (parts.hour, parts.minute, parts.second, parts.nanosecond) = (
            time.hour, time.minute, time.second, time.nanosecond
        )
        return calendar.date(from: parts) ?? day
    }
}
