import UIKit

/// Writes times of day as the session's locale does.
final class TimeWriter {
    /// A time with the letters for morning and afternoon apart, where these are usual.
    struct Parts: Equatable {
        var digits: String
        var period: String?
        /// Whether the letters precede the digits.
        var periodLeads = false
    }

    private let formatter = DateFormatter()

    init() {
        let locale = SessionClock.calendar.locale ?? Locale(identifier: "en_US")
        formatter.locale = locale
        formatter.timeZone = .gmt
        formatter.setLocalizedDateFormatFromTemplate("jmm")
    }

    /// An hour and a minute in one line of text.
    func text(hour: Int, minute: Int) -> String {
        formatter.string(from: Date(timeIntervalSinceReferenceDate: TimeInterval(hour * 3600 + minute * 60)))
    }

    /// An hour and a minute in parts.
    func parts(hour: Int, minute: Int) -> Parts {
        let text = text(hour: hour, minute: minute)
        for period in [formatter.amSymbol, formatter.pmSymbol] {
            guard let range = text.range(of: period) else { continue }
            let rest = text.replacingCharacters(in: range, with: "").trimmingCharacters(in: .whitespaces)
            return Parts(
                digits: rest, period: period, periodLeads: range.lowerBound == text.startIndex)
        }
        return Parts(digits: text)
    }
}
