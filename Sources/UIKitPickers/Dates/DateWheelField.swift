/// The part of a date that a wheel chooses.
nonisolated enum DateWheelField: Hashable {
    /// The day with its month and weekday; rows count days from the first of 2001.
    case fullDay
    case year
    /// Rows count from 0 for the first month.
    case month
    /// Rows count from 0 for the first day of the month.
    case day
    /// Rows are the hours 0 to 23, with any names in the locale.
    case hour
    /// Rows count steps of the minute interval.
    case minute
    /// Row 0 is before noon, row 1 after it.
    case dayPeriod
}
