import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore
@testable import UIKitPickers

@Suite(.application) struct DateWheelsTests {
    private func calendar(_ zone: String = "UTC") -> Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(identifier: zone)!
        return calendar
    }

    private func wheels(
        _ mode: UIDatePicker.Mode, locale: String = "en_US", interval: Int = 1, zone: String = "UTC"
    ) -> DateWheels {
        DateWheels(rules(mode, locale: locale, interval: interval, zone: zone))
    }

    private func rules(
        _ mode: UIDatePicker.Mode, locale: String = "en_US", interval: Int = 1, zone: String = "UTC"
    ) -> DateRules {
        var rules = DateRules(
            mode: mode, calendar: calendar(zone), locale: Locale(identifier: locale), today: date(2026, 1, 1))
        rules.minuteInterval = interval
        return rules
    }

    private func date(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0, _ minute: Int = 0, _ second: Int = 0)
        -> Date
    {
        calendar().date(
            from: DateComponents(year: year, month: month, day: day, hour: hour, minute: minute, second: second))!
    }

    private func title(_ wheels: DateWheels, _ field: DateWheelField, _ row: Int) -> String {
        wheels.title(of: row, in: field)
    }

    @Test(arguments: [
        ("en_US", [DateWheelField.month, .day, .year]), ("de_DE", [.day, .month, .year]),
        ("ja_JP", [.year, .month, .day]),
    ])
    func `the wheels are in the locale's order`(locale: String, fields: [DateWheelField]) {
        #expect(wheels(.date, locale: locale).fields == fields)
    }

    @Test func `only locales that count hours twice have a wheel for the half of the day`() {
        #expect(wheels(.time).fields == [.hour, .minute, .dayPeriod])
        #expect(wheels(.dateAndTime, locale: "de_DE").fields == [.fullDay, .hour, .minute])
    }

    @Test func `titles are in the locale's words`() {
        let english = wheels(.dateAndTime)
        let german = wheels(.date, locale: "de_DE")

        #expect(title(english, .hour, 0) == "12")
        #expect(title(english, .hour, 13) == "1")
        #expect(title(english, .minute, 5) == "05")
        #expect(title(english, .dayPeriod, 1) == "PM")
        #expect(title(german, .month, 2) == "März")
        #expect(title(german, .day, 8) == "9")
        #expect(title(german, .year, 2026) == "2026")
        #expect(title(wheels(.time, locale: "de_DE"), .hour, 7) == "07")
    }

    @Test func `the current day is called today and others by weekday and date`() {
        let wheels = wheels(.dateAndTime)
        let today = wheels.row(of: .fullDay, for: date(2026, 1, 1, 15))

        #expect(title(wheels, .fullDay, today) == "Today")
        #expect(title(wheels, .fullDay, today + 1) == "Fri Jan 2")
    }

    @Test(arguments: [UIDatePicker.Mode.time, .date, .dateAndTime])
    func `the rows of a date lead back to it`(mode: UIDatePicker.Mode) {
        let wheels = wheels(mode)
        let date = date(2024, 2, 29, 13, 45)

        let rows = Dictionary(uniqueKeysWithValues: wheels.fields.map { ($0, wheels.row(of: $0, for: date)) })

        #expect(wheels.date(for: rows, basedOn: date) == date)
    }

    @Test func `choosing a time keeps the day and drops the seconds`() {
        let chosen = wheels(.time).date(for: [.hour: 7, .minute: 30], basedOn: date(2026, 3, 4, 5, 6, 7))

        #expect(chosen == date(2026, 3, 4, 7, 30))
    }

    @Test func `choosing a day keeps the time`() {
        let chosen = wheels(.date).date(for: [.year: 2027, .month: 0, .day: 0], basedOn: date(2026, 3, 4, 5, 6, 7))

        #expect(chosen == date(2027, 1, 1, 5, 6, 7))
    }

    @Test func `a day that the month lacks becomes its last one`() {
        let wheels = wheels(.date)
        let rows: [DateWheelField: Int] = [.year: 2026, .month: 1, .day: 30]

        #expect(!wheels.isExistingDay(rows, basedOn: date(2026, 1, 31)))
        #expect(wheels.date(for: rows, basedOn: date(2026, 1, 31)) == date(2026, 2, 28))
    }

    @Test func `the minute interval makes the steps and cuts dates down`() {
        let wheels = wheels(.time, interval: 15)

        #expect(wheels.rows(of: .minute) == .endless(count: 4))
        #expect(title(wheels, .minute, 3) == "45")
        #expect(wheels.rules.valid(date(2026, 1, 1, 9, 41)) == date(2026, 1, 1, 9, 30))
    }

    @Test func `limits hold unless they contradict each other`() {
        var rules = rules(.dateAndTime)
        let (early, late) = (date(2026, 1, 1), date(2026, 1, 31))

        (rules.minimum, rules.maximum) = (early, late)
        let valid = [rules.valid(date(2025, 1, 1)), rules.valid(date(2027, 1, 1))]
        (rules.minimum, rules.maximum) = (late, early)

        #expect(valid == [early, late])
        #expect(rules.valid(date(2027, 1, 1)) == date(2027, 1, 1))
        #expect(!rules.hasLimits)
    }

    @Test func `dates of the app keep their minutes where rounding is off`() {
        var rules = rules(.time, interval: 15)

        rules.roundsToMinuteInterval = false

        #expect(rules.valid(date(2026, 1, 1, 9, 41)) == date(2026, 1, 1, 9, 41))
    }

    @Test func `a day counts as allowed when a part of it is`() {
        var rules = rules(.date)

        (rules.minimum, rules.maximum) = (date(2026, 1, 5, 18), date(2026, 1, 7))

        let allowed = (4...8).map { rules.allowsPart(of: .day, around: date(2026, 1, $0)) }
        #expect(allowed == [false, true, true, true, false])
    }

    @Test(arguments: [("en_US", [DateWheelField.month, .year]), ("ja_JP", [.year, .month])])
    func `months and years alone are in the locale's order`(locale: String, fields: [DateWheelField]) {
        #expect(wheels(.yearAndMonth, locale: locale).fields == fields)
    }

    @Test func `choosing a shorter month takes its last day`() {
        let chosen = wheels(.yearAndMonth).date(for: [.year: 2026, .month: 1], basedOn: date(2026, 1, 31))

        #expect(chosen == date(2026, 2, 28))
    }

    @Test func `durations are plain numbers with units in the locale's words`() {
        let (english, german) = (wheels(.countDownTimer, interval: 5), wheels(.countDownTimer, locale: "de_DE"))

        #expect(english.fields == [.hour, .minute])
        #expect(title(english, .hour, 0) == "0")
        #expect(title(english, .minute, 1) == "5")
        #expect(english.unit(of: 1, in: .hour) == "hour")
        #expect(english.unit(of: 2, in: .hour) == "hours")
        #expect(english.unit(of: 1, in: .minute) == "min")
        #expect(german.unit(of: 2, in: .hour) == "Stunden")
        #expect(wheels(.time).unit(of: 2, in: .hour) == nil)
    }

    @Test(arguments: [("en_US", "Today"), ("fr_FR", "Aujourd’hui"), ("ar_EG", "اليوم")])
    func `the word for the current day is the language's`(locale: String, word: String) {
        let wheels = wheels(.dateAndTime, locale: locale)

        #expect(title(wheels, .fullDay, wheels.row(of: .fullDay, for: date(2026, 1, 1))) == word)
    }

    @Test func `from right to left a time keeps its order`() {
        let wheels = wheels(.dateAndTime, locale: "ar_EG")

        #expect(wheels.fields == [.fullDay, .hour, .minute, .dayPeriod])
        #expect(wheels.fields(isRightToLeft: true) == [.fullDay, .minute, .hour, .dayPeriod])
    }

    @Test func `hours are those of the time zone`() {
        #expect(wheels(.time, zone: "Asia/Tokyo").row(of: .hour, for: date(2026, 1, 1, 20)) == 5)
    }
}
