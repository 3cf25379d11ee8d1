import Foundation

/// The time in a zone at a moment, and its difference from home.
struct LocalTime: Equatable {
    let hour: Int
    let minute: Int
    let second: Int
    /// How many dates the zone is ahead of home: from -2 to 2.
    let daysAhead: Int
    /// How many seconds the zone's clocks are ahead of those at home.
    let secondsAhead: Int

    init(in zone: TimeZone, at date: Date, home: TimeZone) {
        let away = Self.day(in: zone, at: date)
        (hour, minute, second) = (away.second / 3600, away.second / 60 % 60, away.second % 60)
        daysAhead = away.day - Self.day(in: home, at: date).day
        secondsAhead = zone.secondsFromGMT(for: date) - home.secondsFromGMT(for: date)
    }

    /// The number of a zone's day, and how many seconds of it have passed.
    private static func day(in zone: TimeZone, at date: Date) -> (day: Int, second: Int) {
        let seconds = Int(date.timeIntervalSinceReferenceDate.rounded(.down)) + zone.secondsFromGMT(for: date)
        let day = Int((Double(seconds) / 86400).rounded(.down))
        return (day, seconds - day * 86400)
    }

    /// Whether it is dark, more or less.
    var isNight: Bool { !(6..<18).contains(hour) }

    /// The difference in words, such as `Tomorrow, +9HRS`.
    var note: String { "\(dayName), \(difference)" }

    private var dayName: String {
        switch daysAhead {
        case 0: "Today"
        case 1: "Tomorrow"
        case -1: "Yesterday"
        default: daysAhead > 0 ? "In \(daysAhead) Days" : "\(-daysAhead) Days Ago"
        }
    }

    private var difference: String {
        let minutes = abs(secondsAhead) / 60
        let rest = minutes % 60
        let tail = rest == 0 ? "" : ":" + (rest < 10 ? "0" : "") + "\(rest)"
        return (secondsAhead < 0 ? "−" : "+") + "\(minutes / 60)\(tail)" + (minutes == 60 ? "HR" : "HRS")
    }
}
