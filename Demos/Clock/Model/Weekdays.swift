import Foundation

/// Some of the days of the week.
struct Weekdays: OptionSet, Hashable, Codable {
    let rawValue: Int

    static let workdays = Weekdays([2, 3, 4, 5, 6])
    static let weekend = Weekdays([1, 7])
    static let all: Weekdays = [.workdays, .weekend]

    init(rawValue: Int) { self.rawValue = rawValue }

    /// The days with the numbers that calendars give them: Sunday is 1.
    init(_ numbers: [Int]) { rawValue = numbers.reduce(0) { $0 | 1 << $1 } }

    /// Whether the day with a calendar's number is among them.
    func contains(day number: Int) -> Bool { rawValue & 1 << number != 0 }

    /// Adds the day with a calendar's number, or takes it out.
    mutating func toggle(day number: Int) { self = Weekdays(rawValue: rawValue ^ 1 << number) }

    /// The numbers of all days in the order of a calendar's week.
    static func order(in calendar: Calendar) -> [Int] { (0..<7).map { (calendar.firstWeekday - 1 + $0) % 7 + 1 } }

    /// The days in words; nil for none.
    func text(in calendar: Calendar) -> String? {
        switch self {
        case []: return nil
        case .all: return "every day"
        case .workdays: return "every weekday"
        case .weekend: return "every weekend"
        default:
            let days = Self.order(in: calendar).filter(contains(day:))
            if days.count == 1 { return "every " + calendar.weekdaySymbols[days[0] - 1] }
            return days.map { calendar.shortWeekdaySymbols[$0 - 1] }.joined(separator: " ")
        }
    }
}
