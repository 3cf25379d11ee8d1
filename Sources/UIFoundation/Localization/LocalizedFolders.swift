package import Foundation
import ResourceFiles

/// The folders of a bundle in the user's language, for files that are in them.
package nonisolated enum LocalizedFolders {
    /// The folders in which files are looked for, the most wanted language first, and those without a language last.
    ///
    /// - Parameter bundle: The bundle; nil for the main one and those beside the executable.
    package static func folders(of bundle: Bundle?) -> [String] {
        ResourceFolders.shared.folders(of: bundle).flatMap { LocalizedTables.shared.folders(in: $0) }
    }

    /// The language that a bundle's texts are shown in; nil for one without texts in languages.
    ///
    /// - Parameter bundle: The bundle; nil for the main one and those beside the executable.
    package static func language(of bundle: Bundle?) -> String? {
        ResourceFolders.shared.folders(of: bundle).lazy.compactMap { LocalizedTables.shared.language(in: $0) }.first
    }

    /// The text of a key in a bundle's table; nil where there is none, or where it is a plural.
    package static func text(_ key: String, table: String, in bundle: Bundle) -> String? {
        guard case .plain(let text)? = LocalizedTables.shared.text(key, table: table, in: bundle) else { return nil }
        return text
    }
}
