import DarwinCompatibility
import Foundation
import Testing

@Suite struct RelativeDateTimeTests {
    private let formatter = RelativeDateTimeFormatter()
    private let date = Date(timeIntervalSince1970: 1_700_000_000)

    init() {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        (formatter.calendar, formatter.locale) = (calendar, Locale(identifier: "en_US"))
    }

    @Test(arguments: [
        (0, "in 0 seconds"), (-59, "59 seconds ago"), (6_840, "in 1 hour"), (86_400, "in 1 day"),
        (-691_200, "1 week ago"),
    ]) func `the largest unit of a distance counts, without a remainder`(_ seconds: Double, _ text: String) {
        #expect(formatter.localizedString(fromTimeInterval: seconds) == text)
        #expect(formatter.localizedString(for: date.addingTimeInterval(seconds), relativeTo: date) == text)
    }

    @Test func `components are said in their own unit`() {
        #expect(formatter.localizedString(from: DateComponents(day: 14)) == "in 14 days")
        #expect(formatter.localizedString(from: DateComponents(month: -2, day: 3)) == "2 months ago")
    }

    @Test(arguments: [
        (RelativeDateTimeFormatter.UnitsStyle.full, "2 months ago"), (.spellOut, "two months ago"),
        (.short, "2 mo. ago"),
        (.abbreviated, "2mo ago"),
    ]) func `units have four styles`(_ style: RelativeDateTimeFormatter.UnitsStyle, _ text: String) {
        formatter.unitsStyle = style

        #expect(formatter.localizedString(from: DateComponents(month: -2)) == text)
    }

    @Test func `days have names in the formatter's language if that is wanted`() {
        formatter.dateTimeStyle = .named
        let english = formatter.localizedString(from: DateComponents(day: -1))
        formatter.formattingContext = .beginningOfSentence
        let atBeginning = formatter.localizedString(from: DateComponents(day: -1))
        formatter.locale = Locale(identifier: "de_AT")
        let german = formatter.localizedString(from: DateComponents(day: 1))

        #expect([english, atBeginning, german] == ["yesterday", "Yesterday", "Morgen"])
    }

    @Test func `an object that is no date has no text`() {
        #expect(formatter.string(for: "a") == nil)
        #expect(formatter.string(for: Date()) == "in 0 seconds")
    }
}
