import Foundation

/// A time of day at which to ring: once, or on some days of every week.
struct Alarm: Codable, Equatable, Identifiable {
    static let usualLabel = "Alarm"

    let id: Int
    var hour: Int
    var minute: Int
    var label = Self.usualLabel
    /// The days on which it rings; without any it rings once and is off then.
    var weekdays: Weekdays = []
    var isOn = true
    var canSnooze = true

    /// The time of its next ring after a moment; nil while it is off.
    ///
    /// A time that the clocks skip when they are put forward means the first one after the gap, and of one that is repeated when
    /// they are put back the first counts.
    func nextRing(after date: Date, in calendar: Calendar) -> Date? {
        guard isOn else { return nil }
        let time = DateComponents(hour: hour, minute: minute, second: 0)
        var moment = date
        for _ in 0..<8 {
            guard
                let next = calendar.nextDate(
                    after: moment, matching: time, matchingPolicy: .nextTime, repeatedTimePolicy: .first)
            else { return nil }
            if weekdays.isEmpty || weekdays.contains(day: calendar.component(.weekday, from: next)) { return next }
            moment = next
        }
        return nil
    }

    /// The text below its time.
    func note(in calendar: Calendar) -> String {
        [label, weekdays.text(in: calendar)].compactMap(\.self).joined(separator: ", ")
    }

    /// The alarms of a fresh app.
    static let samples = [
        Alarm(id: 1, hour: 6, minute: 30, weekdays: .workdays),
        Alarm(id: 2, hour: 8, minute: 15, label: "Farmers’ market", weekdays: Weekdays([7]), isOn: false),
    ]
}
