import Foundation
import ResourceFiles
import Testing

@Suite struct StringCatalogTests {
    private func catalog(_ strings: String) -> StringCatalog {
        StringCatalog(
            Data("{\"sourceLanguage\": \"en\",\n\"strings\": {\n\(strings)\n}, \"version\": \"1.0\"}".utf8),
            file: "a.xcstrings")
    }

    private func unit(_ text: String) -> String {
        "{\"stringUnit\": {\"state\": \"translated\", \"value\": \"\(text)\"}}"
    }

    private func expand(_ text: VariedText?, _ numbers: [Int], language: String = "en") -> VariedText.Expansion? {
        text?.expanded(argumentCount: numbers.count) { PluralRules.categories(of: numbers[$0], language: language) }
    }

    @Test func `a key is its own text in the source language unless it has another`() {
        let catalog = catalog(
            "\"Save\": {\"localizations\": {\"de\": \(unit("Sichern"))}}, \"go\": {\"localizations\": {\"en\": "
                + "\(unit("Go"))}}, \"bare\": {}")

        #expect(catalog.faults.isEmpty)
        #expect(catalog.languages["en"]?.texts == ["Save": "Save", "go": "Go", "bare": "bare"])
        #expect(catalog.languages["de"]?.texts == ["Save": "Sichern"])
    }

    @Test func `plural variations are chosen by the first number of the texts`() {
        let catalog = catalog(
            "\"n\": {\"localizations\": {\"en\": {\"variations\": {\"plural\": {\"one\": "
                + "\(unit("%@ has %lld cat")), \"other\": \(unit("%@ has %lld cats"))}}}}}")

        let text = catalog.languages["en"]?.varied["n"]

        #expect(expand(text, [7, 1]) == VariedText.Expansion(format: "%@ has %lld cat", arguments: [0, 1]))
        #expect(expand(text, [1, 2]) == VariedText.Expansion(format: "%@ has %lld cats", arguments: [0, 1]))
    }

    @Test func `substitutions count the arguments that they name`() {
        func substitution(_ number: Int, _ one: String, _ other: String) -> String {
            "{\"argNum\": \(number), \"formatSpecifier\": \"lld\", \"variations\": {\"plural\": {\"one\": \(unit(one)), "
                + "\"other\": \(unit(other))}}}"
        }
        let catalog = catalog(
            "\"k\": {\"localizations\": {\"en\": {\"stringUnit\": {\"value\": \"%#@b@ for %#@a@\"}, \"substitutions\": "
                + "{\"a\": \(substitution(1, "%arg ant", "%arg ants")), \"b\": "
                + "\(substitution(2, "%arg bee", "%arg bees"))}}}}")

        let expansion = expand(catalog.languages["en"]?.varied["k"], [1, 2])

        #expect(expansion == VariedText.Expansion(format: "%lld bees for %lld ant", arguments: [1, 0]))
    }

    @Test func `arguments behind a substitution with a number of its own are the next ones`() {
        let dogs =
            "{\"argNum\": 1, \"variations\": {\"plural\": {\"one\": \(unit("a dog")), \"other\": \(unit("%arg dogs"))}}}"
        let catalog = catalog(
            "\"k\": {\"localizations\": {\"en\": {\"stringUnit\": {\"value\": \"%#@dogs@ of %@\"}, \"substitutions\": "
                + "{\"dogs\": \(dogs)}}}}")
        let text = catalog.languages["en"]?.varied["k"]

        #expect(expand(text, [2, 7]) == VariedText.Expansion(format: "%lld dogs of %@", arguments: [0, 1]))
        #expect(expand(text, [1, 7]) == VariedText.Expansion(format: "a dog of %@", arguments: [1]))
    }

    @Test(arguments: ["1e30", "0", "-1", "1.5", "100"])
    func `a substitution's argument is a number from 1 to 99`(number: String) {
        let catalog = catalog(
            "\"k\": {\"localizations\": {\"en\": {\"stringUnit\": {\"value\": \"%#@a@\"}, \"substitutions\": {\"a\": "
                + "{\"argNum\": \(number), \"variations\": {\"plural\": {\"other\": \(unit("x"))}}}}}}}")

        #expect(
            catalog.faults.map(\.description) == [
                "a.xcstrings:3: found \(number), expected a number from 1 to 99 as \"argNum\"."
            ])
    }

    @Test func `positions that no argument has, and lone percent signs, are text`() {
        let text = VariedText(
            format: "%9223372036854775807$#@n@ 5% %n", variables: ["n": VariedText.Variable(cases: ["other": "x"])])

        #expect(expand(text, [1]) == VariedText.Expansion(format: "%%9223372036854775807$#@n@ 5%% %%n"))
    }

    @Test func `a variable inside of itself is left out, and an expansion without measure ends`() {
        let own = VariedText(
            format: "%#@n@",
            variables: ["n": VariedText.Variable(cases: ["other": String(repeating: "%#@n@", count: 20)])])
        var deep = VariedText(format: "%#@a0@")
        for number in 0..<8 {
            let next = String(repeating: number < 7 ? "%#@a\(number + 1)@" : "x", count: 20)
            deep.variables["a\(number)"] = VariedText.Variable(cases: ["other": next])
        }

        #expect(expand(own, [1])?.format == String(repeating: "%%#@n@", count: 20))
        #expect((expand(deep, [1])?.format.count ?? 0) < 1_000_000)
    }

    @Test func `damaged positions of a table that the build made count as none`() {
        let variables = ["n": VariedText.Variable(argument: .min, cases: ["other": "%d"])]

        #expect(
            expand(VariedText(format: "%#@n@", variables: variables), [4])
                == VariedText.Expansion(format: "%d", arguments: [0]))
    }

    @Test func `devices vary a text, and may contain plurals`() {
        let catalog = catalog(
            "\"k\": {\"localizations\": {\"en\": {\"variations\": {\"device\": {\"ipad\": {\"variations\": {\"plural\": "
                + "{\"one\": \(unit("a pane")), \"other\": \(unit("%lld panes"))}}}, \"other\": \(unit("pages"))}}}}}")

        let text = catalog.languages["en"]?.varied["k"]

        #expect(text?.text(for: ["iphone"]).format == "pages")
        #expect(expand(text?.text(for: ["ipad"]), [1])?.format == "a pane")
    }

    @Test func `damaged entries say their lines, and the others count`() {
        let catalog = catalog(
            "\"a\": 5,\n\"b\": {\"localizations\": {\"en\": {\"variations\": {\"plural\": {\"one\": \(unit("x"))}}}}},\n"
                + "\"c\": {\"localizations\": {\"en\":\n{\"variations\": {\"plural\": {\"some\": \(unit("x"))}}}}},\n"
                + "\"d\": {\"localizations\": {\"en\": {\"stringUnit\": {\"state\": \"new\"}}}},\n\"e\": {}")

        #expect(
            catalog.faults.map(\.description) == [
                "a.xcstrings:3: found 5, expected an object as the entry of \"a\".",
                "a.xcstrings:4: found an object, expected a text for \"other\".",
                "a.xcstrings:6: found \"some\", expected one of zero, one, two, few, many, other.",
                "a.xcstrings:7: found an object, expected an object with the key \"value\".",
            ])
        #expect(catalog.languages["en"]?.texts == ["e": "e"])
    }

    @Test func `a file without strings is a fault`() {
        let catalog = StringCatalog(Data("{\n}".utf8), file: "a.xcstrings")

        #expect(
            catalog.faults.map(\.description) == [
                "a.xcstrings:1: found an object, expected an object with the key \"strings\"."
            ])
    }
}
