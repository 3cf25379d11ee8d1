import Foundation
import Testing

@testable import Clock

@MainActor @Suite struct AlarmTests {
    private let vienna: Calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(identifier: "Europe/Vienna") ?? .gmt
        calendar.locale = Locale(identifier: "en_US")
        return calendar
    }()

    private func utc(_ text: String) throws -> Date { try Date(text, strategy: .iso8601) }

    @Test func `an alarm rings later the same day, or past midnight the next`() throws {
        let evening = try utc("2026-01-01T22:50:00Z")

        // It is 23:50 in Vienna.
        #expect(
            Alarm(id: 1, hour: 23, minute: 55).nextRing(after: evening, in: vienna) == (try utc("2026-01-01T22:55:00Z"))
        )
        #expect(
            Alarm(id: 1, hour: 0, minute: 15).nextRing(after: evening, in: vienna) == (try utc("2026-01-01T23:15:00Z")))
        #expect(
            Alarm(id: 1, hour: 23, minute: 50).nextRing(after: evening, in: vienna) == (try utc("2026-01-02T22:50:00Z"))
        )
    }

    @Test func `an alarm that is off does not ring`() throws {
        let alarm = Alarm(id: 1, hour: 7, minute: 0, isOn: false)

        #expect(alarm.nextRing(after: try utc("2026-01-01T00:00:00Z"), in: vienna) == nil)
    }

    @Test func `over the weekend the clocks are put forward, and Monday's alarm is an hour earlier by the sun`() throws
    {
        let alarm = Alarm(id: 1, hour: 7, minute: 0, weekdays: .workdays)
        let friday = try utc("2026-03-27T06:00:00Z")

        let next = try #require(alarm.nextRing(after: friday, in: vienna))

        #expect(next == (try utc("2026-03-30T05:00:00Z")))
        #expect(next.timeIntervalSince(friday) == 71 * 3600)
    }

    @Test func `an alarm in the hour that daylight saving skips rings when the clocks jump`() throws {
        let alarm = Alarm(id: 1, hour: 2, minute: 30, weekdays: .all)

        let first = try #require(alarm.nextRing(after: try utc("2026-03-28T20:00:00Z"), in: vienna))

        // At two o'clock on 29 March it is three.
        #expect(first == (try utc("2026-03-29T01:00:00Z")))
        #expect(alarm.nextRing(after: first, in: vienna) == (try utc("2026-03-30T00:30:00Z")))
    }

    @Test func `an alarm in the repeated hour rings once`() throws {
        let alarm = Alarm(id: 1, hour: 2, minute: 30, weekdays: .all)

        let first = try #require(alarm.nextRing(after: try utc("2026-10-24T20:00:00Z"), in: vienna))

        // At three o'clock on 25 October it is two again.
        #expect(first == (try utc("2026-10-25T00:30:00Z")))
        #expect(alarm.nextRing(after: first, in: vienna) == (try utc("2026-10-26T01:30:00Z")))
    }

    @Test func `an alarm of one weekday rings a week later`() throws {
        let alarm = Alarm(id: 1, hour: 9, minute: 0, weekdays: Weekdays([5]))

        // The first of January 2026 is a Thursday.
        #expect(alarm.nextRing(after: try utc("2026-01-01T07:59:59Z"), in: vienna) == (try utc("2026-01-01T08:00:00Z")))
        #expect(alarm.nextRing(after: try utc("2026-01-01T08:00:00Z"), in: vienna) == (try utc("2026-01-08T08:00:00Z")))
    }

    @Test func `days are described as a whole, singly or by their short names`() {
        #expect(Weekdays().text(in: vienna) == nil)
        #expect(Weekdays.all.text(in: vienna) == "every day")
        #expect(Weekdays.workdays.text(in: vienna) == "every weekday")
        #expect(Weekdays([1, 7]).text(in: vienna) == "every weekend")
        #expect(Weekdays([4]).text(in: vienna) == "every Wednesday")
        #expect(Weekdays([3, 1, 7]).text(in: vienna) == "Sun Tue Sat")
    }
}
