import Foundation
import ResourceFiles
import Testing

@Suite struct PluralRulesTests {
    /// The categories of the Unicode project's table of plural rules.
    @Test(arguments: [
        ("en", [0.0, 1, 2, 1.5], ["other", "one", "other", "other"]),
        ("ja", [0, 1, 2], ["other", "other", "other"]),
        ("ru", [1, 2, 5, 11, 21, 22, 25, 112], ["one", "few", "many", "many", "one", "few", "many", "many"]),
        ("ar", [0, 1, 2, 3, 11, 100], ["zero", "one", "two", "few", "many", "other"]),
        ("pl", [1, 2, 5, 12, 22], ["one", "few", "many", "many", "few"]),
        ("lv", [0, 1, 10, 21, 22], ["zero", "one", "zero", "one", "other"]),
        ("fr", [0, 1, 1.5, 2, 1_000_000], ["one", "one", "one", "other", "many"]),
        ("de_AT", [1, 2], ["one", "other"]),
        ("zh-Hans", [1, 2], ["other", "other"]),
    ])
    func `numbers are of the categories of their language`(language: String, numbers: [Double], categories: [String]) {
        #expect(numbers.map { PluralRules.category(of: $0, language: language) } == categories)
    }

    @Test func `zero may have a text of its own in every language`() {
        #expect(PluralRules.categories(of: 0, language: "en") == ["zero", "other"])
        #expect(PluralRules.categories(of: 10, language: "lv") == ["zero"])
        #expect(PluralRules.categories(of: UInt8(1), language: "en") == ["one"])
        #expect(PluralRules.categories(of: NSNumber(value: 2), language: "en") == ["other"])
        #expect(PluralRules.categories(of: "1", language: "en") == [])
    }

    @Test func `an unknown language has one category`() {
        #expect(PluralRules.category(of: 1, language: "no language at all, and much too long to be one") == "other")
        #expect(PluralRules.category(of: .nan, language: "en") == "other")
    }
}
