import Foundation
import ResourceFiles
import Synchronization

/// The formats whose variables a table decides about, by names that no other format has.
///
/// A format leaves a table as a string like any other, and the formatting function sees only that string. So the names of its
/// variables are made unique, and lead back to the table.
nonisolated final class LocalizedFormats: Sendable {
    static let shared = LocalizedFormats()

    private struct Entry: Sendable {
        let text: VariedText
        let language: String
    }

    private struct State: Sendable {
        var entries: [Entry] = []
        var formats: [Key: String] = [:]
    }

    private struct Key: Hashable {
        let text: VariedText
        let language: String
    }

    private let state = Mutex(State())

    /// The mark between a variable's name and its number.
    private static let mark: Character = "#"

    /// The string for a text until its numbers are known.
    func format(for text: VariedText, language: String) -> String {
        let text = text.text(for: Self.deviceNames)
        guard !text.variables.isEmpty else { return text.format }
        return state.withLock { state in
            let key = Key(text: text, language: language)
            if let known = state.formats[key] { return known }
            let number = state.entries.count
            let renamed = text.renamingVariables { "\($0)\(Self.mark)\(number)" }
            state.entries.append(Entry(text: renamed, language: language))
            state.formats[key] = renamed.format
            return renamed.format
        }
    }

    /// Tables name devices so.
    private static var deviceNames: [String] {
        switch UITraitCollection.current.userInterfaceIdiom {
        case .pad: ["ipad"]
        case .mac: ["mac"]
        case .tv: ["appletv"]
        default: ["iphone"]
        }
    }

    /// A format for numbers, with the arguments that it asks for; nil for one that no table decides about.
    func expanded(_ format: String, _ arguments: [any CVarArg]) -> (format: String, arguments: [any CVarArg])? {
        guard format.contains("#@"), let entry = entry(of: format) else { return nil }
        // The formatted string may have words around that are not of the table.
        let text = VariedText(format: format, variables: entry.text.variables)
        let expansion = text.expanded(argumentCount: arguments.count) {
            PluralRules.categories(of: arguments[$0], language: entry.language)
        }
        return (expansion.format, expansion.arguments.map { arguments[$0] })
    }

    private func entry(of format: String) -> Entry? {
        for case .variable(_, let name) in FormatPiece.pieces(of: format) {
            guard let index = name.lastIndex(of: Self.mark), let number = Int(name[name.index(after: index)...]) else {
                continue
            }
            let entry = state.withLock { number >= 0 && number < $0.entries.count ? $0.entries[number] : nil }
            if let entry { return entry }
        }
        return nil
    }
}
