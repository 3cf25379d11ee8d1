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
            (["es", "es-419", "es-AR"], ["es_MX"], "es-419"),
            (["es", "es-419"], ["es_ES"], "es"),
            (["en", "en-GB"], ["en_AU"], "en-GB"),
            (["en", "en-GB"], ["en_CA"], "en"),
            (["en-GB", "en-001"], ["en_DE"], "en-GB"),
            (["pt-BR", "pt-PT"], ["pt_AO"], "pt-PT"),
            (["pt-BR", "pt-PT"], ["pt_BR"], "pt-BR"),
            (["zh-Hant", "zh-HK"], ["zh_MO"], "zh-HK"),
            (["sr", "sr-Latn"], ["sr_Latn_RS"], "sr-Latn"),
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
        (["LANG": "sr_RS.UTF-8@latin"], ["sr_Latn_RS"]),
        (["LANG": "sr_RS", "LANGUAGE": "sr@latin:be_BY@latin"], ["sr_Latn", "be_Latn_BY", "sr_RS"]),
        (["LANG": "de_DE@euro"], ["de_DE"]),
        ([:], []),
    ])
    func `the system's variables say the languages`(variables: [String: String], languages: [String]) {
        #expect(LanguageChoice.languages { variables[$0] } == languages)
    }
}
