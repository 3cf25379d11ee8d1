import Foundation
import ResourceFiles
import Testing
import UIFoundation
import UIKitTesting

@Suite(.application) struct LocalizedStringTests {
    private let files: ResourceBundleFiles

    init() throws { files = try ResourceBundleFiles() }

    private func text(_ key: String, table: String? = nil, value: String = "") -> String {
        anoleLocalizedString(key, tableName: table, bundle: files.bundle, value: value)
    }

    /// Speaks languages while an action runs.
    private func speaking(_ languages: [String], _ action: () throws -> Void) rethrows {
        let former = InterfaceLanguages.current
        InterfaceLanguages.current = languages
        defer { InterfaceLanguages.current = former }
        try action()
    }

    private func writePlurals(_ language: String, _ texts: [String: VariedText]) throws {
        try files.write("\(language).lproj/Localizable.plurals.json", VariedText.file(of: texts))
    }

    private let cats = VariedText(
        format: "%#@cats@",
        variables: ["cats": VariedText.Variable(cases: ["zero": "no cats", "one": "%d cat", "other": "%d cats"])])
    private let dogs = VariedText(
        format: "%#@cats@!", variables: ["cats": VariedText.Variable(cases: ["one": "%d dog", "other": "%d dogs"])])

    @Test func `a text is in the user's language, and changes with it`() throws {
        try files.write("en.lproj/Localizable.strings", "\"hello\" = \"Hello\";")
        try files.write("de.lproj/Localizable.strings", "\"hello\" = \"Hallo\";")

        speaking(["de_AT"]) { #expect(text("hello") == "Hallo") }
        speaking(["en_US"]) { #expect(text("hello") == "Hello") }
        speaking(["fr_FR", "de_DE"]) { #expect(text("hello") == "Hallo") }
    }

    @Test func `folders with names from before there were codes have plurals`() throws {
        try writePlurals("English", ["n": cats])

        speaking(["en_US"]) {
            #expect(String.localizedStringWithFormat(text("n"), 1) == "1 cat")
            #expect(String.localizedStringWithFormat(text("n"), 2) == "2 cats")
        }
    }

    @Test func `a missing text is that of the base, then of the development language, then of the call`() throws {
        try files.write("Info.plist", plist: ["CFBundleDevelopmentRegion": "en"])
        try files.write("de.lproj/Localizable.strings", "\"a\" = \"de a\";")
        try files.write("Base.lproj/Localizable.strings", "\"b\" = \"base b\";")
        try files.write("en.lproj/Localizable.strings", "\"b\" = \"en b\"; \"c\" = \"en c\";")
        try files.write("Localizable.strings", "\"d\" = \"plain d\";")

        speaking(["de_DE"]) {
            #expect(["a", "b", "c", "d", "e"].map { text($0) } == ["de a", "base b", "en c", "plain d", "e"])
            #expect(text("e", value: "as it is") == "as it is")
        }
    }

    @Test func `a user whose language is not there reads the development language`() throws {
        try files.write("Info.plist", plist: ["CFBundleDevelopmentRegion": "de"])
        try files.write("de.lproj/Localizable.strings", "\"a\" = \"de\";")
        try files.write("en.lproj/Localizable.strings", "\"a\" = \"en\";")

        speaking(["ja_JP"]) { #expect(text("a") == "de") }
    }

    @Test func `the base is in the development language, which precedes other languages`() throws {
        try files.write("Base.lproj/Localizable.strings", "\"a\" = \"base\";")
        try files.write("de.lproj/Localizable.strings", "\"a\" = \"de\";")

        speaking(["en_US", "de_DE"]) { #expect(text("a") == "base") }
        speaking(["de_DE"]) { #expect(text("a") == "de") }
    }

    @Test func `other tables are named, and the folder of a language can be the bundle`() throws {
        try files.write("de.lproj/Menu.strings", "\"a\" = \"Karte\";")
        try files.write("en.lproj/Menu.strings", "\"a\" = \"Menu\";")
        let german = try #require(Bundle(path: files.path + "/de.lproj"))

        speaking(["en_US"]) {
            #expect(text("a", table: "Menu") == "Menu")
            #expect(text("a") == "a")
            #expect(anoleLocalizedString("a", tableName: "Menu", bundle: german, value: "") == "Karte")
        }
    }

    @Test func `numbers choose the plural of the text's language`() throws {
        try writePlurals("en", ["cats": cats, "dogs": dogs])

        speaking(["en_US"]) {
            let (cats, dogs) = (text("cats"), text("dogs"))

            #expect([0, 1, 2].map { String.localizedStringWithFormat(cats, $0) } == ["no cats", "1 cat", "2 cats"])
            #expect([1, 2].map { String(format: dogs, $0) } == ["1 dog!", "2 dogs!"])
            #expect(String.localizedStringWithFormat(cats, 12345) == "12,345 cats")
            #expect(String(format: cats + " and %d", 1, 5) == "1 cat and 5")
        }
    }

    @Test func `a fallback speaks its own language's plurals`() throws {
        let files = VariedText(
            format: "%#@n@",
            variables: ["n": VariedText.Variable(cases: ["one": "%d файл", "few": "%d файла", "other": "%d файлов"])])
        try writePlurals("ru", ["files": files])
        try self.files.write("Info.plist", plist: ["CFBundleDevelopmentRegion": "ru"])

        speaking(["en_US"]) {
            let format = text("files")
            #expect([1, 3, 5, 21].map { String(format: format, $0) } == ["1 файл", "3 файла", "5 файлов", "21 файл"])
        }
    }

    @Test func `several arguments of several kinds reach their parts`() throws {
        let text = VariedText(
            format: "%1$@ has %2$#@cats@ and %3$.1f kg",
            variables: ["cats": VariedText.Variable(cases: ["one": "%d cat", "other": "%d cats"])])
        try writePlurals("en", ["all": text])

        speaking(["en_US"]) {
            let format = self.text("all")
            #expect(String(format: format, "Eve" as NSString, 2, 3.25) == "Eve has 2 cats and 3.2 kg")
            #expect(String(format: "%@ %d", "a" as NSString, 5) == "a 5")
            #expect(String(format: "%05.1f|%x", 2.5, 255) == "002.5|ff")
        }
    }

    @Test func `a literal's values are part of its key, and choose its plural`() throws {
        try files.write("de.lproj/Localizable.strings", "\"Hi %@\" = \"Hallo %@\"; \"key\" = \"%2$@ zu %1$lld\";")
        let dogs = VariedText(
            format: "%#@n@",
            variables: ["n": VariedText.Variable(cases: ["one": "%lld Hund", "other": "%lld Hunde"])])
        try writePlurals("de", ["%lld dogs": dogs])
        let locale = Locale(identifier: "de_DE")
        let bundle = files.bundle

        speaking(["de_DE"]) {
            #expect(String(localized: "Hi \("Eve")", bundle: bundle) == "Hallo Eve")
            #expect(String(localized: "\(1) dogs", bundle: bundle, locale: locale) == "1 Hund")
            #expect(String(localized: "\(2000) dogs", bundle: bundle, locale: locale) == "2.000 Hunde")
            #expect(String(localized: "key", defaultValue: "\(5) \("a")", bundle: bundle) == "a zu 5")
            #expect(String(localized: "none", defaultValue: "\(0.5, specifier: "%.2f") %", bundle: bundle) == "0.50 %")
            #expect(String(localized: "100% new", bundle: bundle) == "100% new")
        }
    }

    @Test func `a damaged table says its line once, and the key is the text`() throws {
        try files.write("en.lproj/Localizable.strings", "\"a\" = \"1\";\n\"b\" \"2\";")
        try files.write("en.lproj/Localizable.plurals.json", "{")

        let warnings = files.warnings {
            speaking(["en_US"]) { #expect(["a", "b", "b"].map { text($0) } == ["1", "b", "b"]) }
        }

        #expect(warnings.count == 2)
        #expect(
            warnings.first
                == "/en.lproj/Localizable.strings:2: found \"\"2\";\", expected \"=\" behind the key \"b\".")
        #expect(warnings.last?.hasPrefix("/en.lproj/Localizable.plurals.json: found ") == true)
    }
}

nonisolated extension ResourceBundleFiles {
    fileprivate func write(_ name: String, plist: [String: String]) throws {
        try write(name, PropertyListSerialization.data(fromPropertyList: plist, format: .xml, options: 0))
    }
}
