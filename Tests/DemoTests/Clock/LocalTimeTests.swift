import Foundation
import Testing

@testable import Clock

@MainActor @Suite struct LocalTimeTests {
    /// 09:41 on the first of January 2026 in Greenwich.
    private let morning = Date(timeIntervalSince1970: 1_767_260_460)

    private func time(_ city: String, at date: Date? = nil, home: String = "London") throws -> LocalTime {
        let (there, here) = (try #require(City.named(city)), try #require(City.named(home)))
        return LocalTime(in: there.timeZone, at: date ?? morning, home: here.timeZone)
    }

    @Test func `a city ahead has a later hour of the same day`() throws {
        let time = try time("Tokyo")

        #expect((time.hour, time.minute, time.second) == (18, 41, 0))
        #expect(time.note == "Today, +9HRS")
        #expect(time.isNight)
    }

    @Test func `a city behind may still have the day before`() throws {
        let time = try time("Honolulu")

        #expect((time.hour, time.minute) == (23, 41))
        #expect(time.note == "Yesterday, −10HRS")
    }

    @Test func `a city ahead may have the next day`() throws {
        let evening = morning.addingTimeInterval(7 * 3600)

        // 16:41 in Greenwich.
        #expect(try time("Tokyo", at: evening).note == "Tomorrow, +9HRS")
        #expect(try time("Tokyo", at: evening).hour == 1)
    }

    @Test func `time differences have parts of an hour, and a single hour has the singular`() throws {
        #expect(try time("St. John’s").note == "Today, −3:30HRS")
        #expect(try time("Kathmandu").note == "Today, +5:45HRS")
        #expect(try time("Berlin").note == "Today, +1HR")
        #expect(try time("Dublin").note == "Today, +0HRS")
    }

    @Test func `from end to end of the world there are two dates between`() throws {
        // 23:30 of the year's last day in Pago Pago, and in summer 00:15 of the second day on the Chatham Islands.
        let moment = Date(timeIntervalSince1970: 1_767_263_400)

        #expect(try time("Chatham Islands", at: moment, home: "Pago Pago").note == "In 2 Days, +24:45HRS")
        #expect(try time("Pago Pago", at: moment, home: "Chatham Islands").note == "2 Days Ago, −24:45HRS")
    }

    @Test func `a difference follows summer time on both sides`() throws {
        // On 20 March 2026 New York has summer time and London not yet: four hours instead of five.
        let march = Date(timeIntervalSince1970: 1_774_000_800)

        #expect(try time("New York").note == "Today, −5HRS")
        #expect(try time("New York", at: march).note == "Today, −4HRS")
    }

    @Test func `every city's time zone is known`() {
        let unknown = City.all.filter { TimeZone(identifier: $0.zone) == nil }

        #expect(unknown.isEmpty)
        #expect(
            City.all.map(\.name) == City.all.map(\.name).sorted { $0.localizedStandardCompare($1) == .orderedAscending }
        )
        #expect(City.samples.count == 4)
    }
}
