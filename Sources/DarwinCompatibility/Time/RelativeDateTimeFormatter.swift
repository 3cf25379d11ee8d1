public import Foundation

/// Says how far a date is from another one, in words: "in 2 hours", "yesterday".
///
/// The largest unit that is not zero counts, without a remainder.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
    /// Whether days that have names are named.
    public enum DateTimeStyle: Int, Sendable {
        /// "1 day ago".
        case numeric
        /// "Yesterday", where the language has such a word.
        case named
    }

    /// The spelling of the unit and its number.
    public enum UnitsStyle: Int, Sendable {
        /// "2 months ago".
        case full
        /// "two months ago".
        case spellOut
        /// "2 mo. ago".
        case short
        /// "2mo ago".
        case abbreviated
    }

    /// Whether days that have names are named.
    open var dateTimeStyle = DateTimeStyle.numeric
    /// The spelling of the unit and its number.
    open var unitsStyle = UnitsStyle.full
    /// The context of the text, which decides about its first letter.
    open var formattingContext = Formatter.Context.unknown
    /// The calendar that counts the units; nil for the user's.
    open var calendar: Calendar! = .autoupdatingCurrent
    /// The language; nil for the user's.
    open var locale: Locale! = .autoupdatingCurrent

    private static let fields: [(component: Calendar.Component, field: Date.RelativeFormatStyle.Field)] = [
        (.year, .year), (.month, .month), (.weekOfMonth, .week), (.day, .day), (.hour, .hour), (.minute, .minute),
        (.second, .second),
    ]

    /// Says how far some components are, of which only the largest unit that is not zero counts.
    open func localizedString(from dateComponents: DateComponents) -> String {
        let used = Self.fields.first { (dateComponents.value(for: $0.component) ?? 0) != 0 } ?? Self.fields.last!
        let count = dateComponents.value(for: used.component) ?? 0
        let calendar = calendar ?? .autoupdatingCurrent
        // Any date will do; in the middle of a month and of a day no unit is shorter than elsewhere.
        let start = calendar.date(from: DateComponents(year: 2023, month: 5, day: 15, hour: 12)) ?? Date()
        let end = calendar.date(byAdding: used.component, value: count, to: start) ?? start
        var style = Date.AnchoredRelativeFormatStyle(
            anchor: end, presentation: dateTimeStyle == .named ? .named : .numeric, unitsStyle: width,
            locale: locale ?? .autoupdatingCurrent, calendar: calendar, capitalizationContext: capitalization)
        style.allowedFields = [used.field]
        return style.format(start)
    }

    /// Says how far a number of seconds is.
    open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
        let start = Date(timeIntervalSinceReferenceDate: 0)
        return localizedString(for: start.addingTimeInterval(timeInterval), relativeTo: start)
    }

    /// Says how far a date is from another one.
    ///
    /// - Parameters:
    ///   - date: The date that is described.
    ///   - referenceDate: The date that it is described to.
    open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
        let components = Set(Self.fields.map(\.component))
        let calendar = calendar ?? .autoupdatingCurrent
        return localizedString(from: calendar.dateComponents(components, from: referenceDate, to: date))
    }

    /// The text for the distance of a date from now; nil for other objects.
    open override func string(for obj: Any?) -> String? {
        (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
    }

    private var width: Date.RelativeFormatStyle.UnitsStyle {
        switch unitsStyle {
        case .full: .wide
        case .spellOut: .spellOut
        case .short: .abbreviated
        case .abbreviated: .narrow
        }
    }

    private var capitalization: FormatStyleCapitalizationContext {
        switch formattingContext {
        case .standalone: .standalone
        case .listItem: .listItem
        case .beginningOfSentence: .beginningOfSentence
        case .middleOfSentence: .middleOfSentence
        default: .unknown
        }
    }
}
