import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore
@testable import UIKitPickers

@Suite(.application) struct CalendarMonthTests {
    private func calendar(_ locale: String = "en_US") -> Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(identifier: "UTC")!
        calendar.locale = Locale(identifier: locale)
        return calendar
    }

    private func date(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0) -> Date {
        calendar().date(from: DateComponents(year: year, month: month, day: day, hour: hour))!
    }

    @Test(arguments: [("en_US", 4), ("de_DE", 3), ("ar_EG", 5)])
    func `a month begins in the cell of its first weekday`(locale: String, cell: Int) {
        // 1 January 2026 is a Thursday; weeks begin on Sunday, Monday and Saturday.
        let month = CalendarMonth(around: date(2026, 1, 15, 9), calendar: calendar(locale))

        #expect(month.leadingCells == cell)
        #expect(month.cell(of: 1) == cell)
        #expect(month.start == date(2026, 1, 1))
    }

    @Test func `cells before the first day and after the last are empty`() {
        let month = CalendarMonth(around: date(2024, 2, 10), calendar: calendar())

        #expect(month.dayCount == 29)
        #expect(month.day(inCell: month.leadingCells - 1) == nil)
        #expect(month.day(inCell: month.leadingCells) == 1)
        #expect(month.day(inCell: month.leadingCells + 28) == 29)
        #expect(month.day(inCell: month.leadingCells + 29) == nil)
    }

    @Test func `months follow each other across years`() {
        let month = CalendarMonth(around: date(2025, 12, 31), calendar: calendar())

        #expect(month.adding(months: 1).start == date(2026, 1, 1))
        #expect(month.adding(months: -12).start == date(2024, 12, 1))
    }

    @Test func `a date is a day of its own month alone`() {
        let month = CalendarMonth(around: date(2026, 1, 1), calendar: calendar())

        #expect(month.day(of: date(2026, 1, 31, 23)) == 31)
        #expect(month.day(of: date(2026, 2, 1)) == nil)
        #expect(month.date(of: 31) == date(2026, 1, 31))
    }

    @Test func `limits leave the days that may be chosen`() {
        let month = CalendarMonth(around: date(2026, 1, 1), calendar: calendar())
        var rules = DateRules(
            mode: .date, calendar: calendar(), locale: Locale(identifier: "en_US"), today: date(2026, 1, 1))

        (rules.minimum, rules.maximum) = (date(2026, 1, 5, 18), date(2026, 1, 7, 1))

        #expect(month.allowedDays(by: rules) == [5, 6, 7])
    }
}
