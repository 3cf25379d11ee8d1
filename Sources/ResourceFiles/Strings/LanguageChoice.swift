import Foundation

/// The choice among the languages of a bundle, by those of the user.
package enum LanguageChoice {
    /// The language of a bundle's texts: the first wanted one that the bundle has in some form, else nil.
    ///
    /// A language fits another one of the same script: `de` fits `de_AT`, `zh-Hans` fits `zh_CN`, and `pt-BR` fits `pt_PT`
    /// where there is no better one. Of several the parents in the Unicode project's tree of languages are better: `es-419`
    /// for `es_MX`, `en-GB` for `en_AU`, `pt-PT` for `pt_AO`. Names that are no language, such as `Base`, fit none.
    package static func best(of available: [String], for wanted: [String]) -> String? {
        guard !available.isEmpty else { return nil }
        let known = available.filter { $0 != "Base" }.map { (name: $0, parts: Parts($0)) }
        for wish in wanted.lazy.map(Parts.init) {
            let fitting = known.filter { $0.parts.language == wish.language && $0.parts.script == wish.script }
            guard let any = fitting.min(by: { $0.name < $1.name }) else { continue }
            // Most bundles have a language once.
            guard fitting.count > 1 else { return any.name }
            for region in [wish.region] + wish.parentRegions + [nil] {
                if let best = fitting.first(where: { $0.parts.region == region }) { return best.name }
            }
            return any.name
        }
        return nil
    }

    /// A language, the script that it is written in, and the region if a name has one.
    private struct Parts {
        let language: String
        let script: String
        let region: String?

        /// The names that folders had before there were codes.
        static let names = [
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

        /// The regions of the languages between this one and the one without a region, the nearest first.
        var parentRegions: [String] {
            guard let region else { return [] }
            let plain = Locale.Language(identifier: language + "-" + script).minimalIdentifier
            var regions: [String] = []
            // The tree knows languages by their shortest names.
            let own = Locale.Language(identifier: [language, script, region].joined(separator: "-")).minimalIdentifier
            var next = Locale.Language(identifier: own).parent
            // The tree is at most six high.
            while let parent = next, parent.minimalIdentifier != plain, regions.count < 6 {
                let components = Locale.Language.Components(identifier: parent.minimalIdentifier)
                guard let region = components.region?.identifier else { break }
                regions.append(region)
                next = parent.parent
            }
            return regions
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
    /// As `gettext` has it: `LC_ALL`, `LC_MESSAGES` and `LANG` in this order, and before them the list in `LANGUAGE` unless
    /// they say that programs are to speak none. A script behind an at sign becomes a part of the name: `sr_RS@latin` is
    /// `sr_Latn_RS`.
    package static func languages(in environment: (String) -> String?) -> [String] {
        let names = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap(environment).filter { !$0.isEmpty }
        let locale = names.first.map { Self.language(of: $0[...]) }
        guard let locale, locale != "C", locale != "POSIX" else { return [] }
        let list = environment("LANGUAGE")?.split(separator: ":").map { Self.language(of: $0) }
        var languages: [String] = []
        for language in (list ?? []) + [locale] where !languages.contains(language) { languages.append(language) }
        return languages
    }

    /// The scripts by the names that the system's languages have behind an at sign.
    private static let scripts = ["latin": "Latn", "cyrillic": "Cyrl", "devanagari": "Deva", "iqtelif": "Latn"]

    /// The language of a system's name such as `sr_RS.UTF-8@latin`.
    private static func language(of name: Substring) -> String {
        var parts = name.prefix { $0 != "." && $0 != "@" }.split(separator: "_").map(String.init)
        let modifier = name.firstIndex(of: "@").map { String(name[name.index(after: $0)...]) }
        if let script = modifier.flatMap({ scripts[$0] }), !parts.isEmpty { parts.insert(script, at: 1) }
        return parts.joined(separator: "_")
    }

    /// The code of a language for folders with names from before there were codes; other names as they are.
    package static func code(of name: String) -> String { Parts.names[name] ?? name }
}
