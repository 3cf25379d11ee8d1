import Foundation

/// A unit of a length of time.
struct DurationUnit: Sendable {
    let component: Calendar.Component
    let unit: NSCalendar.Unit
    /// The name of the unit's words.
    let name: String
    /// The number of the unit in one of the next larger; 0 where it varies.
    let countInLarger: Int

    /// From the largest to the smallest.
    static let all = [
        DurationUnit(component: .year, unit: .year, name: "year", countInLarger: 0),
        DurationUnit(component: .month, unit: .month, name: "month", countInLarger: 12),
        DurationUnit(component: .weekOfMonth, unit: .weekOfMonth, name: "week", countInLarger: 0),
        DurationUnit(component: .day, unit: .day, name: "day", countInLarger: 7),
        DurationUnit(component: .hour, unit: .hour, name: "hour", countInLarger: 24),
        DurationUnit(component: .minute, unit: .minute, name: "minute", countInLarger: 60),
        DurationUnit(component: .second, unit: .second, name: "second", countInLarger: 60),
    ]

    /// Whether a clock shows it between colons.
    var isOnClock: Bool { ["hour", "minute", "second"].contains(name) }
}
