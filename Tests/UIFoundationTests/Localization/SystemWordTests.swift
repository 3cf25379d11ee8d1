import Foundation
import ResourceFiles
import Testing
import UIFoundation
import UIKitTesting

/// The words of the system's buttons.
@Suite(.application) struct SystemWordTests {
    @Test(arguments: [
        ("de_AT", "Fertig", "Abbrechen"), ("fr_CA", "OK", "Annuler"), ("es_MX", "OK", "Cancelar"),
        ("it", "Fine", "Annulla"), ("nl_BE", "Gereed", "Annuleer"), ("pt-BR", "OK", "Cancelar"),
        ("ja_JP", "完了", "キャンセル"), ("zh_CN", "完成", "取消"), ("zh-Hans", "完成", "取消"),
    ])
    func `a language that there is a table for has its words, in every region`(
        _ language: String, _ done: String, _ cancel: String
    ) {
        #expect(SystemWord.done.text(in: language) == done && SystemWord.cancel.text(in: language) == cancel)
    }

    @Test(arguments: ["en_GB", "sv", "zh_TW", "", "Base"])
    func `other languages and scripts have English words`(_ language: String) {
        #expect(SystemWord.allCases.allSatisfy { $0.text(in: language) == $0.rawValue })
    }

    @Test(arguments: ["de", "es", "fr", "it", "ja", "nl", "pt", "zh-Hans"])
    func `a table has all words, the last one among them`(_ language: String) {
        let words = SystemWord.allCases.map { $0.text(in: language) }

        #expect(words.last != SystemWord.allCases.last?.rawValue && !words.contains(""))
    }

    @Test(arguments: ["de", "es", "fr", "it", "ja", "nl", "pt", "zh-Hans"])
    func `words of every language have signs for the numbers`(_ language: String) {
        #expect(SystemWord.results.text(in: language).contains("%1$d"))
        #expect(["%1$d", "%2$d"].allSatisfy(SystemWord.indexOfResults.text(in: language).contains))
    }

    @Test func `numbers replace their signs`() {
        #expect(SystemWord.indexOfResults.text(with: 3, 12) == "3 of 12")
        #expect(SystemWord.results.text(with: 2) == "2 results")
    }

    @Test func `the language is that of the app's texts, not the one that the user would like best`() throws {
        let files = try ResourceBundleFiles()
        try files.write("en.lproj/Localizable.strings", "\"hello\" = \"Hello\";")
        try files.write("de.lproj/Localizable.strings", "\"hello\" = \"Hallo\";")
        let former = InterfaceLanguages.current
        defer { InterfaceLanguages.current = former }

        let languages = [["fr_FR", "de_AT"], ["fr_FR"], ["en_US"]].map { wanted in
            InterfaceLanguages.current = wanted
            return LocalizedFolders.language(of: files.bundle)
        }

        #expect(languages == ["de", "en", "en"])
    }

    @Test func `a bundle without texts in languages has none, and its words are English`() throws {
        #expect(try LocalizedFolders.language(of: ResourceBundleFiles().bundle) == nil)
        #expect(SystemWord.done.text == "Done")
    }
}
