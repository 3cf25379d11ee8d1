import ResourceFiles
import Testing

@Suite struct LanguageChoiceTests {
    @Test(
        arguments: [
            (["en", "de"], ["de_AT"], "de"),
            (["en", "de", "de-AT"], ["de_AT"], "de-AT"),
            (["en", "pt-BR"], ["pt_PT"], "pt-BR"),
            (["en", "zh-Hans", "zh-Hant"], ["zh_TW"], "zh-Hant"),
            (["en", "zh-Hans", "zh-Hant"], ["zh_CN"], "zh-Hans"),
            (["en", "zh-Hant"], ["zh_CN"], nil),
            (["en", "de"], ["fr", "de", "en"], "de"),
            (["Base", "de"], ["fr"], nil),
            (["German", "English"], ["de_DE"], "German"),
            (["nb", "en"], ["no"], "nb"),
            (["sr", "sr-Latn"], ["sr_RS"], "sr"),
            ([String(repeating: "a", count: 500), "en"], ["en_US"], "en"),
            (["en"], [String(repeating: "b", count: 500)], nil),
            ([], ["en"], nil),
        ] as [([String], [String], String?)])
    func `the best language is of the same script, and of the same region if there is one`(
        available: [String], wanted: [String], best: String?
    ) {
        #expect(LanguageChoice.best(of: available, for: wanted) == best)
    }

    @Test(arguments: [
        (["LANG": "de_AT.UTF-8"], ["de_AT"]),
        (["LANG": "de_AT.UTF-8", "LANGUAGE": "fr:de"], ["fr", "de", "de_AT"]),
        (["LANG": "de_DE", "LC_ALL": "en_GB.UTF-8"], ["en_GB"]),
        (["LANG": "de_DE", "LC_MESSAGES": "fr_FR", "LC_ALL": ""], ["fr_FR"]),
        (["LANG": "C.UTF-8", "LANGUAGE": "de"], []),
        ([:], []),
    ])
    func `the system's variables say the languages`(variables: [String: String], languages: [String]) {
        #expect(LanguageChoice.languages { variables[$0] } == languages)
    }
}
