import Foundation
import SwiftSyntax

/// The lines before an original's text in its copy.
struct CopyHeader: Sendable {
    /// The import for files without one of UIKit, which may use tables and names that Objective-C has in every file.
    private let importLine: String
    /// Modules that are parts of Foundation on Apple's platforms, with the words for which a file needs them.
    ///
    /// They need libraries that most apps do not use, so UIKit does not export them.
    private static let partsOfFoundation: [(module: String, words: Words)] = [
        ("FoundationNetworking", .networking), ("FoundationXML", .xml),
    ]

    init(of files: [SourceFile]) {
        // If one file of a module gives its imports access levels, all files have to.
        let spellsAccess = files.contains { file in
            file.imports.contains { $0.path.trimmedDescription == "UIKit" && $0.modifiers.access != nil }
        }
        importLine = spellsAccess ? "internal import UIKit" : "import UIKit"
    }

    /// - Parameters:
    ///   - source: The original.
    ///   - absent: Its imports of frameworks that Linux lacks, with their lines.
    func text(for source: SourceFile, absent: [(module: String, line: Int)] = []) -> [UInt8] {
        let needsUIKit = !source.isBroken && !source.imports.contains { $0.path.trimmedDescription == "UIKit" }
        let lines = (needsUIKit ? [importLine] : []) + partsOfFoundation(in: source)
        if source.stem == "main" {
            // The directive would make the compiler warn of two files of one name, so the copy has the same lines instead.
            return Array(lines.map { $0 + "; " }.joined().utf8)
        }
        let choices = absent.map { choice(of: $0.module, line: $0.line, in: source) }
        return Array((lines.map { $0 + "\n" }.joined() + choices.joined() + source.directive(line: 1)).utf8)
    }

    /// An import of a framework where there is a module of that name, else a warning at the line of the original.
    private func choice(of module: String, line: Int, in source: SourceFile) -> String {
        """
        #if canImport(\(module))
        \(importLine.replacingOccurrences(of: "UIKit", with: module))
        #else
        \(source.directive(line: line))#warning("'\(module)' is not there on Linux, and what the file uses of it is not found")
        #endif

        """
    }

    /// Imports of the parts of Foundation that a file mentions and does not import itself.
    private func partsOfFoundation(in source: SourceFile) -> [String] {
        guard !source.isBroken else { return [] }
        let imported = Set(source.imports.map { $0.path.trimmedDescription })
        let needed = Self.partsOfFoundation.filter {
            !source.words.isDisjoint(with: $0.words) && !imported.contains($0.module)
        }
        return needed.map { part in
            importLine.replacingOccurrences(of: "UIKit", with: part.module)
        }
    }
}
