import Foundation
import Testing
import UIKitTesting

@testable import UIKitText

/// The data that is found in texts by its form.
@MainActor @Suite(.application) struct DataScannerTests {
    /// The finds in a text, links with their addresses where these say more.
    private func finds(_ types: UIDataDetectorTypes, in text: String, _ locale: String = "en_US") -> [String] {
        let units = Array(text.utf16)
        let scanner = DataScanner(types, Locale(identifier: locale))
        return scanner.finds(in: units, at: 0, after: nil, beginningBefore: units.count).map { find in
            let shown = String(decoding: units[find.range], as: UTF16.self)
            guard case .link(let url) = find.value, url.absoluteString != shown else { return shown }
            return "\(shown) = \(url.absoluteString)"
        }
    }

    // MARK: Links

    @Test func `a link ends before the signs of its sentence, and with the brackets that it opens`() {
        #expect(
            finds(.link, in: "(see www.example.com/a_(b)).")
                == ["www.example.com/a_(b) = http://www.example.com/a_(b)"])
        #expect(finds(.link, in: "Is it https://a.example/x?y=1#z?!") == ["https://a.example/x?y=1#z"])
        #expect(
            finds(.link, in: "[ftp://a.example/f], “http://b.example”") == ["ftp://a.example/f", "http://b.example"])
    }

    @Test func `a name without a scheme is a link with a known ending, in one case`() {
        let text = "example.com, done.It, a.b.co.uk/c main.rs READ.ME EXAMPLE.ORG:8080/x"

        #expect(
            finds(.link, in: text) == [
                "example.com = http://example.com", "a.b.co.uk/c = http://a.b.co.uk/c",
                "EXAMPLE.ORG:8080/x = http://EXAMPLE.ORG:8080/x",
            ])
    }

    @Test(arguments: ["http:// x", "://x", "www.", "a@b", "a@@b.com", ".com", "-.-", "1.5", "a..com", "me@x.1"])
    func `a text with only a part of the form is no link`(_ text: String) { #expect(finds(.link, in: text) == []) }

    @Test func `mail has the scheme of mail`() {
        #expect(
            finds(.link, in: "to max.m+x@mail.example.de.")
                == ["max.m+x@mail.example.de = mailto:max.m+x@mail.example.de"])
    }

    @Test func `links are found between ideographs, and names with other letters are whole`() {
        #expect(finds(.link, in: "看example.com吧。") == ["example.com = http://example.com"])
        #expect(finds(.link, in: "in müller.de").first?.hasPrefix("müller.de") == true)
    }

    // MARK: Telephone numbers

    @Test func `telephone numbers have 7 to 15 digits, single signs and one pair of brackets`() {
        #expect(finds(.phoneNumber, in: "+49 (0)30 1234567") == ["+49 (0)30 1234567 = tel:+49301234567"])
        #expect(finds(.phoneNumber, in: "(555) 123-4567.") == ["(555) 123-4567 = tel:5551234567"])
        #expect(finds(.phoneNumber, in: "030 1234567 (9 to 5)") == ["030 1234567 = tel:0301234567"])
        #expect(finds(.phoneNumber, in: "1-800-692-7753") == ["1-800-692-7753 = tel:18006927753"])
    }

    @Test(arguments: [
        "123456", "1234567890123456", "x1234567", "1234567x", "192.168.10.20", "1990-2000", "2024-05-12", "12.05.2024",
        "030  1234567890123456", "1234567,89", "1234567%", "http://x/1234567", "1.234.567.890.123.456",
    ])
    func `other numbers are no telephone numbers`(_ text: String) { #expect(finds(.phoneNumber, in: text) == []) }

    // MARK: Dates

    @Test func `dates are found in the standard's form and in those of the locale, with their times`() {
        let text = "2024-05-12T10:30:00Z 5/12/2024 13/12/2024 May 12, 2024 at 3:00 PM, 12th May 2024, 2024-02-30"

        #expect(
            finds(.calendarEvent, in: text)
                == ["2024-05-12T10:30:00Z", "5/12/2024", "May 12, 2024 at 3:00 PM", "12th May 2024"])
    }

    @Test func `a locale has its own months and order`() {
        let text = "12. Mai 2024 um 10:30 Uhr, 3.10.2024, 13/12/2024, May 12, 2024"

        #expect(finds(.calendarEvent, in: text, "de_DE") == ["12. Mai 2024 um 10:30", "3.10.2024", "13/12/2024"])
        #expect(finds(.calendarEvent, in: "2024年5月12日", "ja_JP") == ["2024年5月12日"])
    }

    @Test(arguments: [
        "1.2.3.2024", "12.13.2024", "2023-02-29", "May 2024", "Maybe 12, 2024", "12024-05-12", "2024-5-1",
    ])
    func `a day that the calendar lacks is no date`(_ text: String) { #expect(finds(.calendarEvent, in: text) == []) }

    // MARK: Amounts

    @Test func `money has the sign or the code of a currency`() {
        let text = "$5, US$ 1,000.50, 5,00€, EUR 20, 1 000 000 USD, x5€, 5 usd, $5m"

        #expect(finds(.money, in: text) == ["$5", "US$ 1,000.50", "5,00€", "EUR 20", "1 000 000 USD"])
    }

    @Test func `physical values have a unit, which is no other word`() {
        let text = "5 km, 10kg, 3.5 m², 100 km/h, 20°C, 5 in stock, 5 mx, v1.2 m"

        #expect(finds(.physicalValue, in: text) == ["5 km", "10kg", "3.5 m²", "100 km/h", "20°C"])
    }

    // MARK: All kinds

    @Test
    func `finds do not overlap: a link comes before a date, that before money, and that before a telephone number`() {
        let text = "http://x.example/2024-05-12 2024-05-12 1234567 EUR 12345678"

        #expect(
            finds(.all, in: text)
                == ["http://x.example/2024-05-12", "2024-05-12", "1234567 EUR", "12345678 = tel:12345678"])
        #expect(finds([.address, .flightNumber, .shipmentTrackingNumber, .lookupSuggestion], in: text) == [])
    }

    @Test func `a part of a text has the finds that begin in it, with locations in the text`() {
        let units = Array("a.com b.com".utf16)
        let scanner = DataScanner(.link, Locale(identifier: "en_US"))

        let found = scanner.finds(in: units, at: 100, after: 32, beginningBefore: 106)

        #expect(found.map(\.range) == [100..<105])
        #expect(scanner.finds(in: units, at: 1, after: 45, beginningBefore: 12).map(\.range) == [7..<12])
    }

    @Test(arguments: ["1", "1 ", "1(", "a.", "a@", "a://b^", "a://b)", "+(", "May 1 ", "$1", "1,1", "((", "www."])
    func `hostile texts take a time in proportion to their length`(_ part: String) {
        let units = Array(String(repeating: part, count: 2_000).utf16)
        let scanner = DataScanner(.all, Locale(identifier: "en_US"))

        // Work that grew with the square of the length would take minutes.
        let found = scanner.finds(in: units, at: 0, after: nil, beginningBefore: units.count)

        #expect(found.allSatisfy { $0.range.count <= DataScanner.reach + 8 })
    }
}
