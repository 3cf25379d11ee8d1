import Foundation
import ResourceFiles
import Synchronization

/// The string tables of bundles in the user's language, read once.
nonisolated final class LocalizedTables: Sendable {
    static let shared = LocalizedTables()

    /// A text of a table and the language that it is in.
    enum Text: Sendable {
        case plain(String)
        case varied(VariedText, language: String)
    }

    /// A table of one folder.
    private struct Table: Sendable {
        var texts: [String: String] = [:]
        var varied: [String: VariedText] = [:]
    }

    /// A folder with tables and the language of its texts.
    private struct Source: Sendable {
        let folder: String
        let language: String
    }

    private struct State: Sendable {
        var tables: [String: Table] = [:]
        var sources: [String: [Source]] = [:]
        var languages: [String] = []
    }

    private let state = Mutex(State())

    /// The text of a key: in the best language of the bundle for the user, else in its base and its development language.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - table: The table's name.
    ///   - bundle: The bundle.
    ///   - wanted: Languages that are wanted more than the user's.
    func text(_ key: String, table: String, in bundle: Bundle, wanted: [String] = []) -> Text? {
        for root in ResourceFolders.shared.folders(of: bundle) {
            for source in sources(in: root, wanted: wanted) {
                let table = self.table(table, in: source.folder)
                if let varied = table.varied[key] { return .varied(varied, language: source.language) }
                if let text = table.texts[key] { return .plain(text) }
            }
        }
        return nil
    }

    // MARK: Languages

    /// The folders of texts and files below one of resources, the most wanted language first.
    func folders(in root: String) -> [String] { sources(in: root).map(\.folder) }

    /// The language of the most wanted folder below one of resources; nil where there is none with a language.
    func language(in root: String) -> String? {
        guard let first = sources(in: root).first, first.folder != root else { return nil }
        let name = URL(fileURLWithPath: first.folder).deletingPathExtension().lastPathComponent
        return name == "Base" ? first.language : name
    }

    /// The folders of tables below one of resources, the most wanted first.
    private func sources(in root: String, wanted: [String] = []) -> [Source] {
        let languages = InterfaceLanguages.current
        let place = (wanted + [root]).joined(separator: ":")
        let known = state.withLock { state in
            if state.languages != languages { (state.languages, state.sources) = (languages, [:]) }
            return state.sources[place]
        }
        if let known { return known }
        let development = Bundle(path: root)?.infoDictionary?["CFBundleDevelopmentRegion"] as? String ?? "en"
        let sources = Self.sources(in: root, wanted: wanted + languages, development: development)
        state.withLock { $0.sources[place] = sources }
        return sources
    }

    private static func sources(in root: String, wanted: [String], development: String) -> [Source] {
        let suffix = ".lproj"
        // A bundle may be the folder of one language: so apps change theirs by themselves.
        if root.hasSuffix(suffix) {
            let name = URL(fileURLWithPath: root).deletingPathExtension().lastPathComponent
            return [Source(folder: root, language: language(of: name, development: development))]
        }
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []).filter { $0.hasSuffix(suffix) }
        let available = names.map { String($0.dropLast(suffix.count)) }.sorted()
        let original = LanguageChoice.best(of: available, for: [development])
        // Texts in the base folder are in the development language, which may have no folder of its own.
        let choices = available.contains("Base") && original == nil ? available + [development] : available
        let chosen = LanguageChoice.best(of: choices, for: wanted + [development]) ?? available.first
        var sources: [Source] = []
        for name in [chosen, "Base", original].compactMap({ $0 })
        where available.contains(name) && !sources.contains(where: { $0.folder == "\(root)/\(name)\(suffix)" }) {
            sources.append(
                Source(
                    folder: "\(root)/\(name)\(suffix)", language: language(of: name, development: development)))
        }
        return sources + [Source(folder: root, language: LanguageChoice.code(of: development))]
    }

    /// The code of the language of a folder's texts: plural rules are known by codes alone.
    private static func language(of name: String, development: String) -> String {
        LanguageChoice.code(of: name == "Base" ? development : name)
    }

    // MARK: Tables

    private func table(_ name: String, in folder: String) -> Table {
        let path = folder + "/" + name
        if let known = state.withLock({ $0.tables[path] }) { return known }
        var table = Table()
        if let data = FileManager.default.contents(atPath: path + ".strings") {
            let file = StringTable(data, file: path + ".strings")
            table.texts = file.texts
            for fault in file.faults { ResourceWarnings.shared.post(fault.description) }
        }
        if let data = FileManager.default.contents(atPath: path + ".plurals.json") {
            do throws(ResourceFault) {
                table.varied = try VariedText.texts(of: data, file: path + ".plurals.json")
            } catch {
                ResourceWarnings.shared.post(error.description)
            }
        }
        state.withLock { $0.tables[path] = table }
        return table
    }
}
