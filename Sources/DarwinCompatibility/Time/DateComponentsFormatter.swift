public import Foundation

/// Says how long a time is, in the user's language: "1:10:00", "1h 10m", "one hour, ten minutes".
///
/// Foundation on Linux has the class in name only. Units and their lists are in all languages that Foundation knows.
///
/// Status: partial – the phrases around a time are in English and German, and whole units are shown alone.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
    /// The spelling of units.
    public enum UnitsStyle: Int, Sendable {
        /// `1:10:00`; units above hours are as in ``abbreviated``.
        case positional
        /// `1h 10m`.
        case abbreviated
        /// `1 hr, 10 min`.
        case short
        /// `1 hour, 10 minutes`.
        case full
        /// `one hour, ten minutes`.
        case spellOut
        /// `1hr 10min`.
        case brief
    }

    /// The rule for showing units that are zero.
    public struct ZeroFormattingBehavior: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// In positions, zeros before the first other unit are left out, and those behind it have two digits; in words, all zeros
        /// are left out.
        public static let `default` = ZeroFormattingBehavior(rawValue: 1)
        /// Zeros before the first other unit are left out.
        public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
        /// Zeros between other units are left out.
        public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
        /// Zeros behind the last other unit are left out.
        public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
        /// All zeros are left out.
        public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
        /// Numbers have two digits or more.
        public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
    }

    /// The spelling of units.
    open var unitsStyle = UnitsStyle.positional
    /// The units that may be shown: years, months, weeks of a month, days, hours, minutes and seconds; others stop the program.
    ///
    /// An empty set means all of these where a time is between dates or in seconds, and the components' own units where it
    /// is components.
    open var allowedUnits: NSCalendar.Unit = [] {
        didSet {
            guard DurationUnit.all.reduce(into: allowedUnits, { $0.remove($1.unit) }) != [] else { return }
            fatalError(
                "A DateComponentsFormatter was given units that are no length. Allow some of year, month, weekOfMonth, day, hour, "
                    + "minute and second.")
        }
    }
    /// The rule for showing units that are zero.
    open var zeroFormattingBehavior = ZeroFormattingBehavior.default
    /// The calendar that counts the units and has the language; nil is the Gregorian one in English.
    open var calendar: Calendar? = .autoupdatingCurrent
    /// The date from which components are counted; nil is now. February has fewer days than March.
    open var referenceDate: Date?
    /// The greatest number of units shown, the largest first; 0 is any number. Smaller units are dropped.
    open var maximumUnitCount = 0
    /// Whether one of the largest unit is shown in the next smaller one: 63 seconds, not a minute and three.
    open var collapsesLargestUnit = false
    /// Whether the text marks the time as an estimate: "About 5 minutes".
    open var includesApproximationPhrase = false
    /// Whether the text marks the time as remaining: "5 minutes remaining".
    open var includesTimeRemainingPhrase = false
    /// The text's surroundings; of no effect, as on iOS.
    open var formattingContext = Formatter.Context.unknown

    /// Says how long components are, which are first made units that are allowed.
    open func string(from components: DateComponents) -> String? {
        let own = DurationUnit.all.filter { components.value(for: $0.component) != nil }
        let units = allowedUnits.isEmpty ? own : DurationUnit.all.filter { allowedUnits.contains($0.unit) }
        var counting = components.calendar ?? usedCalendar
        counting.timeZone = .gmt
        let start = referenceDate ?? Date()
        guard let end = counting.date(byAdding: components, to: start), !units.isEmpty else { return nil }
        return text(from: start, to: end, in: units, counting)
    }

    /// Says how long the time between two dates is; with a minus sign where the second is before the first.
    ///
    /// - Parameters:
    ///   - startDate: The first date.
    ///   - endDate: The second date.
    open func string(from startDate: Date, to endDate: Date) -> String? {
        text(from: startDate, to: endDate, in: allowedDurations, usedCalendar)
    }

    /// Says how long some seconds are, of which a fraction is left out.
    open func string(from ti: TimeInterval) -> String? {
        guard ti.isFinite else { return nil }
        // Days have 24 hours, also where a clock is put back.
        var counting = usedCalendar
        counting.timeZone = .gmt
        let start = referenceDate ?? Date()
        return text(
            from: start, to: start.addingTimeInterval(ti.rounded(.towardZero)), in: allowedDurations, counting)
    }

    /// Says how long components are, in a style and with all else as it is at first.
    ///
    /// - Parameters:
    ///   - components: The components.
    ///   - unitsStyle: How units are written.
    open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = unitsStyle
        return formatter.string(from: components)
    }

    /// The text for the length of components; nil for other objects.
    open override func string(for obj: Any?) -> String? { (obj as? DateComponents).flatMap { string(from: $0) } }

    private var usedCalendar: Calendar {
        if let calendar { return calendar }
        var gregorian = Calendar(identifier: .gregorian)
        gregorian.locale = Locale(identifier: "en_US_POSIX")
        return gregorian
    }

    private var allowedDurations: [DurationUnit] {
        DurationUnit.all.filter { allowedUnits.isEmpty || allowedUnits.contains($0.unit) }
    }

    private func text(from start: Date, to end: Date, in units: [DurationUnit], _ counting: Calendar) -> String {
        let (first, last) = (min(start, end), max(start, end))
        let counts = counting.dateComponents(Set(units.map(\.component)), from: first, to: last)
        var length = DurationText(
            parts: units.map { DurationText.Part(unit: $0, count: counts.value(for: $0.component) ?? 0) },
            style: unitsStyle, language: (calendar?.locale ?? usedCalendar.locale ?? .current).identifier)
        if collapsesLargestUnit { length.collapseLargest() }
        length.dropZeros(zeroFormattingBehavior, maximum: maximumUnitCount)
        if end < start { length.negate() }
        return length.phrase(isEstimate: includesApproximationPhrase, isLeft: includesTimeRemainingPhrase)
    }
}
