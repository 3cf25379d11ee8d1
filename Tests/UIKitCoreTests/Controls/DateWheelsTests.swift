import Foundation
import Testing

@testable import UIKitCore

@Suite struct DateWheelsTests {
    private func calendar(_ zone: String = "UTC") -> Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(identifier: zone)!
        return calendar
    }

    private func wheels(
        _ mode: UIDatePicker.Mode, locale: String = "en_US", interval: Int = 1, zone: String = "UTC"
    ) -> DateWheels {
        DateWheels(
            mode: mode, calendar: calendar(zone), locale: Locale(identifier: locale), minuteInterval: interval,
            today: date(2026, 1, 1))
    }

    private func date(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0, _ minute: Int = 0, _ second: Int = 0)
        -> Date
    {
        calendar().date(
            from: DateComponents(year: year, month: month, day: day, hour: hour, minute: minute, second: second))!
    }

    private func title(_ wheels: DateWheels, _ field: DateWheelField, _ row: Int) -> String {
        wheels.titles.title(of: row, in: field, minuteInterval: wheels.minuteInterval)
    }

    @Test(arguments: [
        ("en_US", [DateWheelField.month, .day, .year]), ("de_DE", [.day, .month, .year]),
        ("ja_JP", [.year, .month, .day]),
    ])
    func `the wheels stand in the locale's order`(locale: String, fields: [DateWheelField]) {
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
        #expect(wheels.valid(date(2026, 1, 1, 9, 41), from: nil, to: nil) == date(2026, 1, 1, 9, 30))
    }

    @Test func `limits hold unless they contradict each other`() {
        let wheels = wheels(.dateAndTime)
        let (early, late) = (date(2026, 1, 1), date(2026, 1, 31))

        #expect(wheels.valid(date(2025, 1, 1), from: early, to: late) == early)
        #expect(wheels.valid(date(2027, 1, 1), from: early, to: late) == late)
        #expect(wheels.valid(date(2027, 1, 1), from: late, to: early) == date(2027, 1, 1))
    }

    @Test func `hours are those of the time zone`() {
        #expect(wheels(.time, zone: "Asia/Tokyo").row(of: .hour, for: date(2026, 1, 1, 20)) == 5)
    }
}
