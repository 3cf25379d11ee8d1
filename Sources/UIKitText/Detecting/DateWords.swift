import Foundation

/// The names and the order by which dates of a locale are known.
struct DateWords {
    /// The number of each month by its names in lower case.
    private var months: [String: Int] = [:]
    /// Whether dates in digits have the day before the month.
    private(set) var beginsWithDay = true

    /// Reads the words of a locale; nil has none.
    init(_ locale: Locale?) {
        guard let locale else { return }
        let formatter = DateFormatter()
        formatter.locale = locale
        formatter.calendar = Calendar(identifier: .gregorian)
        for names in [
            formatter.monthSymbols, formatter.standaloneMonthSymbols, formatter.shortMonthSymbols,
            formatter.shortStandaloneMonthSymbols,
        ] {
            for (index, name) in names.enumerated() {
                months[name.lowercased().trimmingCharacters(in: ["."])] = index + 1
            }
        }
        let pattern = DateFormatter.dateFormat(fromTemplate: "yMd", options: 0, locale: locale) ?? "dMy"
        let (day, month) = (pattern.firstIndex(of: "d"), pattern.firstIndex { $0 == "M" || $0 == "L" })
        if let day, let month { beginsWithDay = day < month }
    }

    func month(named name: String) -> Int? { months[name.lowercased()] }
}
