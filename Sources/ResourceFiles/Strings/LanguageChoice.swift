import Foundation

/// The choice among the languages that a bundle has, by those that a user wants.
package enum LanguageChoice {
    /// The language of a bundle's texts: the first wanted one that the bundle has in some form, else nil.
    ///
    /// A language fits another one of the same script: `de` fits `de_AT`, `zh-Hans` fits `zh_CN`, and `pt-BR` fits `pt_PT` where
    /// there is no better one. Names that are no language, such as `Base`, fit none.
    package static func best(of available: [String], for wanted: [String]) -> String? {
        let known = available.filter { $0 != "Base" }.map { (name: $0, parts: Parts($0)) }
        for wish in wanted.map(Parts.init) {
            let fitting = known.filter { $0.parts.language == wish.language && $0.parts.script == wish.script }
            let best =
                fitting.first { $0.parts.region == wish.region } ?? fitting.first { $0.parts.region == nil }
                ?? fitting.min { $0.name < $1.name }
            if let best { return best.name }
        }
        return nil
    }

    /// A language, the script that it is written in, and the region if a name says one.
    private struct Parts {
        let language: String
        let script: String
        let region: String?

        /// The names that folders had before there were codes.
        private static let names = [
            "English": "en", "French": "fr", "German": "de", "Italian": "it", "Japanese": "ja", "Spanish": "es",
            "Dutch": "nl", "no": "nb",
        ]

        init(_ name: String) {
            guard Self.canBeLanguage(name) else {
                (language, script, region) = (name, "", nil)
                return
            }
            let code = Self.names[name] ?? name
            let identifier = code.replacingOccurrences(of: "_", with: "-")
            region = Locale.Language.Components(identifier: identifier).region?.identifier
            let language = Locale.Language(identifier: identifier)
            let first = language.languageCode?.identifier ?? identifier
            self.language = Self.names[first] ?? first
            script = language.script?.identifier ?? ""
        }

        /// Foundation stops the program at texts that are no names of languages at all, such as very long ones.
        private static func canBeLanguage(_ name: String) -> Bool {
            (2...32).contains(name.utf8.count)
                && name.utf8.allSatisfy { byte in
                    byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") || (byte | 0x20 >= 97 && byte | 0x20 <= 122)
                        || (48...57).contains(byte)
                }
        }
    }

    /// The languages that the system's variables ask for, the most wanted first, in the form `de_AT`.
    ///
    /// As `gettext` has it: `LC_ALL`, `LC_MESSAGES` and `LANG` in this order, and before them the list in `LANGUAGE` unless they
    /// say that programs are to speak none.
    package static func languages(in environment: (String) -> String?) -> [String] {
        let names = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap(environment).filter { !$0.isEmpty }
        let locale = names.first.map { String($0.prefix { $0 != "." && $0 != "@" }) }
        guard let locale, locale != "C", locale != "POSIX" else { return [] }
        let list = environment("LANGUAGE")?.split(separator: ":").map { String($0.prefix { $0 != "." && $0 != "@" }) }
        var languages: [String] = []
        for language in (list ?? []) + [locale] where !languages.contains(language) { languages.append(language) }
        return languages
    }
}
