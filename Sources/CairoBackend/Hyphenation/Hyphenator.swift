import CoreText
import Foundation

/// Finds where words may be divided, by the patterns that the system has for their language.
final class Hyphenator {
    private let folder: String
    private let library: HyphenationLibrary?
    /// The patterns by language; nil for languages without.
    private var known: [String: HyphenationPatterns?] = [:]

    /// Uses the files `hyph_*.dic` of a folder.
    init(folder: String = "/usr/share/hyphen", library: HyphenationLibrary? = .installed) {
        (self.folder, self.library) = (folder, library)
    }

    /// The patterns of a language such as "en-GB", else those of the language anywhere; nil when there are none.
    func patterns(for language: String) -> HyphenationPatterns? {
        if let found = known[language] { return found }
        let found = library.flatMap { library in
            file(for: language).flatMap { HyphenationPatterns("\(folder)/\($0)", library: library) }
        }
        known[language] = .some(found)
        return found
    }

    private func file(for language: String) -> String? {
        var parts = language.prefix { $0 != "." && $0 != "@" }.split { $0 == "-" || $0 == "_" }
        guard let code = parts.first, let files = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
            return nil
        }
        let names = Set(files)
        while !parts.isEmpty {
            let name = "hyph_\(parts.joined(separator: "_")).dic"
            if names.contains(name) { return name }
            parts.removeLast()
        }
        return files.filter { $0.hasPrefix("hyph_\(code)_") && $0.hasSuffix(".dic") }.min()
    }
}
