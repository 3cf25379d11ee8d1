import DarwinCompatibility
import Foundation
import Testing

@Suite struct DateComponentsFormatterTests {
    private typealias Formatter = DarwinCompatibility.DateComponentsFormatter

    private func formatter(_ style: Formatter.UnitsStyle, _ language: String = "en_US") -> Formatter {
        let formatter = Formatter()
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = Locale(identifier: language)
        calendar.timeZone = .gmt
        formatter.calendar = calendar
        formatter.unitsStyle = style
        formatter.referenceDate = Date(timeIntervalSinceReferenceDate: 0)
        return formatter
    }

    @Test(arguments: [
        (Formatter.UnitsStyle.positional, "1:10:00"), (.abbreviated, "1h 10m"), (.short, "1 hr, 10 min"),
        (.full, "1 hour, 10 minutes"), (.spellOut, "one hour, ten minutes"), (.brief, "1hr 10min"),
    ])
    private func `an hour and ten minutes are written in each style`(style: Formatter.UnitsStyle, text: String) {
        #expect(formatter(style).string(from: 4200) == text)
    }

    @Test func `a number of four digits is spelled out too`() {
        let formatter = formatter(.spellOut)
        formatter.allowedUnits = .second

        #expect(formatter.string(from: 4200) == "four thousand two hundred seconds")
    }

    @Test func `words are those of the calendar's language`() {
        #expect(formatter(.full, "de_DE").string(from: 93784) == "1 Tag, 2 Stunden, 3 Minuten und 4 Sekunden")
        #expect(formatter(.full, "fr_FR").string(from: 7200)?.contains("2") == true)
        #expect(formatter(.full, "fr_FR").string(from: 7200)?.contains("heures") == true)
        #expect(formatter(.full, "ja_JP").string(from: 3600) == "1時間")
    }

    @Test(arguments: [
        (5.0, "5", "00:05", "0:5"), (65, "1:05", "01:05", "1:5"), (3600, "60:00", "60:00", "60:0"),
        (0, "0", "00:00", "0:0"),
    ])
    func `positions keep the digits that the behaviour asks for`(
        seconds: Double, standard: String, padded: String, plain: String
    ) {
        let formatter = formatter(.positional)
        formatter.allowedUnits = [.minute, .second]

        #expect(formatter.string(from: seconds) == standard)
        formatter.zeroFormattingBehavior = .pad
        #expect(formatter.string(from: seconds) == padded)
        formatter.zeroFormattingBehavior = []
        #expect(formatter.string(from: seconds) == plain)
    }

    @Test func `zeros are left out where the behaviour says so`() {
        let formatter = formatter(.abbreviated)
        formatter.allowedUnits = [.hour, .minute, .second]

        #expect(formatter.string(from: 3605) == "1h 5s")
        formatter.zeroFormattingBehavior = []
        #expect(formatter.string(from: 3600) == "1h 0m 0s")
        #expect(formatter.string(from: 605) == "0h 10m 5s")
        formatter.zeroFormattingBehavior = .dropLeading
        #expect(formatter.string(from: 605) == "10m 5s")
        formatter.zeroFormattingBehavior = .dropMiddle
        #expect(formatter.string(from: 3605) == "1h 5s")
        formatter.zeroFormattingBehavior = .dropTrailing
        #expect(formatter.string(from: 3600) == "1h")
        formatter.zeroFormattingBehavior = .dropAll
        #expect(formatter.string(from: 0) == "0s")
    }

    @Test func `the largest units are shown, as many as are allowed`() {
        let formatter = formatter(.abbreviated)
        formatter.allowedUnits = [.hour, .minute, .second]
        formatter.maximumUnitCount = 2

        #expect(formatter.string(from: 4230) == "1h 10m")
        #expect(formatter.string(from: 630) == "10m 30s")
        formatter.maximumUnitCount = 0
        #expect(formatter.string(from: 4230) == "1h 10m 30s")
    }

    @Test func `one of the largest unit becomes the next smaller one`() {
        let formatter = formatter(.abbreviated)
        formatter.allowedUnits = [.minute, .second]
        formatter.collapsesLargestUnit = true

        #expect(formatter.string(from: 63) == "63s")
        #expect(formatter.string(from: 123) == "2m 3s")
    }

    @Test func `phrases are around the time`() {
        let formatter = formatter(.full)
        formatter.allowedUnits = [.minute]
        formatter.includesTimeRemainingPhrase = true

        #expect(formatter.string(from: 300) == "5 minutes remaining")
        formatter.includesApproximationPhrase = true
        #expect(formatter.string(from: 300) == "About 5 minutes remaining")
        formatter.includesTimeRemainingPhrase = false
        #expect(formatter.string(from: 300) == "About 5 minutes")
    }

    @Test func `components are made allowed units, or keep their own`() {
        let formatter = formatter(.full)

        #expect(formatter.string(from: DateComponents(month: 1, day: 2)) == "1 month, 2 days")
        #expect(formatter.string(from: DateComponents(minute: 90)) == "90 minutes")
        #expect(formatter.string(for: DateComponents(hour: 2)) == "2 hours")
        formatter.allowedUnits = [.hour, .minute]
        #expect(formatter.string(from: DateComponents(minute: 90)) == "1 hour, 30 minutes")
        formatter.allowedUnits = [.day]
        // From the first of January.
        #expect(formatter.string(from: DateComponents(month: 2)) == "59 days")
    }

    @Test func `a time between dates counts months of the calendar, and may be negative`() {
        let (start, end) = (Date(timeIntervalSinceReferenceDate: 0), Date(timeIntervalSinceReferenceDate: 32 * 86400))
        let formatter = formatter(.full)

        #expect(formatter.string(from: start, to: end) == "1 month, 1 day")
        #expect(formatter.string(from: end, to: start) == "-1 month, 1 day")
        #expect(formatter.string(from: -90) == "-1 minute, 30 seconds")
        #expect(self.formatter(.positional).string(from: 90061) == "1d 1:01:01")
        #expect(formatter.string(from: .infinity) == nil)
    }

    @Test func `a unit that is no length stops the program`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            DarwinCompatibility.DateComponentsFormatter().allowedUnits = [.weekday]
        }

        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("no length"))
    }
}
